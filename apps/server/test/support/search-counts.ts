import type { SearchCount, SearchCounts } from '@muge/contract';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** The filters of a search by their names in the address. */
export type Search = Readonly<Record<string, string>>;

/** What the server counts for a search. */
export async function countsOf(server: TestApp, search: Search, categoryId?: number): Promise<SearchCounts> {
  const inCategory = categoryId === undefined ? {} : { category_id: String(categoryId) };
  const answer = await server.get(`/search/counts?${new URLSearchParams({ ...search, ...inCategory })}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: SearchCounts }>().data;
}

/** What the searches themselves find, one for each category and each subcategory of one. */
export async function liveCounts(server: TestApp, search: Search, categoryId?: number): Promise<SearchCounts> {
  async function live(id: number, category: number, more: Search): Promise<SearchCount> {
    const query = new URLSearchParams({ ...search, ...more, per_page: '1' });
    const answer = await server.get(`/categories/${category}/search?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { total, total_capped } = answer.json<{ meta: Omit<SearchCount, 'id'> }>().meta;
    return { id, total, total_capped };
  }
  const { prisma } = server.database;
  const categories = await prisma.category.findMany({ orderBy: { id: 'asc' } });
  const subcategories = await prisma.subcategory.findMany({
    where: { category_id: categoryId ?? 0 },
    orderBy: { id: 'asc' },
  });
  return {
    categories: await Promise.all(categories.map(({ id }) => live(id, id, {}))),
    subcategories: await Promise.all(
      subcategories.map(({ id, category_id }) => live(id, category_id, { subcategory_id: String(id) })),
    ),
  };
}

import type { Ad, Category, Place, ProductCard } from '@muge/contract';
import { vi } from 'vitest';

/** What a stand-in of the API answers, by path; a number is an error of that status. */
export interface Answers {
  categories?: Category[] | number;
  products?: ProductCard[] | number;
  counts?: { published: number; published_today: number } | number;
  places?: Place[] | number;
  /** None unless told. */
  ads?: Ad[] | number;
}

/** Two categories, the first with two subcategories. */
export const someCategories: Category[] = [
  {
    id: 1,
    name: 'Transport',
    thumbnail: 'car.webp',
    subcategories: ['Cars', 'Bicycles'].map((name, index) => ({
      id: index + 11,
      name,
      category_id: 1,
      subthumbnail: null,
      options: {},
      option_fields: [],
    })),
  },
  { id: 2, name: 'Real estate', thumbnail: null, subcategories: [] },
];

/** Stands in for the API; calls that nothing is said about fail the test. Gives back the addresses asked for. */
export function serve(answers: Answers): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const path = address.split('?')[0];
    const known: Record<string, unknown> = {
      '/api/categories': answers.categories,
      '/api/products': answers.products,
      '/api/products/counts': answers.counts,
      '/api/places': answers.places,
    };
    const answer = path === '/api/getads' ? (answers.ads ?? []) : known[path ?? ''];
    if (answer === undefined) throw new Error(`Nothing is said about ${address}`);
    if (typeof answer === 'number') {
      return Response.json({ code: 'server_error', message: 'Broken.', request_id: 'r' }, { status: answer });
    }
    if (path === '/api/getads') return Response.json({ ads: answer });
    return Response.json(path === '/api/products' ? answer : { data: answer });
  });
  return asked;
}

import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { put } from '../support/selling.ts';

const server = await createTestApp();
const { actors, clock, database, factories } = server;
const { owner, stranger } = actors;
const category = await factories.category();
const subcategory = await factories.subcategory({ category_id: category.id });
afterAll(() => server.close());

const place = { category_id: category.id, subcategory_id: subcategory.id };

/** What the headings say: home page, search, category, subcategory, a list of favourites, the seller's tabs and my lists. */
async function shown() {
  // The home page's figures may be half a minute old.
  clock.advance(60_000);
  const total = async (url: string, headers = {}) => (await server.get(url, headers)).json().meta.total;
  return {
    home: (await server.get('/products/counts')).json().data.published,
    list: (await server.get('/products?per_page=100')).json().length,
    search: await total('/products/search?q=pianinas'),
    category: await total(`/categories/${category.id}/search`),
    subcategory: await total(`/categories/${category.id}/search?subcategory_id=${subcategory.id}`),
    favorites: await total('/favorites', stranger.headers),
    ...(await seller()),
    mine: await total('/user/products/active', owner.headers),
    mineArchived: await total('/user/products/archived', owner.headers),
  };
}

/** The counts of the tabs of the seller's page. */
async function seller() {
  const { active_count: active, archive_count: completed } = (await server.get(`/user/${owner.id}`)).json().data;
  return { active, completed };
}

/** The same, asked of the rows themselves. */
async function live() {
  const { rows } = await database.pool.query<
    Record<'listed' | 'kept' | 'closed' | 'published' | 'unpublished', number>
  >(`
    SELECT count(*) FILTER (
             WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active
           )::int AS listed,
           count(favorites.product_id) FILTER (
             WHERE status <> 'Saved' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active
           )::int AS kept,
           count(*) FILTER (
             WHERE status IN ('archived', 'completed') AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active
           )::int AS closed,
           count(*) FILTER (WHERE status = 'Published' AND deleted_at IS NULL)::int AS published,
           count(*) FILTER (WHERE status <> 'Published' AND deleted_at IS NULL)::int AS unpublished
    FROM products LEFT JOIN favorites ON favorites.product_id = products.id`);
  const { listed = 0, kept = 0, closed = 0, published = 0, unpublished = 0 } = rows[0] ?? {};
  return {
    home: listed,
    list: listed,
    search: listed,
    category: listed,
    subcategory: listed,
    favorites: kept,
    active: listed,
    completed: closed,
    mine: published,
    mineArchived: unpublished,
  };
}

it('what the headings count is what there is after every step of a listing’s life', async () => {
  const counts: number[] = [];
  async function step(act: () => Promise<unknown>): Promise<void> {
    await act();
    const now = await shown();
    expect(now).toEqual(await live());
    counts.push(now.search);
  }
  const listing = async (status: string) => {
    const payload = { name: 'Pianinas', price: 500, ...place, status };
    const answer = await server.send('/products', payload, owner.headers);
    expect(answer.statusCode).toBe(201);
    return answer.json<{ data: { id: number } }>().data.id;
  };
  const [first, second] = [await listing('Published'), await listing('Saved')];
  for (const id of [first, second]) {
    await database.prisma.favorite.create({ data: { user_id: stranger.id, product_id: id } });
  }
  const set = (status: string) => () => put(server, second, { status }, owner);
  const hidden = (reason: string | null) => () =>
    database.prisma.product.update({
      where: { id: second },
      data: { hidden_at: reason === null ? null : new Date(), hidden_reason: reason },
    });
  const sellerActive = (owner_active: boolean) => () =>
    database.prisma.product.updateMany({ where: { user_id: owner.id }, data: { owner_active } });

  await step(async () => undefined);
  await step(set('Active'));
  await step(hidden('A fake'));
  await step(set('Published'));
  await step(hidden(null));
  await step(set('completed'));
  await step(set('Published'));
  await step(set('archived'));
  await step(set('Saved'));
  await step(set('Published'));
  await step(sellerActive(false));
  await step(sellerActive(true));
  await step(() => server.request({ method: 'DELETE', url: `/products/${second}`, headers: { ...owner.headers } }));
  expect(counts).toEqual([1, 2, 1, 1, 2, 1, 2, 1, 1, 2, 0, 2, 1]);
});

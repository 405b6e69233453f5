import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../support/actors.ts';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { actors, factories } = server;
afterAll(() => server.close());

const now = () => new Date();

/** A seller with one product of every kind. */
async function sellerOfAll() {
  const { id: user_id } = await factories.user();
  const kinds = {
    published: {},
    archived: { status: 'archived' },
    completed: { status: 'completed' },
    draft: { status: 'Saved' },
    hidden: { hidden_at: now(), hidden_reason: 'A fake' },
    deleted: { deleted_at: now() },
  };
  for (const data of Object.values(kinds)) await factories.product({ user_id, ...data });
  return user_id;
}

describe('a seller', () => {
  it('is what anybody may know of a user, with the counts of both tabs', async () => {
    const user = await factories.user({
      name: 'Ona Petraitė',
      surname: 'Slapta',
      email: 'ona.slapta@example.lt',
      phone: '+37061234567',
      address: 'Slaptoji g. 1',
      rating_sum: 9,
      reviews_count: 2,
      subscribers_count: 3,
    });
    await factories.product({ user_id: user.id });
    await factories.product({ user_id: user.id, status: 'archived' });
    await factories.product({ user_id: user.id, status: 'completed' });
    await factories.product({ user_id: user.id, status: 'Saved' });
    const answer = await server.get(`/user/${user.id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: {
        id: user.id,
        name: 'Ona Petraitė',
        avatar: null,
        updated_at: user.updated_at.toISOString(),
        phone: '+370 6•• ••• 67',
        phone_verified_at: null,
        average_rating: 4.5,
        reviews_count: 2,
        company_confirmed: false,
        identity_confirmed: false,
        subscribers_count: 3,
        subscriptions_count: 0,
        active_count: 1,
        archive_count: 2,
      },
    });
  });

  it('has counts that equal the lists, for whoever asks', async () => {
    const id = await sellerOfAll();
    const owner = await signIn(server.app, server.database.prisma, id);
    for (const [headers, active] of [
      [{}, 1],
      [actors.moderator.headers, 1],
      [owner.headers, 2],
    ] as const) {
      const { data } = (await server.get(`/user/${id}`, headers)).json();
      expect(data).toMatchObject({ active_count: active, archive_count: 2 });
      const lists = [
        await server.get(`/user/${id}/0/activeProducts`, headers),
        await server.get(`/user/${id}/archiveProducts`, headers),
      ];
      expect(lists.map((list) => list.json().meta.total)).toEqual([data.active_count, data.archive_count]);
    }
  });

  it('is not found once deleted', async () => {
    const { id } = await factories.user({ deleted_at: now() });
    for (const url of [`/user/${id}`, `/user/${id}/0/activeProducts`, `/user/${id}/archiveProducts`]) {
      expect((await server.get(url)).statusCode).toBe(404);
    }
    expect((await server.get(`/${id}/products`, actors.admin.headers)).statusCode).toBe(404);
  });

  it('is not found while suspended, but by moderators, who see the products too', async () => {
    const { id } = await factories.user({ suspended_at: now(), suspended_reason: 'Fraud' });
    await factories.product({ user_id: id, owner_active: false });
    for (const url of [`/user/${id}`, `/user/${id}/0/activeProducts`, `/user/${id}/archiveProducts`]) {
      expect((await server.get(url)).statusCode).toBe(404);
      expect((await server.get(url, actors.stranger.headers)).statusCode).toBe(404);
    }
    expect((await server.get(`/user/${id}`, actors.moderator.headers)).json().data.active_count).toBe(1);
    const list = await server.get(`/user/${id}/0/activeProducts`, actors.moderator.headers);
    expect(list.json().data).toHaveLength(1);
  });
});

describe('a hidden product', () => {
  it('stands in its owner’s lists alone, with the reason', async () => {
    const { id } = await factories.product({
      user_id: actors.owner.id,
      hidden_at: now(),
      hidden_reason: 'Counterfeit',
      watch_count: 7,
    });
    const url = `/user/${actors.owner.id}/0/activeProducts`;
    const [mine] = (await server.get(url, actors.owner.headers)).json().data;
    expect(mine).toMatchObject({
      id,
      own: { hidden_reason: 'Counterfeit', watch_count: 7, written_count: 0, called_count: 0 },
    });
    for (const headers of [{}, actors.stranger.headers, actors.moderator.headers]) {
      expect((await server.get(url, headers)).json().data).toEqual([]);
    }
  });
});

describe('all products of somebody', () => {
  it('are all statuses for their owner', async () => {
    const id = await sellerOfAll();
    const me = await signIn(server.app, server.database.prisma, id);
    const { products, meta } = (await server.get(`/${id}/products`, me.headers)).json();
    const statuses = products.map(({ status }: { status: string }) => status).sort();
    expect(statuses).toEqual(['Published', 'Published', 'Saved', 'archived', 'completed']);
    expect(meta).toMatchObject({ total: 5, per_page: 30 });
  });

  it('are published, archived and completed ones for others', async () => {
    const id = await sellerOfAll();
    const { products } = (await server.get(`/${id}/products`, actors.stranger.headers)).json();
    expect(products.map(({ status }: { status: string }) => status).sort()).toEqual([
      'Published',
      'archived',
      'completed',
    ]);
    expect(products.every(({ own }: { own: unknown }) => own === null)).toBe(true);
  });
});

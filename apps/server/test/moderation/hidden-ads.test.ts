import type { EndpointAnswer, listModeratedAds } from '@muge/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { actors, factories } = server;
afterAll(() => server.close());

const hidden = (at: string, data: Parameters<typeof factories.ad>[0] = {}) =>
  factories.ad({ hidden_at: new Date(at), hidden_reason: 'A cheat', ...data });
const page = async (query: string) =>
  (await server.get(`/admin/ads?${query}`, actors.moderator.headers)).json<EndpointAnswer<typeof listModeratedAds>>();

describe('the ads that moderators took down', () => {
  it('are told apart from those that wait, the last one first, page by page', async () => {
    const waits = await factories.ad({ approved_at: null });
    await hidden('2026-03-03', { deleted_at: new Date() });
    const suspended = await factories.user({ suspended_at: new Date(), suspended_reason: 'Fraud' });
    const [first, third, second] = [
      await hidden('2026-03-01', { end_date: new Date('2026-01-02') }),
      await hidden('2026-03-02', { user_id: suspended.id }),
      await hidden('2026-03-02', { approved_at: null }),
    ];
    const beginning = await page('state=hidden&per_page=2');
    expect(beginning.ads).toMatchObject([
      { id: second.id, hidden_reason: 'A cheat' },
      { id: third.id, hidden_reason: 'A cheat' },
    ]);
    expect(beginning.meta.total).toBe(3);
    const rest = await page(`state=hidden&per_page=2&cursor=${beginning.meta.next_cursor}`);
    expect(rest.ads.map(({ id }) => id)).toEqual([first.id]);
    expect(rest.meta.next_cursor).toBeNull();

    for (const query of ['', 'state=', 'state=waiting']) {
      expect((await page(query)).ads.map(({ id }) => id)).toEqual([waits.id]);
    }
  });

  it('are read one by one by moderators', async () => {
    const { id } = await hidden('2026-03-01', { user_id: actors.owner.id });
    const answer = await server.get(`/ads/${id}`, actors.moderator.headers);
    expect(answer.json().data).toMatchObject({ id, user_id: actors.owner.id, hidden_reason: 'A cheat' });
  });
});

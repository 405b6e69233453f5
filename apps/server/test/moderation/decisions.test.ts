import type { Ad, EndpointAnswer, listModeratedAds } from '@muge/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../support/actors.ts';
import { createTestApp } from '../support/app.ts';
import { quickHash } from '../support/passwords.ts';

const server = await createTestApp();
const { actors, factories, database } = server;
const { prisma } = database;
afterAll(() => server.close());

const decide = (url: string, reason: string, headers = actors.moderator.headers, more: object = {}) =>
  server.send(`/admin${url}`, { reason, ...more }, headers);

/** What was kept of decisions about a row. */
const auditOf = (subject: string, subject_id: number) =>
  prisma.auditEntry.findMany({ where: { subject, subject_id }, orderBy: { id: 'asc' } });
const notificationsOf = (user_id: number) =>
  prisma.notification.findMany({ where: { user_id }, orderBy: { id: 'asc' }, select: { kind: true, data: true } });

describe('hiding a product', () => {
  it('takes it out of public view until it is restored, and tells the owner why', async () => {
    const seller = await factories.user();
    const { id, name } = await factories.product({ user_id: seller.id });
    const visible = async () => [
      (await server.get(`/products/${id}`)).statusCode,
      (await server.get(`/user/${seller.id}`)).json().data.active_count,
    ];
    expect((await decide(`/products/${id}/hide`, 'Counterfeit')).json()).toEqual({ message: 'The product is hidden.' });
    expect(await visible()).toEqual([404, 0]);
    expect((await decide(`/products/${id}/restore`, 'Mistaken')).statusCode).toBe(200);
    expect(await visible()).toEqual([200, 1]);
    expect(await auditOf('products', id)).toMatchObject([
      { actor_id: actors.moderator.id, action: 'hide_product', reason: 'Counterfeit' },
      { actor_id: actors.moderator.id, action: 'restore_product', reason: 'Mistaken' },
    ]);
    expect(await notificationsOf(seller.id)).toEqual([
      { kind: 'product_hidden', data: { id, name, reason: 'Counterfeit' } },
      { kind: 'product_restored', data: { id, name, reason: 'Mistaken' } },
    ]);
  });

  it('is done once by ten moderators at once', async () => {
    const { id, user_id } = await factories.product();
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(`/products/${id}/hide`, 'A fake')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await auditOf('products', id)).toHaveLength(1);
    expect(await notificationsOf(user_id)).toHaveLength(1);
  });
});

describe('suspending an account', () => {
  it('ends its sessions at once, hides its products and tells the reason at login, until it is restored', async () => {
    const password = 'ruduo-lapai-krinta';
    const user = await factories.user({ password_hash: await quickHash(password) });
    const [phone, desk] = [await signIn(server.app, prisma, user.id), await signIn(server.app, prisma, user.id)];
    const product = await factories.product({ user_id: user.id });
    const ad = await factories.ad({ user_id: user.id });
    const runs = async () =>
      (await server.get('/getads')).json().ads.some((running: { id: number }) => running.id === ad.id);
    expect(await runs()).toBe(true);

    expect((await decide(`/users/${user.id}/suspend`, 'Fraud')).statusCode).toBe(200);
    for (const { headers } of [phone, desk]) expect((await server.get('/profile', headers)).statusCode).toBe(401);
    expect(await prisma.session.count({ where: { user_id: user.id, revoked_at: null } })).toBe(0);
    expect((await server.get(`/products/${product.id}`)).statusCode).toBe(404);
    expect(await runs()).toBe(false);
    const refused = await server.send('/login', { login: user.username, password });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ code: 'account_suspended', message: 'This account is suspended. Fraud' });

    expect((await decide(`/users/${user.id}/restore`, 'Cleared')).statusCode).toBe(200);
    expect((await server.get(`/products/${product.id}`)).statusCode).toBe(200);
    expect(await runs()).toBe(true);
    expect((await server.get('/profile', phone.headers)).statusCode).toBe(401);
    expect((await server.send('/login', { login: user.username, password })).statusCode).toBe(200);
    expect((await auditOf('users', user.id)).map(({ action }) => action)).toEqual(['suspend_user', 'restore_user']);
    expect((await notificationsOf(user.id)).map(({ kind }) => kind)).toEqual(['account_suspended', 'account_restored']);
  });

  it('leaves nothing public of what the person puts up at that very moment', async () => {
    const category_id = (await factories.category()).id;
    for (let round = 0; round < 3; round += 1) {
      const user = await factories.user();
      const { headers } = await signIn(server.app, prisma, user.id);
      const product = { name: 'Padangos', price: 20, category_id };
      const puttingUp = Array.from({ length: 10 }, () => server.send('/products', product, headers));
      const [suspended, ...answers] = await Promise.all([decide(`/users/${user.id}/suspend`, 'Fraud'), ...puttingUp]);
      expect(suspended.statusCode).toBe(200);
      for (const { statusCode } of answers) expect([201, 401]).toContain(statusCode);
      const left = await prisma.product.findMany({ where: { user_id: user.id } });
      expect(left.filter(({ owner_active }) => owner_active)).toEqual([]);
      for (const { id } of left) expect((await server.get(`/products/${id}`)).statusCode).toBe(404);
    }
  });

  it('is never caught in a circle with the counting of views', async () => {
    const user = await factories.user();
    const [low, high] = [
      await factories.product({ user_id: user.id, created_at: new Date('2026-02-02') }),
      await factories.product({ user_id: user.id, created_at: new Date('2026-01-01') }),
    ];
    // By age, and by where it lies in its table now, the first is the last.
    await prisma.product.update({ where: { id: low.id }, data: { price_cents: 5 } });
    const lock = (client: Pick<typeof prisma, '$queryRaw'>, id: number) =>
      client.$queryRaw`select id from products where id = ${id} for no key update`;
    const isSomebodyWaiting = async () => {
      const [row] = await prisma.$queryRaw<{ waiting: bigint }[]>`
        select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return row !== undefined && row.waiting > 0n;
    };
    let suspended: ReturnType<typeof decide> | undefined;
    await prisma.$transaction(async (views) => {
      await lock(views, low.id);
      suspended = decide(`/users/${user.id}/suspend`, 'Fraud');
      await expect.poll(isSomebodyWaiting).toBe(true);
      await lock(views, high.id);
    });
    expect((await suspended)?.statusCode).toBe(200);
    expect(await prisma.product.count({ where: { user_id: user.id, owner_active: true } })).toBe(0);
  });

  it('never hits oneself, and leaves nothing behind when it is refused', async () => {
    for (const actor of [actors.moderator, actors.admin]) {
      expect((await decide(`/users/${actor.id}/suspend`, 'x', actor.headers)).statusCode).toBe(403);
      expect((await server.get('/profile', actor.headers)).statusCode).toBe(200);
      expect(await auditOf('users', actor.id)).toEqual([]);
      expect(await notificationsOf(actor.id)).toEqual([]);
    }
  });
});

type WaitingAds = EndpointAnswer<typeof listModeratedAds>;

const approve = (id: number, revision: unknown) =>
  decide(`/ads/${id}/approve`, 'Fine', actors.moderator.headers, { revision });
/** An ad as the moderators' list shows it. */
async function waiting(id: number): Promise<Ad | undefined> {
  const { ads } = (await server.get('/admin/ads?per_page=100', actors.moderator.headers)).json<WaitingAds>();
  return ads.find((ad) => ad.id === id);
}

describe('approving an ad', () => {
  it('lets it run, and tells the advertiser', async () => {
    const { id, user_id } = await factories.ad({ approved_at: null });
    expect((await server.send(`/${id}/click`, {})).statusCode).toBe(404);
    expect((await approve(id, 1)).statusCode).toBe(200);
    expect((await server.send(`/${id}/click`, {})).statusCode).toBe(200);
    expect(await notificationsOf(user_id)).toMatchObject([{ kind: 'ad_approved', data: { id, reason: 'Fine' } }]);
  });

  it('is refused where the ad was changed after the moderator looked at it', async () => {
    const advertiser = await signIn(server.app, prisma, (await factories.user()).id);
    const { id } = await factories.ad({ approved_at: null, user_id: advertiser.id, name: 'Padangos' });
    const seen = await waiting(id);
    expect(seen).toMatchObject({ name: 'Padangos', revision: 1 });
    const link = 'https://kitkas.example/';
    const change = { payload: { content: { image_url: [], link } }, headers: advertiser.headers };
    expect((await server.request({ method: 'PUT', url: `/${id}/update`, ...change })).statusCode).toBe(200);

    const refused = await approve(id, seen?.revision);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'conflict',
      message: 'This ad was changed after you looked at it. Look at it again before you approve it.',
    });
    expect(await auditOf('ads', id)).toEqual([]);
    expect(await notificationsOf(advertiser.id)).toEqual([]);
    expect((await server.send(`/${id}/click`, {})).statusCode).toBe(404);

    const now = await waiting(id);
    expect(now).toMatchObject({ revision: 2, content: { link } });
    expect((await approve(id, now?.revision)).statusCode).toBe(200);
    expect((await approve(id, now?.revision)).json()).toMatchObject({ message: 'This ad is approved already.' });
  });

  it('and changing it at the same moment never lets an unseen one run', async () => {
    const advertiser = await signIn(server.app, prisma, (await factories.user()).id);
    for (let round = 0; round < 5; round += 1) {
      const { id } = await factories.ad({ approved_at: null, user_id: advertiser.id });
      const change = { payload: { name: 'Nematyta' }, headers: advertiser.headers };
      const [approved, changed] = await Promise.all([
        approve(id, 1),
        server.request({ method: 'PUT', url: `/${id}/update`, ...change }),
      ]);
      expect(changed.statusCode).toBe(200);
      expect([200, 409]).toContain(approved.statusCode);
      expect((await prisma.ad.findUniqueOrThrow({ where: { id } })).approved_at).toBeNull();
    }
  });

  it.each([undefined, '', 0, 1.5, 'one'])('needs a revision: %j is none', async (revision) => {
    const { id } = await factories.ad({ approved_at: null });
    const answer = await approve(id, revision);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['revision']);
  });
});

describe('taking an ad down', () => {
  it('ends its running at once, changes bring nothing back, and restoring does', async () => {
    const advertiser = await signIn(server.app, prisma, (await factories.user()).id);
    const { id, name } = await factories.ad({ user_id: advertiser.id });
    const own = async () => (await server.get(`/ads/${id}`, advertiser.headers)).json().data;
    const runs = async () =>
      (await server.get('/getads')).json().ads.some((running: { id: number }) => running.id === id);
    expect(await runs()).toBe(true);

    expect((await decide(`/ads/${id}/hide`, 'A cheat')).json()).toEqual({ message: 'The ad is hidden.' });
    expect(await runs()).toBe(false);
    expect((await server.send(`/${id}/click`, {})).statusCode).toBe(404);
    expect(await own()).toMatchObject({ approved: true, running: false, hidden_reason: 'A cheat' });
    expect((await decide(`/ads/${id}/hide`, 'Again')).json()).toMatchObject({ message: 'This ad is hidden already.' });

    const change = { payload: { description: 'Geriau' }, headers: advertiser.headers };
    expect((await server.request({ method: 'PUT', url: `/${id}/update`, ...change })).statusCode).toBe(200);
    expect(await own()).toMatchObject({ approved: false, hidden_reason: 'A cheat' });
    expect(await waiting(id)).toBeUndefined();

    expect((await decide(`/ads/${id}/restore`, 'Mistaken')).json()).toEqual({ message: 'The ad is shown again.' });
    expect(await waiting(id)).toMatchObject({ revision: 2 });
    expect((await approve(id, 2)).statusCode).toBe(200);
    expect(await runs()).toBe(true);
    expect((await auditOf('ads', id)).map(({ action }) => action)).toEqual(['hide_ad', 'restore_ad', 'approve_ad']);
    expect((await notificationsOf(advertiser.id)).slice(0, 2)).toEqual([
      { kind: 'ad_hidden', data: { id, name, reason: 'A cheat' } },
      { kind: 'ad_restored', data: { id, name, reason: 'Mistaken' } },
    ]);
  });
});

describe('what is a moderator’s own', () => {
  it.each(['moderator', 'admin'] as const)('is neither approved nor restored by the %s it belongs to', async (who) => {
    const { id: user_id, headers } = actors[who];
    const gone = { hidden_at: new Date(), hidden_reason: 'A cheat' };
    const [waits, hiddenAd, hiddenProduct] = [
      await factories.ad({ user_id, approved_at: null }),
      await factories.ad({ user_id, ...gone }),
      await factories.product({ user_id, ...gone }),
    ];
    const refused = [
      await decide(`/ads/${waits.id}/approve`, 'Fine', headers, { revision: 1 }),
      await decide(`/ads/${hiddenAd.id}/restore`, 'Fine', headers),
      await decide(`/products/${hiddenProduct.id}/restore`, 'Fine', headers),
    ];
    for (const answer of refused) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        code: 'own_cause',
        message: 'This is your own. Another moderator has to decide about it.',
      });
    }
    expect(await prisma.ad.findUniqueOrThrow({ where: { id: waits.id } })).toMatchObject({ approved_at: null });
    expect(await prisma.ad.findUniqueOrThrow({ where: { id: hiddenAd.id } })).toMatchObject(gone);
    expect(await prisma.product.findUniqueOrThrow({ where: { id: hiddenProduct.id } })).toMatchObject(gone);
    expect(await notificationsOf(user_id)).toEqual([]);

    const other = actors[who === 'admin' ? 'moderator' : 'admin'];
    expect((await decide(`/ads/${waits.id}/approve`, 'Fine', other.headers, { revision: 1 })).statusCode).toBe(200);
    expect((await decide(`/ads/${hiddenAd.id}/restore`, 'Fine', other.headers)).statusCode).toBe(200);
    expect((await decide(`/products/${hiddenProduct.id}/restore`, 'Fine', other.headers)).statusCode).toBe(200);
  });

  it('may be taken down by themself', async () => {
    const { id } = await factories.ad({ user_id: actors.moderator.id });
    expect((await decide(`/ads/${id}/hide`, 'A slip')).statusCode).toBe(200);
  });
});

describe('the ads that wait', () => {
  it('are those that still have to run, the one that was written longest ago first, page by page', async () => {
    const left = { updated_at: new Date('2026-01-01'), approved_at: null };
    await factories.ad({ ...left, end_date: new Date('2026-01-02') });
    await factories.ad({ ...left, deleted_at: new Date() });
    await factories.ad({ ...left, approved_at: new Date() });
    const suspended = await factories.user({ suspended_at: new Date(), suspended_reason: 'Fraud' });
    await factories.ad({ ...left, user_id: suspended.id });
    const [second, first, third] = [
      await factories.ad({ approved_at: null, updated_at: new Date('2026-01-02') }),
      await factories.ad({ approved_at: null, updated_at: new Date('2026-01-01') }),
      await factories.ad({ approved_at: null, updated_at: new Date('2026-01-02') }),
    ];
    const page = async (cursor: string) =>
      (await server.get(`/admin/ads?per_page=2${cursor}`, actors.moderator.headers)).json<WaitingAds>();
    const beginning = await page('');
    expect(beginning.ads.map(({ id }) => id)).toEqual([first.id, second.id]);
    const rest = await page(`&cursor=${beginning.meta.next_cursor}`);
    expect(rest.ads[0]?.id).toBe(third.id);
    expect(rest.meta.total).toBe(beginning.meta.total);
  });
});

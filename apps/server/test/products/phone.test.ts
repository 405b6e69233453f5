import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../support/actors.ts';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { actors, clock, database, factories } = server;
afterAll(() => server.close());

const DAY = 86_400_000;
const contact = '+37061111111';
const listed = (data: Parameters<typeof factories.product>[0] = {}) =>
  factories.product({ user_id: actors.owner.id, contact_phone: contact, ...data });
const phone = (id: number, { headers }: { headers: object } = actors.stranger) =>
  server.get(`/products/${id}/phone`, { ...headers });

async function listedMany(count: number) {
  const products = [];
  for (let n = 0; n < count; n += 1) products.push(await listed());
  return products;
}

async function someone() {
  return signIn(server.app, database.prisma, (await factories.user()).id);
}

async function calls(id: number): Promise<number> {
  return (await database.prisma.product.findUniqueOrThrow({ where: { id } })).called_count;
}

describe('the phone number', () => {
  it('is the contact’s, else the profile’s', async () => {
    const seller = await factories.user({ phone: '+37062222222' });
    const withContact = await listed({ user_id: seller.id });
    const without = await listed({ user_id: seller.id, contact_phone: null });
    expect((await phone(withContact.id)).json()).toEqual({ phone: contact });
    expect((await phone(without.id)).json()).toEqual({ phone: '+37062222222' });
  });

  it('is not found in words where there is none', async () => {
    const { id } = await listed({ contact_phone: null });
    const answer = await phone(id);
    expect(answer.json()).toMatchObject({ code: 'not_found', message: 'The seller has not given a phone number.' });
  });

  it('counts a viewer once a day in Vilnius, the owner and moderators never', async () => {
    clock.stopAt('2026-07-10T20:30:00.000Z');
    const { id } = await listed();
    for (const looker of [actors.owner, actors.moderator, actors.admin]) {
      expect((await phone(id, looker)).json()).toEqual({ phone: contact });
    }
    expect(await calls(id)).toBe(0);
    await Promise.all(Array.from({ length: 8 }, () => phone(id)));
    expect(await calls(id)).toBe(1);
    // Another buyer is shown the same number, and counts for themself.
    expect((await phone(id, await someone())).json()).toEqual({ phone: contact });
    expect(await calls(id)).toBe(2);
    // Half an hour later another day has begun in Vilnius.
    clock.advance(DAY / 48);
    await phone(id);
    expect(await calls(id)).toBe(3);
  });

  it('is shown sixty times a day to a person, then not', async () => {
    const me = await someone();
    const seen = await listedMany(60);
    for (const { id } of seen) expect((await phone(id, me)).statusCode).toBe(200);
    const { id } = await listed();
    const answer = await phone(id, me);
    expect(answer.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.get(`/api/products/${id}/phone`, me.headers)).statusCode).toBe(429);
    // What was refused was not counted, and is not shown at the next try.
    expect(await calls(id)).toBe(0);
    expect((await phone(id, me)).statusCode).toBe(429);
    expect((await phone(id, await someone())).statusCode).toBe(200);
    // What was shown today already may be looked at again.
    expect((await phone(seen[0]?.id ?? 0, me)).statusCode).toBe(200);
  });

  it('costs one of the sixty a product and day, however often it is looked at, also at once', async () => {
    const [me, { id }] = [await someone(), await listed()];
    for (let turn = 0; turn < 7; turn += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => phone(id, me)));
      for (const { statusCode } of answers) expect(statusCode).toBe(200);
    }
    for (const other of await listedMany(59)) expect((await phone(other.id, me)).statusCode).toBe(200);
    expect((await phone((await listed()).id, me)).statusCode).toBe(429);
  });

  it('is shown to moderators as often as they look', async () => {
    const moderator = await signIn(server.app, database.prisma, (await factories.user({ role: 'moderator' })).id);
    for (const { id } of await listedMany(61)) expect((await phone(id, moderator)).statusCode).toBe(200);
  });

  it('is in no list, page or source, whoever looks', async () => {
    const seller = await factories.user({ phone: '+37069876543' });
    const { id } = await listed({ user_id: seller.id, name: 'Slapta kėdė', contact_phone: '+37061234589' });
    await server.send(`/products/${id}/favorite`, {}, actors.stranger.headers);
    for (const { headers } of Object.values(actors)) {
      for (const url of [
        '/products?per_page=100',
        '/products/search?q=slapta',
        `/products/${id}`,
        `/product/${id}`,
        ...('authorization' in headers ? ['/favorites'] : []),
      ]) {
        const { body } = await server.get(url, {
          ...headers,
          accept: url.startsWith('/product/') ? 'text/html' : '*/*',
        });
        for (const digits of ['69876543', '9876543', '61234589', '1234589']) expect(body, url).not.toContain(digits);
      }
    }
  });
});

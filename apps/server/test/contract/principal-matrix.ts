import type { Endpoints } from '@muge/contract';
import type { InjectOptions } from 'fastify';
import type { ActorName } from '../support/actors.ts';
import type { TestApp } from '../support/app.ts';
import { quickHash } from '../support/passwords.ts';
import { formOf, photo } from '../support/pictures.ts';
import { adRows } from './ad-rows.ts';
import { moderationRows } from './moderation-rows.ts';
import { sellerRows } from './seller-rows.ts';

/** One situation of one call, and what each kind of caller gets. */
export interface Situation {
  readonly about: string;
  /** Makes what the call is about, new for every caller, and says where it is. */
  readonly prepare: (server: TestApp) => Promise<Pick<InjectOptions, 'url' | 'payload' | 'headers'>>;
  readonly expected: Readonly<Record<ActorName, number>>;
}

const everybody = (status: number) =>
  ({ anonymous: status, owner: status, stranger: status, moderator: status, admin: status }) as const;

/** What is its owner's and the moderators' alone; nobody else learns that it is there. */
const ownerAndModerators = { anonymous: 404, owner: 200, stranger: 404, moderator: 200, admin: 200 } as const;

type ProductData = Parameters<TestApp['factories']['product']>[0];

/** A product of the owner at its address. */
function product(data: ProductData = {}) {
  return async ({ factories, actors }: TestApp) => {
    const { id } = await factories.product({ user_id: actors.owner.id, ...data });
    return { url: `/products/${id}` };
  };
}

/** Whoever is signed in. */
const signedIn = (status: number) => ({ ...everybody(status), anonymous: 401 }) as const;

let numbers = 0;
/** A number that nobody else has had. */
function next(): number {
  numbers += 1;
  return numbers;
}

const password = 'ruduo-lapai-krinta';
const sends = (url: string, payload: () => object) => async () => ({ url, payload: payload() });

/** The heart of a product. */
function heart(data: ProductData = {}) {
  return async (server: TestApp) => ({ url: `${(await product(data)(server)).url}/favorite` });
}

/** The phone number of a product. */
function phone(data: ProductData = {}) {
  return async (server: TestApp) => ({ url: `${(await product(data)(server)).url}/phone` });
}

/** What the owner alone may do to a product: others are refused where they see it, and find nothing where they don't. */
function ownersAlone(payload?: object): Situation[] {
  const about = (data: ProductData) => async (server: TestApp) => ({
    ...(await product(data)(server)),
    ...(payload === undefined ? {} : { payload }),
  });
  const onVisible = { anonymous: 401, owner: 200, stranger: 403, moderator: 403, admin: 403 };
  return [
    { about: 'a published product', prepare: about({}), expected: onVisible },
    { about: 'an archived product', prepare: about({ status: 'archived' }), expected: onVisible },
    { about: 'a draft', prepare: about({ status: 'Saved' }), expected: { ...onVisible, stranger: 404 } },
    {
      about: 'a deleted product',
      prepare: async (server) => about({ deleted_at: now() })(server),
      expected: signedIn(404),
    },
  ];
}

const at = (url: string) => async () => ({ url });
const now = () => new Date();

/** Every call of the contract by every kind of caller. A call without a row fails. */
export const principalMatrix: Readonly<Record<keyof Endpoints, readonly Situation[]>> = {
  'GET /categories': [{ about: 'the taxonomy', prepare: at('/categories'), expected: everybody(200) }],
  'GET /categories/{id}': [
    {
      about: 'a category',
      prepare: async ({ factories }) => ({ url: `/categories/${(await factories.category()).id}` }),
      expected: everybody(200),
    },
    { about: 'no category', prepare: at('/categories/2147483647'), expected: everybody(404) },
  ],
  'GET /subcategories': [{ about: 'the taxonomy', prepare: at('/subcategories'), expected: everybody(200) }],
  'GET /places': [{ about: 'towns', prepare: at('/places?q=vil'), expected: everybody(200) }],
  'GET /products': [
    { about: 'the newest', prepare: at('/products'), expected: everybody(200) },
    { about: 'a page too deep', prepare: at('/products?page=1001'), expected: everybody(422) },
  ],
  'GET /products/counts': [{ about: 'the figures', prepare: at('/products/counts'), expected: everybody(200) }],
  'GET /products/search': [
    { about: 'everything', prepare: at('/products/search'), expected: everybody(200) },
    { about: 'a broken filter', prepare: at('/products/search?price_min=cheap'), expected: everybody(422) },
  ],
  'GET /categories/{id}/search': [
    {
      about: 'a category',
      prepare: async ({ factories }) => ({ url: `/categories/${(await factories.category()).id}/search` }),
      expected: everybody(200),
    },
    { about: 'no category', prepare: at('/categories/2147483647/search'), expected: everybody(404) },
  ],
  'GET /search/counts': [
    { about: 'everything', prepare: at('/search/counts'), expected: everybody(200) },
    {
      about: 'in a category',
      prepare: async ({ factories }) => ({ url: `/search/counts?category_id=${(await factories.category()).id}` }),
      expected: everybody(200),
    },
    { about: 'no category', prepare: at('/search/counts?category_id=2147483647'), expected: everybody(404) },
    { about: 'a broken filter', prepare: at('/search/counts?price_min=cheap'), expected: everybody(422) },
  ],
  'GET /search/suggestions': [
    { about: 'a text', prepare: at('/search/suggestions?q=dvir'), expected: everybody(200) },
    { about: 'no text', prepare: at('/search/suggestions'), expected: everybody(200) },
  ],
  'GET /products/{id}': [
    { about: 'a published product', prepare: product(), expected: everybody(200) },
    { about: 'an archived product', prepare: product({ status: 'archived' }), expected: everybody(200) },
    { about: 'a completed product', prepare: product({ status: 'completed' }), expected: everybody(200) },
    { about: 'a draft', prepare: product({ status: 'Saved' }), expected: ownerAndModerators },
    {
      about: 'a product that a moderator has hidden',
      prepare: async (server) => product({ hidden_at: now(), hidden_reason: 'A fake' })(server),
      expected: ownerAndModerators,
    },
    {
      about: 'a product whose seller is suspended',
      prepare: product({ owner_active: false }),
      expected: ownerAndModerators,
    },
    {
      about: 'a deleted product',
      prepare: async (server) => product({ deleted_at: now() })(server),
      expected: everybody(404),
    },
    { about: 'no product', prepare: at('/products/2147483647'), expected: everybody(404) },
  ],
  'POST /products': [
    {
      about: 'a new product',
      prepare: async ({ factories }) => ({
        url: '/products',
        payload: { name: 'Kėdė', price: 5, category_id: (await factories.category()).id },
      }),
      expected: signedIn(201),
    },
    {
      about: 'in the name of somebody else',
      prepare: async ({ factories }) => ({
        url: '/products',
        payload: {
          name: 'Kėdė',
          price: 5,
          category_id: (await factories.category()).id,
          user_id: (await factories.user()).id,
        },
      }),
      expected: signedIn(403),
    },
    { about: 'nothing', prepare: async () => ({ url: '/products', payload: {} }), expected: signedIn(422) },
  ],
  'PUT /products/{id}': ownersAlone({ name: 'Stalas' }),
  'DELETE /products/{id}': ownersAlone(),
  'GET /products/{id}/phone': [
    { about: 'a published product', prepare: phone({ contact_phone: '+37061234567' }), expected: signedIn(200) },
    { about: 'a product without number', prepare: phone(), expected: signedIn(404) },
    {
      about: 'a draft',
      prepare: phone({ contact_phone: '+37061234567', status: 'Saved' }),
      expected: { ...ownerAndModerators, anonymous: 401 },
    },
    {
      about: 'a product that a moderator has hidden',
      prepare: async (server) =>
        phone({ contact_phone: '+37061234567', hidden_at: now(), hidden_reason: 'A fake' })(server),
      expected: { ...ownerAndModerators, anonymous: 401 },
    },
  ],
  'POST /register/email': [
    {
      about: 'a newcomer',
      prepare: sends('/register/email', () => ({
        name: 'Jonas',
        email: `jonas${next()}@example.lt`,
        password,
        password_confirmation: password,
      })),
      expected: everybody(201),
    },
    { about: 'nothing', prepare: sends('/register/email', () => ({})), expected: everybody(422) },
  ],
  'POST /register/phone': [
    {
      about: 'a newcomer',
      prepare: sends('/register/phone', () => ({
        name: 'Ona',
        phone: `+3706${String(1_000_000 + next())}`,
        password,
        password_confirmation: password,
      })),
      expected: everybody(201),
    },
  ],
  'POST /verify/email': [
    {
      about: 'a code of nobody',
      prepare: sends('/verify/email', () => ({ user_id: 2_000_000_000 + next(), code: '123456' })),
      expected: everybody(422),
    },
    { about: 'a right code', prepare: pendingCode('email'), expected: everybody(200) },
  ],
  'POST /verify/phone': [
    {
      about: 'a code of nobody',
      prepare: sends('/verify/phone', () => ({ user_id: 2_000_000_000 + next(), code: '123456' })),
      expected: everybody(422),
    },
    { about: 'a right code', prepare: pendingCode('phone'), expected: everybody(200) },
  ],
  'POST /resend/verify/email': [
    {
      about: 'an unknown address',
      prepare: sends('/resend/verify/email', () => ({ email: `niekas${next()}@example.lt` })),
      expected: everybody(200),
    },
  ],
  'POST /resend/verify/phone': [
    {
      about: 'an unknown number',
      prepare: sends('/resend/verify/phone', () => ({ phone: `+3706${String(2_000_000 + next())}` })),
      expected: everybody(200),
    },
  ],
  'POST /login': [
    {
      about: 'a wrong password',
      prepare: sends('/login', () => ({ login: `niekas${next()}`, password: 'ne-tas-zodis' })),
      expected: everybody(401),
    },
    {
      about: 'the right password',
      prepare: async ({ factories }) => {
        const user = await factories.user({ password_hash: await quickHash(password) });
        return { url: '/login', payload: { login: user.username, password } };
      },
      expected: everybody(200),
    },
  ],
  'POST /logout': [
    {
      about: 'a session of its own',
      // The actors' own sessions are needed by the rows that follow.
      prepare: async () => ({ url: '/logout', headers: { authorization: 'Bearer a.b.c' } }),
      expected: everybody(200),
    },
  ],
  'POST /forgot/password': [
    {
      about: 'an unknown login',
      prepare: sends('/forgot/password', () => ({ login: `pamirso${next()}@pastas.lt` })),
      expected: everybody(200),
    },
  ],
  'POST /resend/forgot/password': [
    {
      about: 'an unknown login',
      prepare: sends('/resend/forgot/password', () => ({ login: `pamirso${next()}@pastas.lt` })),
      expected: everybody(200),
    },
  ],
  'POST /reset/password': [
    {
      about: 'a wrong code',
      prepare: sends('/reset/password', () => ({ login: `pamirso${next()}`, code: '123456', password })),
      expected: everybody(422),
    },
    {
      about: 'a right code',
      prepare: async ({ app, factories, database }) => {
        const user = await factories.user({ email: `atkuria${next()}@example.lt` });
        await app.services.messages.sendPasswordMessage(user.id, 'email');
        const mail = await database.prisma.outboxMessage.findFirstOrThrow({ where: { to: user.email ?? '' } });
        return { url: '/reset/password', payload: { login: user.username, code: mail.code ?? '', password } };
      },
      expected: everybody(200),
    },
  ],
  'GET /profile': [{ about: 'my own', prepare: at('/profile'), expected: signedIn(200) }],
  'GET /favorites': [
    { about: 'my own', prepare: at('/favorites'), expected: signedIn(200) },
    { about: 'a broken cursor', prepare: at('/favorites?cursor=x'), expected: signedIn(422) },
  ],
  'POST /products/{id}/favorite': [
    { about: 'a published product', prepare: heart(), expected: signedIn(201) },
    {
      about: 'a draft',
      prepare: heart({ status: 'Saved' }),
      expected: { anonymous: 401, owner: 201, stranger: 404, moderator: 201, admin: 201 },
    },
  ],
  'DELETE /products/{id}/favorite': [{ about: 'a published product', prepare: heart(), expected: signedIn(200) }],
  'POST /upload': [
    { about: 'a picture', prepare: picture, expected: signedIn(201) },
    { about: 'a text', prepare: sends('/upload', () => ({})), expected: signedIn(415) },
  ],
  'POST /pictures/keep': [
    {
      about: 'an upload',
      prepare: sends('/pictures/keep', () => ({ pictures: ['/storage/0a1b2c.webp'] })),
      expected: signedIn(200),
    },
    {
      about: 'something else',
      prepare: sends('/pictures/keep', () => ({ pictures: ['https://example.lt/a.webp'] })),
      expected: signedIn(422),
    },
  ],
  'GET /pictures/{key}': [
    {
      about: "the owner's",
      prepare: async ({ factories, actors }) => ({
        url: `/pictures/${(await factories.picture({ user_id: actors.owner.id })).key}`,
      }),
      expected: { ...ownerAndModerators, anonymous: 401 },
    },
    { about: 'an unknown one', prepare: at('/pictures/0a1b2c'), expected: signedIn(404) },
  ],
  ...sellerRows,
  ...adRows,
  ...moderationRows,
  'GET /dev/outbox': [{ about: 'the demo', prepare: at('/dev/outbox'), expected: everybody(200) }],
  'GET /dev/outbox/{id}/html': [
    {
      about: 'a mail of the demo',
      prepare: async ({ database }) => {
        const { id } = await database.prisma.outboxMessage.create({
          data: { channel: 'email', to: 'ona@example.lt', text: 'Labas', html: '<p>Labas</p>', created_at: new Date() },
        });
        return { url: `/dev/outbox/${id}/html` };
      },
      expected: everybody(200),
    },
    { about: 'an unknown one', prepare: at('/dev/outbox/2147483647/html'), expected: everybody(404) },
  ],
  'GET /dev/accounts': [{ about: 'the demo', prepare: at('/dev/accounts'), expected: everybody(200) }],
};

/** A form with a picture. */
async function picture() {
  return { url: '/upload', ...(await formOf(await photo())) };
}

/** A registration that waits, and the code that was sent for it. */
function pendingCode(channel: 'email' | 'phone') {
  return async (server: TestApp) => {
    const address = channel === 'email' ? `laukia${next()}@example.lt` : `+3706${String(3_000_000 + next())}`;
    const body = { name: 'Laukianti', [channel]: address, password, password_confirmation: password };
    const { id } = (await server.send(`/register/${channel}`, body)).json<{ id: number }>();
    await server.runJobs();
    const message = await server.database.prisma.outboxMessage.findFirstOrThrow({ where: { to: address } });
    return { url: `/verify/${channel}`, payload: { user_id: id, code: message.code ?? '' } };
  };
}

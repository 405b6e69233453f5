import type { Endpoints } from '@muge/contract';
import type { InjectOptions } from 'fastify';
import type { ActorName } from '../support/actors.ts';
import type { TestApp } from '../support/app.ts';

/** One situation of one call, and what each kind of caller gets. */
export interface Situation {
  readonly about: string;
  /** Makes what the call is about, new for every caller, and says where it is. */
  readonly prepare: (server: TestApp) => Promise<Pick<InjectOptions, 'url' | 'payload'>>;
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
};

import type { Endpoints } from '@muge/contract';
import type { TestApp } from '../support/app.ts';
import type { Situation } from './principal-matrix.ts';

const everybody = (status: number) =>
  ({ anonymous: status, owner: status, stranger: status, moderator: status, admin: status }) as const;
const signedIn = (status: number) => ({ ...everybody(status), anonymous: 401 }) as const;
/** A suspended account is the moderators' to look at. */
const moderators = { anonymous: 404, owner: 404, stranger: 404, moderator: 200, admin: 200 } as const;

/** Addresses of lists and page by the seller's id. */
type Address = (id: number) => string;

const ofSomebody =
  (url: Address) =>
  async ({ actors }: TestApp) => ({ url: url(actors.owner.id) });
const ofSuspended =
  (url: Address) =>
  async ({ factories }: TestApp) => {
    const { id } = await factories.user({ suspended_at: new Date(), suspended_reason: 'Fraud' });
    return { url: url(id) };
  };
const ofNobody = (url: Address) => async () => ({ url: url(2_147_483_647) });

function open(url: Address): Situation[] {
  return [
    { about: 'a seller', prepare: ofSomebody(url), expected: everybody(200) },
    { about: 'a suspended seller', prepare: ofSuspended(url), expected: moderators },
    { about: 'nobody', prepare: ofNobody(url), expected: everybody(404) },
  ];
}

const own = (url: string): Situation[] => [
  { about: 'my own', prepare: async () => ({ url }), expected: signedIn(200) },
  { about: 'a broken cursor', prepare: async () => ({ url: `${url}?cursor=x` }), expected: signedIn(422) },
];

/** The calls of sellers by every kind of caller. */
export const sellerRows = {
  'GET /user/{id}': open((id) => `/user/${id}`),
  'GET /user/{id}/{x}/activeProducts': open((id) => `/user/${id}/0/activeProducts`),
  'GET /user/{id}/archiveProducts': open((id) => `/user/${id}/archiveProducts`),
  'GET /{id}/products': [
    { about: 'the owner’s', prepare: ofSomebody((id) => `/${id}/products`), expected: signedIn(200) },
    {
      about: 'a suspended seller’s',
      prepare: ofSuspended((id) => `/${id}/products`),
      expected: { ...moderators, anonymous: 401 },
    },
  ],
  'GET /user/products/active': own('/user/products/active'),
  'GET /user/products/archived': own('/user/products/archived'),
} as const satisfies Partial<Record<keyof Endpoints, readonly Situation[]>>;

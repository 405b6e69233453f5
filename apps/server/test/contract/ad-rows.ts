import type { Endpoints } from '@muge/contract';
import type { TestApp } from '../support/app.ts';
import type { Situation } from './principal-matrix.ts';

const everybody = (status: number) =>
  ({ anonymous: status, owner: status, stranger: status, moderator: status, admin: status }) as const;
/** The owner's alone, even before moderators. */
const ownerAlone = (status: number) => ({ ...everybody(403), anonymous: 401, owner: status }) as const;
const ownerAndModerators = { anonymous: 401, owner: 200, stranger: 403, moderator: 200, admin: 200 } as const;
const signedIn = (status: number) => ({ ...everybody(status), anonymous: 401 }) as const;

/** An address that an ad of the owner's has, new for every caller. */
function ofOwnersAd(url: (id: number) => string, payload?: object, data: { approved_at?: null } = {}) {
  return async ({ factories, actors }: TestApp) => {
    const { id } = await factories.ad({ user_id: actors.owner.id, ...data });
    return { url: url(id), ...(payload === undefined ? {} : { payload }) };
  };
}

const noAd = (url: string, payload?: object) => async () => ({ url, ...(payload === undefined ? {} : { payload }) });

/** The calls of ads by every kind of caller. */
export const adRows = {
  'POST /{id}/createad': [
    {
      about: 'in the owner’s name',
      prepare: async ({ factories, actors }) => ({
        url: `/${actors.owner.id}/createad`,
        payload: {
          name: 'Akcija',
          category_id: (await factories.category()).id,
          content: { image_url: [], link: 'https://example.lt' },
          start_date: '2026-11-01',
          end_date: '2026-12-01',
        },
      }),
      expected: ownerAlone(201),
    },
    { about: 'nothing', prepare: noAd('/1/createad', {}), expected: signedIn(422) },
  ],
  'PUT /{id}/update': [
    {
      about: 'an ad of the owner’s',
      prepare: ofOwnersAd((id) => `/${id}/update`, { name: 'Nauja' }),
      expected: ownerAlone(200),
    },
    { about: 'no ad', prepare: noAd('/2147483647/update', {}), expected: signedIn(404) },
  ],
  'DELETE /{id}/delete': [
    { about: 'an ad of the owner’s', prepare: ofOwnersAd((id) => `/${id}/delete`), expected: ownerAlone(200) },
    { about: 'no ad', prepare: noAd('/2147483647/delete'), expected: signedIn(404) },
  ],
  'GET /{userId}/ads': [
    {
      about: 'the owner’s',
      prepare: async ({ actors }) => ({ url: `/${actors.owner.id}/ads` }),
      expected: ownerAlone(200),
    },
  ],
  'GET /ads/{id}': [
    { about: 'an ad of the owner’s', prepare: ofOwnersAd((id) => `/ads/${id}`), expected: ownerAndModerators },
    { about: 'no ad', prepare: noAd('/ads/2147483647'), expected: signedIn(404) },
  ],
  'GET /getads': [{ about: 'what runs', prepare: noAd('/getads'), expected: everybody(200) }],
  'POST /{id}/click': [
    { about: 'a running ad', prepare: ofOwnersAd((id) => `/${id}/click`), expected: everybody(200) },
    {
      about: 'an ad that waits for approval',
      prepare: ofOwnersAd((id) => `/${id}/click`, undefined, { approved_at: null }),
      expected: everybody(404),
    },
  ],
} as const satisfies Partial<Record<keyof Endpoints, readonly Situation[]>>;

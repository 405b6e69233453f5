import type { Endpoints } from '@muge/contract';
import type { TestApp } from '../support/app.ts';
import type { Situation } from './principal-matrix.ts';

type Make = (server: TestApp) => Promise<{ id: number }>;

const suspended = { suspended_at: new Date(), suspended_reason: 'Fraud' };
const hidden = { hidden_at: new Date(), hidden_reason: 'A fake' };

const statuses = (moderator: number, admin = moderator) =>
  ({ anonymous: 401, owner: 403, stranger: 403, moderator, admin }) as const;

function decision(about: string, url: (id: number) => string, make: Make, expected: Situation['expected']): Situation {
  return {
    about,
    prepare: async (server) => ({ url: url((await make(server)).id), payload: { reason: 'So decided' } }),
    expected,
  };
}

const none: Make = async () => ({ id: 2_147_483_647 });
const hide = (id: number) => `/admin/products/${id}/hide`;
const show = (id: number) => `/admin/products/${id}/restore`;
const suspend = (id: number) => `/admin/users/${id}/suspend`;
const restore = (id: number) => `/admin/users/${id}/restore`;
const approve = (id: number) => `/admin/ads/${id}/approve`;
const hideAd = (id: number) => `/admin/ads/${id}/hide`;
const showAd = (id: number) => `/admin/ads/${id}/restore`;

/** A decision about what is the moderator's own. */
function ofTheModerator(
  about: string,
  url: (id: number) => string,
  make: (server: TestApp, user_id: number) => Promise<{ id: number }>,
  more: object = {},
): Situation {
  return {
    about,
    prepare: async (server) => ({
      url: url((await make(server, server.actors.moderator.id)).id),
      payload: { reason: 'So decided', ...more },
    }),
    expected: statuses(403, 200),
  };
}

/** Approving an ad of these columns at a revision. */
function approval(
  about: string,
  ad: Parameters<TestApp['factories']['ad']>[0],
  revision: number | undefined,
  expected: Situation['expected'],
): Situation {
  return {
    about,
    prepare: async ({ factories }) => ({
      url: approve((await factories.ad(ad)).id),
      payload: { reason: 'So decided', ...(revision !== undefined && { revision }) },
    }),
    expected,
  };
}

/** The calls of moderators by every kind of caller. */
export const moderationRows = {
  'POST /admin/products/{id}/hide': [
    decision('a product', hide, ({ factories }) => factories.product(), statuses(200)),
    decision('a hidden product', hide, ({ factories }) => factories.product(hidden), statuses(409)),
    decision('no product', hide, none, statuses(404)),
    {
      about: 'without a reason',
      prepare: async () => ({ url: hide(1), payload: { reason: ' ' } }),
      expected: statuses(422),
    },
  ],
  'POST /admin/products/{id}/restore': [
    decision('a hidden product', show, ({ factories }) => factories.product(hidden), statuses(200)),
    ofTheModerator('a hidden product of the moderator’s', show, ({ factories }, user_id) =>
      factories.product({ user_id, ...hidden }),
    ),
    decision('a product', show, ({ factories }) => factories.product(), statuses(409)),
    decision('no product', show, none, statuses(404)),
  ],
  'POST /admin/users/{id}/suspend': [
    decision('somebody', suspend, ({ factories }) => factories.user(), statuses(200)),
    decision('somebody suspended', suspend, ({ factories }) => factories.user(suspended), statuses(409)),
    decision('a moderator', suspend, ({ factories }) => factories.user({ role: 'moderator' }), statuses(403, 200)),
    decision('an admin', suspend, ({ factories }) => factories.user({ role: 'admin' }), statuses(403)),
    decision('nobody', suspend, none, statuses(404)),
  ],
  'POST /admin/users/{id}/restore': [
    decision('somebody suspended', restore, ({ factories }) => factories.user(suspended), statuses(200)),
    decision('somebody', restore, ({ factories }) => factories.user(), statuses(409)),
    decision('an admin', restore, ({ factories }) => factories.user({ ...suspended, role: 'admin' }), statuses(403)),
    decision('nobody', restore, none, statuses(404)),
  ],
  'POST /admin/ads/{id}/hide': [
    decision('an ad', hideAd, ({ factories }) => factories.ad(), statuses(200)),
    decision('a hidden ad', hideAd, ({ factories }) => factories.ad(hidden), statuses(409)),
    decision('no ad', hideAd, none, statuses(404)),
    {
      about: 'without a reason',
      prepare: async () => ({ url: hideAd(1), payload: { reason: ' ' } }),
      expected: statuses(422),
    },
  ],
  'POST /admin/ads/{id}/restore': [
    decision('a hidden ad', showAd, ({ factories }) => factories.ad(hidden), statuses(200)),
    ofTheModerator('a hidden ad of the moderator’s', showAd, ({ factories }, user_id) =>
      factories.ad({ user_id, ...hidden }),
    ),
    decision('an ad', showAd, ({ factories }) => factories.ad(), statuses(409)),
    decision('no ad', showAd, none, statuses(404)),
  ],
  'GET /admin/ads': [
    { about: 'the ads that wait', prepare: async () => ({ url: '/admin/ads' }), expected: statuses(200) },
    {
      about: 'the ads that were taken down',
      prepare: async () => ({ url: '/admin/ads?state=hidden' }),
      expected: statuses(200),
    },
    { about: 'no known state', prepare: async () => ({ url: '/admin/ads?state=gone' }), expected: statuses(422) },
    { about: 'a page that is none', prepare: async () => ({ url: '/admin/ads?page=0' }), expected: statuses(422) },
  ],
  'POST /admin/ads/{id}/approve': [
    approval('an ad that waits', { approved_at: null }, 1, statuses(200)),
    ofTheModerator(
      'an ad of the moderator’s',
      approve,
      ({ factories }, user_id) => factories.ad({ user_id, approved_at: null }),
      { revision: 1 },
    ),
    approval('an approved ad', {}, 1, statuses(409)),
    approval('an ad that was changed since', { approved_at: null, revision: 2 }, 1, statuses(409)),
    approval('an ad without saying which revision', { approved_at: null }, undefined, statuses(422)),
    {
      about: 'no ad',
      prepare: async () => ({ url: approve(2_147_483_647), payload: { reason: 'So decided', revision: 1 } }),
      expected: statuses(404),
    },
  ],
} as const satisfies Partial<Record<keyof Endpoints, readonly Situation[]>>;

import { z } from 'zod';
import { Ad } from './ads.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { MODERATION_LIMITS, PER_PAGE } from './limits.ts';
import { BodyId, PageMeta, PagingQuery, PathId } from './shared.ts';

const decision = {
  method: 'POST',
  auth: 'moderator',
  tag: 'Moderation',
  params: z.object({ id: PathId }),
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(1, 'Give the reason; the person is told.')
      .max(MODERATION_LIMITS.reason)
      .meta({ description: 'Told to the person and kept in the audit log.' }),
  }),
  answers: { 200: z.object({ message: z.string() }) },
  errors: ['validation_failed', 'not_found', 'conflict'],
  rateLimit: 'write',
} as const satisfies Partial<Endpoint>;

/** POST /admin/products/{id}/hide. Specification: decisions, moderation. */
export const hideProduct = defineEndpoint({
  ...decision,
  path: '/admin/products/{id}/hide',
  summary: 'Hide a product',
  description:
    'It leaves lists and search, and its page is its owner’s and moderators’ alone. The pictures that it shows are served no more, wherever else they are, until it is restored; changing it brings none of them back.',
});

/** POST /admin/products/{id}/restore. Specification: decisions, moderation. */
export const restoreProduct = defineEndpoint({
  ...decision,
  path: '/admin/products/{id}/restore',
  summary: 'Show a hidden product again',
  description: 'Takes the mark of hiding away, from its pictures too. Nobody restores what is their own.',
  errors: [...decision.errors, 'own_cause'],
});

/** POST /admin/users/{id}/suspend. Specification: decisions, moderation and login. */
export const suspendUser = defineEndpoint({
  ...decision,
  path: '/admin/users/{id}/suspend',
  summary: 'Suspend an account',
  description:
    'Ends its sessions at once; its products leave public view. Nobody suspends themself or who ranks as high.',
  errors: [...decision.errors, 'forbidden'],
});

/** POST /admin/users/{id}/restore. Specification: decisions, moderation. */
export const restoreUser = defineEndpoint({
  ...decision,
  path: '/admin/users/{id}/restore',
  summary: 'Restore a suspended account',
  description: 'It may sign in again; its products come back. Nobody restores who ranks as high.',
  errors: [...decision.errors, 'forbidden'],
});

/** POST /admin/ads/{id}/hide. Specification: decisions, moderation. */
export const hideAd = defineEndpoint({
  ...decision,
  path: '/admin/ads/{id}/hide',
  summary: 'Take an ad down',
  description:
    'It runs no more, and its picture is served no more, wherever else it is, until it is restored; changing it brings nothing back.',
});

/** POST /admin/ads/{id}/restore. Specification: decisions, moderation. */
export const restoreAd = defineEndpoint({
  ...decision,
  path: '/admin/ads/{id}/restore',
  summary: 'Let a hidden ad run again',
  description:
    'Takes the mark of hiding away. One that was changed meanwhile still waits for its approval. Nobody restores what is their own.',
  errors: [...decision.errors, 'own_cause'],
});

/** GET /admin/ads. Specification: decisions, ads and moderation. */
export const listModeratedAds = defineEndpoint({
  method: 'GET',
  path: '/admin/ads',
  auth: 'moderator',
  tag: 'Moderation',
  summary: 'Ads that wait for a moderator, or that one took down',
  description:
    'Waiting are those that are neither hidden nor ended, the one that waits longest first; approving one takes its `revision`. Hidden are all that were taken down, the last one first.',
  query: PagingQuery.extend({
    state: z.enum(['waiting', 'hidden']).default('waiting').meta({ description: '`waiting` unless told.' }),
  }),
  answers: { 200: z.object({ ads: z.array(Ad).max(PER_PAGE.max), meta: PageMeta }) },
  errors: ['validation_failed'],
  rateLimit: 'read',
});

/** POST /admin/ads/{id}/approve. Specification: decisions, ads. */
export const approveAd = defineEndpoint({
  ...decision,
  path: '/admin/ads/{id}/approve',
  summary: 'Approve an ad',
  description:
    'It runs within its dates from now on, a hidden one once it is restored. What is approved is the revision that was looked at: 409 when the ad was changed since. Nobody approves what is their own.',
  errors: [...decision.errors, 'own_cause'],
  body: decision.body.extend({
    revision: BodyId.meta({ description: 'The `revision` of the ad as it was looked at.' }),
  }),
});

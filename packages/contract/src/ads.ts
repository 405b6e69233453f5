import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { AD_DATES, AD_LIMITS, MAX_ID, PER_PAGE } from './limits.ts';
import { PicturePath } from './products.ts';
import { Blank, BodyId, Id, oneLine, PageMeta, PagingQuery, PathId, singleLine, Timestamp } from './shared.ts';

const DateOnly = z.iso.date().meta({ description: 'YYYY-MM-DD.' });

/** A day that somebody chooses; far ones are slips of the finger, and the database knows no year 0. */
const ChosenDate = z.iso
  .date()
  .refine((date) => date >= AD_DATES.first && date <= AD_DATES.last, 'Choose a date between 2000 and 2100.')
  .meta({ description: 'YYYY-MM-DD, from 2000 to 2100.' });

const linkProblem = 'Enter a link that begins with http:// or https://.';

/** An address on the web. Specification: decisions, ads: http and https only. */
const Link = z
  .string()
  .trim()
  .max(AD_LIMITS.link)
  // What browsers forgive (https:example.lt, https:///example.lt, blanks, backslashes) is refused, and so is a name before
  // the host (https://bankas.lt@example.lt): it would lead elsewhere than it looks.
  .regex(/^https?:\/\/[^\s\\/?#@]+([/?#][^\s\\]*)?$/i, linkProblem)
  .pipe(z.url({ protocol: /^https?$/, error: linkProblem }));

/** A banner. Specification: signed-in, section 3; decisions, ads. */
export const Ad = z
  .object({
    id: Id,
    user_id: Id,
    name: z.string(),
    description: z.string(),
    category_id: Id,
    category_name: z.string(),
    subcategory_id: z.array(Id).max(AD_LIMITS.subcategories),
    subcategory_names: z.array(z.string()).max(AD_LIMITS.subcategories),
    type: z.literal('image'),
    status: z.literal('available'),
    content: z.object({ image_url: z.array(PicturePath).max(1), link: z.string() }),
    priority: z.string().nullable(),
    start_date: DateOnly,
    end_date: DateOnly,
    clicks_count: z.int().min(0),
    approved: z.boolean().meta({ description: 'False while it waits for a moderator.' }),
    revision: z.int().min(1).max(MAX_ID).meta({ description: 'From 1; grows by one with each change of the ad.' }),
    hidden_reason: z.string().nullable().meta({ description: 'Why a moderator took it down; null unless they did.' }),
    running: z.boolean().meta({ description: 'Approved, not hidden, and today in Vilnius lies within its dates.' }),
    created_at: Timestamp,
  })
  .meta({ id: 'Ad' });
export type Ad = z.infer<typeof Ad>;

const adFields = z.object({
  name: singleLine(AD_LIMITS.name),
  description: z.string().trim().max(AD_LIMITS.description).nullable(),
  category_id: BodyId,
  subcategory_id: z
    .union([
      z.array(BodyId).max(AD_LIMITS.subcategories),
      Blank,
      BodyId.transform((id) => [id]).pipe(z.array(Id).max(1)),
    ])
    .nullable()
    .meta({ description: 'One of the category’s, or a list of them.' }),
  type: z.literal('image'),
  status: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['available', 'avilable']))
    .transform(() => 'available' as const)
    .pipe(z.literal('available'))
    .meta({ description: 'available; avilable is the same.' }),
  content: z.object({ image_url: z.array(PicturePath.max(200)).max(1), link: Link }),
  priority: oneLine(AD_LIMITS.priority).nullable(),
  start_date: ChosenDate,
  end_date: ChosenDate,
  user_id: BodyId.meta({ description: 'May be left out; another’s is refused.' }),
});

const inOrder = (ad: { start_date?: string | undefined; end_date?: string | undefined }) =>
  ad.start_date === undefined || ad.end_date === undefined || ad.start_date <= ad.end_date;
const orderProblem = { path: ['end_date'], error: 'The end date must not be before the start date.' };

/** A new ad. Specification: signed-in, section 5: category, name, link and dates must be there. */
export const AdInput = adFields
  .partial()
  .extend(adFields.pick({ name: true, category_id: true, content: true, start_date: true, end_date: true }).shape)
  .refine(inOrder, orderProblem);
export type AdInput = z.output<typeof AdInput>;

/** A change of an ad: what is absent stays as it is. */
export const AdChange = adFields
  .partial()
  .extend({
    seen_revision: BodyId.optional().meta({
      description: 'The `revision` of the ad as it was looked at: 409 when it was changed since, unless to the same.',
    }),
  })
  .refine(inOrder, orderProblem);
export type AdChange = z.output<typeof AdChange>;

const Done = z.object({ message: z.string().meta({ description: 'An English sentence for the person.' }) });

/** POST /{id}/createad. Specification: signed-in, section 7: the user's id in the path. */
export const createAd = defineEndpoint({
  method: 'POST',
  path: '/{id}/createad',
  auth: 'user',
  tag: 'Ads',
  summary: 'Create an ad',
  description: `A banner. It runs within its dates, once a moderator approved it where that is asked for. At most ${AD_LIMITS.perDay} a person and day; a repeat and what was refused do not count.`,
  idempotent: true,
  params: z.object({ id: PathId }),
  body: AdInput,
  answers: { 201: Done.extend({ data: Ad }) },
  errors: ['validation_failed', 'forbidden', 'not_found', 'ad_quota_exceeded'],
  rateLimit: 'write',
});

/** PUT /{id}/update. Specification: signed-in, section 7: the ad's id in the path. */
export const updateAd = defineEndpoint({
  method: 'PUT',
  path: '/{id}/update',
  auth: 'user',
  tag: 'Ads',
  summary: 'Change an ad',
  description:
    'The owner’s alone. A changed ad waits for a moderator again where that is asked for; a hidden one stays hidden. With `seen_revision` it is refused where somebody changed the ad meanwhile.',
  params: z.object({ id: PathId }),
  body: AdChange,
  answers: { 200: Done.extend({ data: Ad }) },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
  rateLimit: 'write',
});

/** DELETE /{id}/delete. Specification: signed-in, section 7: the ad's id in the path. */
export const deleteAd = defineEndpoint({
  method: 'DELETE',
  path: '/{id}/delete',
  auth: 'user',
  tag: 'Ads',
  summary: 'Delete an ad',
  description: 'The owner’s alone.',
  params: z.object({ id: PathId }),
  answers: { 200: Done },
  errors: ['forbidden', 'not_found'],
  rateLimit: 'write',
});

/** GET /{userId}/ads. Specification: signed-in, section 7. */
export const listUserAds = defineEndpoint({
  method: 'GET',
  path: '/{userId}/ads',
  auth: 'user',
  tag: 'Ads',
  summary: 'My ads',
  description: 'The caller’s own, newest first; another’s are refused.',
  params: z.object({ userId: PathId }),
  query: PagingQuery,
  answers: { 200: z.object({ ads: z.array(Ad).max(PER_PAGE.max), meta: PageMeta }) },
  errors: ['validation_failed', 'forbidden', 'not_found'],
  rateLimit: 'read',
});

/** GET /ads/{id}. Not in the specification: the edit screen opened by its address, and what moderators decide about. */
export const getAd = defineEndpoint({
  method: 'GET',
  path: '/ads/{id}',
  auth: 'user',
  tag: 'Ads',
  summary: 'One ad',
  description: 'Its owner’s and moderators’ alone.',
  params: z.object({ id: PathId }),
  answers: { 200: z.object({ data: Ad }) },
  errors: ['forbidden', 'not_found'],
  rateLimit: 'read',
});

/** GET /getads. Specification: signed-in, section 7; decisions, ads. */
export const listRunningAds = defineEndpoint({
  method: 'GET',
  path: '/getads',
  auth: 'public',
  tag: 'Ads',
  summary: 'Running ads',
  description: `Approved ads whose dates hold today in Vilnius, at most ${AD_LIMITS.running}, those of the best priority and the newest first.`,
  answers: { 200: z.object({ ads: z.array(Ad).max(AD_LIMITS.running) }) },
  errors: [],
  rateLimit: 'read',
});

/** POST /{id}/click. Specification: signed-in, section 7; decisions: once per client and minute. */
export const clickAd = defineEndpoint({
  method: 'POST',
  path: '/{id}/click',
  auth: 'optional',
  tag: 'Ads',
  summary: 'Somebody followed an ad',
  description: 'Counted once per person (or address, for guests) and minute, while the ad runs.',
  params: z.object({ id: PathId }),
  answers: { 200: Done },
  errors: ['not_found'],
  rateLimit: 'write',
});

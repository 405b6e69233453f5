import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { MAX_ID, PER_PAGE, SELLER_PER_PAGE } from './limits.ts';
import { ProductCard, ProductStatus } from './products.ts';
import { PageMeta, PagingQuery, PathId, QueryText } from './shared.ts';
import { PublicUser } from './users.ts';

/** What only the owner and moderators see of a product in a list. */
export const OwnView = z
  .object({
    watch_count: z.int().min(0),
    written_count: z.int().min(0),
    called_count: z.int().min(0),
    hidden_reason: z.string().nullable().meta({ description: 'Why a moderator hid it; null unless hidden.' }),
  })
  .meta({ id: 'OwnView' });
export type OwnView = z.infer<typeof OwnView>;

/** A product in a list of its seller's. */
export const SellerProductCard = ProductCard.extend({
  own: OwnView.nullable().meta({ description: 'Null for others than its owner.' }),
}).meta({ id: 'SellerProductCard' });
export type SellerProductCard = z.infer<typeof SellerProductCard>;

const SellerProducts = z.object({ data: z.array(SellerProductCard).max(PER_PAGE.max), meta: PageMeta });

/** A seller with the counts of the seller page's tabs. Specification: signed-in, section 3. */
export const Seller = PublicUser.extend({
  active_count: z.int().min(0).meta({ description: 'Published products.' }),
  archive_count: z.int().min(0).meta({ description: 'Archived and completed products.' }),
}).meta({ id: 'Seller' });
export type Seller = z.infer<typeof Seller>;

const ListQuery = PagingQuery.extend({
  per_page: PagingQuery.shape.per_page.meta({ description: `Rows a page, ${SELLER_PER_PAGE} unless told.` }),
  q: QueryText.optional().meta({ description: 'A part of the name or description, in any case.' }),
});

/** What a product is that isn't published. Specification: decisions, status. */
export const UnlistedStatus = ProductStatus.exclude(['Published']).meta({ id: 'UnlistedStatus' });
export type UnlistedStatus = z.infer<typeof UnlistedStatus>;

/** How many of somebody's products there are of each status that isn't listed. */
export const UnlistedCounts = z
  .object({ Saved: z.int().min(0), archived: z.int().min(0), completed: z.int().min(0) })
  .meta({ id: 'UnlistedCounts' });
export type UnlistedCounts = z.infer<typeof UnlistedCounts>;

/** GET /user/{id}. Specification: signed-in, section 7; decisions, public user. */
export const getUser = defineEndpoint({
  method: 'GET',
  path: '/user/{id}',
  auth: 'optional',
  tag: 'Sellers',
  summary: 'A seller',
  description: 'What anybody may know of a user, with the number of active and archived products.',
  params: z.object({ id: PathId }),
  answers: { 200: z.object({ data: Seller }) },
  errors: ['not_found'],
  rateLimit: 'read',
});

/** GET /user/{id}/{x}/activeProducts. Specification: signed-in, section 7; decisions. */
export const listActiveProducts = defineEndpoint({
  method: 'GET',
  path: '/user/{id}/{x}/activeProducts',
  auth: 'optional',
  tag: 'Sellers',
  summary: 'A seller’s published products',
  description: 'Newest first; `x` is a product that is left out, 0 for none.',
  params: z.object({
    id: PathId,
    x: z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number)
      .pipe(z.int().min(0).max(MAX_ID))
      .meta({ description: 'A product id, or 0.' }),
  }),
  query: ListQuery,
  answers: { 200: SellerProducts },
  errors: ['validation_failed', 'not_found'],
  rateLimit: 'read',
});

/** GET /user/{id}/archiveProducts. Specification: signed-in, section 7; decisions. */
export const listArchiveProducts = defineEndpoint({
  method: 'GET',
  path: '/user/{id}/archiveProducts',
  auth: 'optional',
  tag: 'Sellers',
  summary: 'A seller’s archived and completed products',
  description: 'Newest first.',
  params: z.object({ id: PathId }),
  query: ListQuery,
  answers: { 200: SellerProducts },
  errors: ['validation_failed', 'not_found'],
  rateLimit: 'read',
});

/** GET /{id}/products. Specification: signed-in, section 7; decisions. */
export const listUserProducts = defineEndpoint({
  method: 'GET',
  path: '/{id}/products',
  auth: 'user',
  tag: 'Sellers',
  summary: 'All products of somebody',
  description: 'All statuses for the owner; published, archived and completed ones for others. Newest first.',
  params: z.object({ id: PathId }),
  query: PagingQuery,
  answers: { 200: z.object({ products: z.array(SellerProductCard).max(PER_PAGE.max), meta: PageMeta }) },
  errors: ['validation_failed', 'not_found'],
  rateLimit: 'read',
});

/** GET /user/products/active. Specification: signed-in, section 7; decisions. */
export const listOwnActiveProducts = defineEndpoint({
  method: 'GET',
  path: '/user/products/active',
  auth: 'user',
  tag: 'Sellers',
  summary: 'My published products',
  description: 'The caller’s own, newest first.',
  query: ListQuery,
  answers: { 200: SellerProducts },
  errors: ['validation_failed'],
  rateLimit: 'read',
});

/** GET /user/products/archived. Specification: signed-in, section 7; decisions. */
export const listOwnArchivedProducts = defineEndpoint({
  method: 'GET',
  path: '/user/products/archived',
  auth: 'user',
  tag: 'Sellers',
  summary: 'My other products',
  description:
    'The caller’s own drafts, archived and completed products, newest first; `counts` tells how many there are of each status, whichever of them are asked for.',
  query: ListQuery.extend({
    status: UnlistedStatus.optional().meta({ description: 'Only products of this status; all three unless told.' }),
  }),
  answers: { 200: SellerProducts.extend({ counts: UnlistedCounts }) },
  errors: ['validation_failed'],
  rateLimit: 'read',
});

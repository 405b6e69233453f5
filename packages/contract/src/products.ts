import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { MAX_PRICE, MAX_PRICE_CHANGES, PER_PAGE, PRODUCT_LIMITS } from './limits.ts';
import {
  Id,
  Language,
  Money,
  PageMeta,
  PagingQuery,
  PathId,
  QueryId,
  QueryNumber,
  QueryText,
  Timestamp,
} from './shared.ts';
import { PublicUser } from './users.ts';

/** Published is listed; Saved is a draft. Specification: signed-in, section 3. */
export const ProductStatus = z.enum(['Published', 'Saved', 'archived', 'completed']).meta({ id: 'ProductStatus' });
export type ProductStatus = z.infer<typeof ProductStatus>;

/** How worn the thing is. */
export const ProductState = z.enum(['new', 'used', 'new-like']).meta({ id: 'ProductState' });
export type ProductState = z.infer<typeof ProductState>;

/** Root-relative picture path; `?w=320|640|1280` picks a width. */
export const PicturePath = z.string().regex(/^\/storage\/./);

/** A product as lists show it. Specification: public, section 3. */
export const ProductCard = z
  .object({
    id: Id,
    user_id: Id,
    name: z.string().max(PRODUCT_LIMITS.name),
    description: z.string(),
    price: Money,
    old_price: Money.nullable().meta({ description: 'The price before the last change; null until it changed.' }),
    thumbnail: z.array(PicturePath).max(PRODUCT_LIMITS.pictures).meta({ description: 'Picture paths, cover first.' }),
    thumbhash: z.string().nullable().meta({ description: 'Base64 thumbhash of the cover.' }),
    category_id: Id,
    subcategory_id: Id.nullable(),
    subcategory_name: z.string().nullable(),
    address: z.string().nullable(),
    place: z.string().nullable().meta({ description: 'The town: the last part of the address.' }),
    language: Language.nullable().meta({ description: 'The language of its words.' }),
    status: ProductStatus,
    state: ProductState.nullable(),
    is_favorite: z.boolean(),
    created_at: Timestamp.meta({
      description:
        'When it was placed: first published, or published again after a day or more out of the lists. ISO 8601, UTC.',
    }),
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = z.infer<typeof ProductCard>;

/** One picture of a product. */
export const Picture = z
  .object({
    url: PicturePath,
    width: z.int().min(1),
    height: z.int().min(1),
    thumbhash: z.string().meta({ description: 'Base64.' }),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof Picture>;

/** What only the owner sees on a product's page. */
export const OwnerView = z
  .object({
    contact_phone: z.string().nullable(),
    contact_email: z.string().nullable(),
    hidden_reason: z.string().nullable().meta({ description: 'Why a moderator hid it; null unless hidden.' }),
  })
  .meta({ id: 'OwnerView' });
export type OwnerView = z.infer<typeof OwnerView>;

/** A price that a product had, and until when. */
export const PriceChange = z
  .object({ price: Money, changed_at: Timestamp.meta({ description: 'When the next price took its place.' }) })
  .meta({ id: 'PriceChange' });
export type PriceChange = z.infer<typeof PriceChange>;

/** A product with everything that its page shows. Specification: signed-in, section 3. */
export const ProductDetail = ProductCard.extend({
  category_name: z.string(),
  specifications: z
    .record(z.string(), z.string())
    .meta({ description: `Texts by name, at most ${PRODUCT_LIMITS.specifications}.` }),
  specification_names: z.array(z.string()).max(PRODUCT_LIMITS.specifications).meta({
    description: 'The names of `specifications` in the seller’s order, which a map cannot hold for names of digits.',
  }),
  options: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .meta({ description: 'Values by the keys of the subcategory’s options.' }),
  pictures: z.array(Picture).max(PRODUCT_LIMITS.pictures),
  watch_count: z.int().min(0),
  written_count: z.int().min(0),
  called_count: z.int().min(0),
  updated_at: Timestamp,
  available: z.boolean().meta({ description: 'False once archived or completed.' }),
  has_phone: z.boolean().meta({ description: 'Whether there is a number to show.' }),
  price_changes: z.array(PriceChange).max(MAX_PRICE_CHANGES).meta({ description: 'Earlier prices, the latest first.' }),
  owner: OwnerView.nullable().meta({ description: 'Null for others than its owner.' }),
  user: PublicUser,
}).meta({ id: 'ProductDetail' });
export type ProductDetail = z.infer<typeof ProductDetail>;

/** Ways to sort. Specification: public, section 4; decisions, search. */
export const SortBy = z.enum(['created_at', 'name', 'price', 'relevance']);
export type SortBy = z.infer<typeof SortBy>;

const price = QueryNumber.pipe(
  z
    .number()
    .min(0)
    .max(MAX_PRICE * 10),
);

/** Filters and sorting of a search. `status` filters on the product's state, as documented. */
export const SearchQuery = PagingQuery.extend({
  q: QueryText.optional().meta({ description: 'Words to find; plain text, forgiving.' }),
  address: QueryText.optional().meta({ description: 'Words of the location.' }),
  price_min: price.optional().meta({ description: 'Euros.' }),
  price_max: price.optional().meta({ description: 'Euros; below price_min nothing is found.' }),
  status: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(ProductState)
    .optional()
    .meta({ description: 'The state: new, used or new-like, any case.' }),
  subcategory_id: QueryId.optional().meta({ description: 'One of the category’s subcategories.' }),
  sort_by: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(SortBy)
    .optional()
    .meta({ description: 'created_at unless told, any case; relevance needs a text.' }),
  sort_dir: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['asc', 'desc']))
    .optional()
    .meta({
      description:
        'Any case; desc for created_at and asc for name and price unless told. relevance has one direction, the best first, whatever is told.',
    }),
});
export type SearchQuery = z.output<typeof SearchQuery>;

const SearchAnswer = z.object({ data: z.array(ProductCard).max(PER_PAGE.max), meta: PageMeta });

/** GET /products. Specification: public, section 7: a plain array. */
export const listProducts = defineEndpoint({
  method: 'GET',
  path: '/products',
  auth: 'optional',
  tag: 'Products',
  summary: 'Recommendations',
  description: 'Published products, newest first, as a plain array.',
  query: PagingQuery.pick({ page: true, per_page: true }),
  answers: { 200: z.array(ProductCard).max(PER_PAGE.max) },
  errors: ['validation_failed'],
  rateLimit: 'read',
});

/** GET /products/counts. Not in the specification: the figures of the home page. */
export const countProducts = defineEndpoint({
  method: 'GET',
  path: '/products/counts',
  auth: 'public',
  tag: 'Products',
  summary: 'How many products there are',
  description: 'Published products in all and since midnight in Vilnius; at most a minute old.',
  answers: {
    200: z.object({ data: z.object({ published: z.int().min(0), published_today: z.int().min(0) }) }),
  },
  errors: [],
  rateLimit: 'read',
});

/** GET /products/search. Specification: public, section 7. */
export const searchProducts = defineEndpoint({
  method: 'GET',
  path: '/products/search',
  auth: 'optional',
  tag: 'Products',
  summary: 'Search everywhere',
  description: 'Published products that match, a page at a time.',
  query: SearchQuery,
  answers: { 200: SearchAnswer },
  errors: ['validation_failed', 'search_too_slow'],
  rateLimit: 'search',
});

/** GET /categories/{id}/search. Specification: public, section 7. */
export const searchCategory = defineEndpoint({
  method: 'GET',
  path: '/categories/{id}/search',
  auth: 'optional',
  tag: 'Products',
  summary: 'Search in a category',
  description: 'Published products of the category, or of one of its subcategories, that match.',
  params: z.object({ id: PathId }),
  query: SearchQuery,
  answers: { 200: SearchAnswer },
  errors: ['validation_failed', 'not_found', 'search_too_slow'],
  rateLimit: 'search',
});

/** GET /products/{id}. Specification: signed-in, section 7; decisions, products and ads. */
export const getProduct = defineEndpoint({
  method: 'GET',
  path: '/products/{id}',
  auth: 'optional',
  tag: 'Products',
  summary: 'One product',
  description:
    'Published, archived and completed products for everybody; drafts and hidden ones for their owner and moderators, 404 for others.',
  params: z.object({ id: PathId }),
  answers: { 200: z.object({ data: ProductDetail }) },
  errors: ['not_found'],
  rateLimit: 'read',
});

import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { MAX_COUNTED, MAX_TOTAL } from './limits.ts';
import { SearchQuery } from './products.ts';
import { Id, PageMeta, QueryId } from './shared.ts';

/** How many products the same search finds in one category or subcategory. */
export const SearchCount = z
  .object({
    id: Id.meta({ description: 'The category or subcategory.' }),
    ...PageMeta.pick({ total: true, total_capped: true }).shape,
  })
  .meta({ id: 'SearchCount' });
export type SearchCount = z.infer<typeof SearchCount>;

/** What to count by: the filters of a search, and the category whose subcategories are counted too. */
export const SearchCountsQuery = SearchQuery.pick({
  q: true,
  address: true,
  price_min: true,
  price_max: true,
  status: true,
}).extend({ category_id: QueryId.optional().meta({ description: 'Counts its subcategories as well.' }) });
export type SearchCountsQuery = z.output<typeof SearchCountsQuery>;

/** The counts of a search, in the order of their ids. */
export const SearchCounts = z
  .object({
    categories: z
      .array(SearchCount)
      .max(MAX_COUNTED)
      .meta({ description: 'Every category, without those that could not be counted in about a second.' }),
    subcategories: z
      .array(SearchCount)
      .max(MAX_COUNTED)
      .meta({ description: 'Those of `category_id`, with the same exception; none without it.' }),
  })
  .meta({ id: 'SearchCounts' });
export type SearchCounts = z.infer<typeof SearchCounts>;

/** GET /search/counts. Not in the specification: the figures beside the categories of a search. */
export const countSearch = defineEndpoint({
  method: 'GET',
  path: '/search/counts',
  auth: 'public',
  tag: 'Products',
  summary: 'How many a search finds in each category',
  description: `What \`meta.total\` (at most ${MAX_TOTAL}) and \`total_capped\` of the same search in each category would be. Counts are an extra: those that take too long are left out, and may be there the next time.`,
  query: SearchCountsQuery,
  answers: { 200: z.object({ data: SearchCounts }) },
  errors: ['validation_failed', 'not_found'],
  rateLimit: 'count',
});

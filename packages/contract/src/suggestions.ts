import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { SUGGESTION_LIMITS } from './limits.ts';
import { Id, QueryText } from './shared.ts';

/** A category or subcategory that is called as somebody types; names in the language of `Accept-Language`. */
export const SuggestedCategory = z
  .object({
    id: Id,
    name: z.string(),
    category_id: Id.nullable().meta({ description: 'The category of a subcategory; null for a category.' }),
    category_name: z.string().nullable().meta({ description: 'Its name, to tell namesakes apart.' }),
  })
  .meta({ id: 'SuggestedCategory' });
export type SuggestedCategory = z.infer<typeof SuggestedCategory>;

/** What to offer to who types into a search box. */
export const Suggestions = z
  .object({
    categories: z
      .array(SuggestedCategory)
      .max(SUGGESTION_LIMITS.categories)
      .meta({
        description:
          'Those that are called so: names in the language that begin with the text or have words that begin with its ' +
          'words, then those that the text names in another form, then those whose name in another language fits.',
      }),
    words: z.array(z.string().min(1).max(SUGGESTION_LIMITS.word)).max(SUGGESTION_LIMITS.words).meta({
      description:
        'What to put in place of the last word, the commonest first. With the words before it each finds a product.',
    }),
  })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof Suggestions>;

/** GET /search/suggestions. Not in the specification: suggestions for the search boxes. */
export const suggestSearches = defineEndpoint({
  method: 'GET',
  path: '/search/suggestions',
  auth: 'public',
  tag: 'Suggestions',
  summary: 'What a text may become',
  description:
    'Categories that are called as the text begins, and words of listed products that its last word begins, from two ' +
    'letters on. Nothing without a text.',
  query: z.object({ q: QueryText.optional().meta({ description: 'The text as it stands in the search box.' }) }),
  answers: { 200: z.object({ data: Suggestions }) },
  errors: ['validation_failed'],
  rateLimit: 'suggest',
  cacheable: true,
});

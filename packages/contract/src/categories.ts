import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Id, PathId } from './shared.ts';

/** One choice of a select field: a stable key and its label in the asked language. */
export const OptionChoice = z.object({ key: z.string(), label: z.string() }).meta({ id: 'OptionChoice' });

/** How one option of a subcategory is asked for. Specification: decisions, subcategory options. */
export const OptionField = z
  .object({
    key: z.string(),
    label: z.string(),
    type: z.enum(['text', 'number', 'select', 'boolean']),
    choices: z.array(OptionChoice).nullable().meta({ description: 'For select fields.' }),
    unit: z.string().nullable().meta({ description: 'For number fields: km, kW, m² …' }),
  })
  .meta({ id: 'OptionField' });
export type OptionField = z.infer<typeof OptionField>;

/** A subcategory; `name` and labels in the language of `Accept-Language`. */
export const Subcategory = z
  .object({
    id: Id,
    name: z.string(),
    category_id: Id,
    subthumbnail: z.string().nullable().meta({ description: 'Bare picture name under /storage.' }),
    options: z.record(z.string(), z.string()).meta({ description: 'Option key to its label.' }),
    option_fields: z.array(OptionField).meta({ description: 'The same options with type, choices and unit.' }),
  })
  .meta({ id: 'Subcategory' });
export type Subcategory = z.infer<typeof Subcategory>;

/** A category with its subcategories. */
export const Category = z
  .object({
    id: Id,
    name: z.string(),
    thumbnail: z.string().nullable().meta({ description: 'Bare picture name under /storage.' }),
    subcategories: z.array(Subcategory),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;

/** GET /categories. Specification: public, section 7. */
export const listCategories = defineEndpoint({
  method: 'GET',
  path: '/categories',
  auth: 'public',
  tag: 'Categories',
  summary: 'All categories',
  description: 'Every category with its subcategories, in their order.',
  answers: { 200: z.object({ data: z.array(Category) }) },
  errors: [],
  rateLimit: 'read',
  cacheable: true,
});

/** GET /categories/{id}. Specification: public, section 7. */
export const getCategory = defineEndpoint({
  method: 'GET',
  path: '/categories/{id}',
  auth: 'public',
  tag: 'Categories',
  summary: 'One category',
  description: 'A category with its subcategories.',
  params: z.object({ id: PathId }),
  answers: { 200: z.object({ data: Category }) },
  errors: ['not_found'],
  rateLimit: 'read',
  cacheable: true,
});

/** GET /subcategories. Specification: public, section 7. */
export const listSubcategories = defineEndpoint({
  method: 'GET',
  path: '/subcategories',
  auth: 'public',
  tag: 'Categories',
  summary: 'All subcategories',
  description: 'Every subcategory of every category, in their order.',
  answers: { 200: z.object({ data: z.array(Subcategory) }) },
  errors: [],
  rateLimit: 'read',
  cacheable: true,
});

import { z } from 'zod';
import { Email } from './email.ts';
import { defineEndpoint } from './endpoint.ts';
import { MAX_PRICE, PRODUCT_LIMITS } from './limits.ts';
import { PicturePath, ProductDetail, ProductState, ProductStatus } from './products.ts';
import { Blank, BodyId, inOneLine, Language, oneLine, PathId, singleLine, Timestamp } from './shared.ts';

/** Euros as a number, or as its plain decimal text; at most two decimals. */
const PriceInput = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d{1,12}(\.\d{1,2})?$/, 'Enter a price such as 25 or 25.50.')
      .transform(Number)
      .pipe(z.number()),
  ])
  .pipe(z.number().min(0).max(MAX_PRICE))
  // A cent's millionth is none of a computer's rounding where there is no whole cent: it must not end as free.
  .refine(
    (euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6 && (euros === 0 || Math.round(euros * 100) > 0),
    'A price has at most two decimals.',
  )
  .meta({ description: 'Euros, at most two decimals; 0 is free.' });

/** Any case; `Active` is stored as Published. Specification: decisions, status. */
const StatusInput = z
  .string()
  .trim()
  .transform((text) => {
    const lower = text.toLowerCase();
    if (lower === 'active') return 'Published';
    return ProductStatus.options.find((status) => status.toLowerCase() === lower) ?? text;
  })
  .pipe(ProductStatus)
  .meta({ description: 'Published, Saved, archived or completed in any case; Active means Published.' });

/** Any case; `n` and `u` are accepted for new and used. Specification: decisions, state. */
const StateInput = z
  .string()
  .trim()
  .transform((text) => {
    const lower = text.toLowerCase();
    return { n: 'new', u: 'used', '': null }[lower] ?? (lower === '' ? null : lower);
  })
  .pipe(ProductState.nullable())
  .nullable()
  .meta({ description: 'new, used, new-like or null, any case; n and u are new and used.' });

/** A text of one line that may be missing; a blank one is. */
function optionalText(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform((text) => (text === null ? null : inOneLine(text) || null))
    .pipe(z.string().max(max).nullable());
}

/** What can be said of a product. Specification: signed-in, section 3; decisions, products and ads. */
const fields = {
  name: singleLine(PRODUCT_LIMITS.name),
  description: z.string().trim().max(PRODUCT_LIMITS.description).nullable(),
  price: PriceInput,
  category_id: BodyId,
  subcategory_id: BodyId.nullable().meta({ description: 'One of the category’s.' }),
  specifications: z
    .record(singleLine(PRODUCT_LIMITS.specificationName), oneLine(PRODUCT_LIMITS.specificationValue))
    .refine((map) => Object.keys(map).length <= PRODUCT_LIMITS.specifications, {
      error: `At most ${PRODUCT_LIMITS.specifications} specifications.`,
    })
    .meta({ description: `Texts by name, at most ${PRODUCT_LIMITS.specifications}.` }),
  specification_names: z
    .array(oneLine(PRODUCT_LIMITS.specificationName))
    .max(PRODUCT_LIMITS.specifications)
    .meta({ description: 'The names in their order, where a map could not keep it.' }),
  options: z
    .record(z.string().max(60), z.union([oneLine(PRODUCT_LIMITS.optionText), z.number(), z.boolean(), z.null()]))
    .meta({ description: 'Values by the keys of the subcategory’s options.' }),
  thumbnail: z
    .array(PicturePath.max(200))
    .max(PRODUCT_LIMITS.pictures)
    .meta({ description: 'Paths of pictures that the caller uploaded, cover first.' }),
  address: optionalText(PRODUCT_LIMITS.address),
  state: StateInput,
  status: StatusInput,
  contact_phone: optionalText(40).meta({
    description: 'Shown to those who ask for the phone; the profile’s otherwise.',
  }),
  contact_email: z.union([Blank, Email]).nullable(),
  language: Language.nullable().meta({ description: 'The language of its words; found out where nobody says.' }),
  user_id: BodyId.meta({ description: 'May be left out; another’s is refused.' }),
};

const required = z.object({ name: fields.name, price: fields.price, category_id: fields.category_id });
const everything = z.object(fields);

/** A new product; name, price and category must be there. */
export const ProductInput = everything.partial().extend(required.shape);
export type ProductInput = z.output<typeof ProductInput>;

/** A change of a product: what is absent stays as it is. */
export const ProductChange = everything.partial().extend({
  seen_updated_at: Timestamp.optional().meta({
    description:
      'The `updated_at` of the product as it was looked at: 409 when it was changed since, unless to the same.',
  }),
});
export type ProductChange = z.output<typeof ProductChange>;

const Done = z.object({ message: z.string().meta({ description: 'An English sentence for the person.' }) });

/** POST /products. Specification: signed-in, sections 4, 5 and 7; decisions, repeats. */
export const createProduct = defineEndpoint({
  method: 'POST',
  path: '/products',
  auth: 'user',
  tag: 'Products',
  summary: 'Put a product up, or save a draft',
  description: `Published unless told otherwise; \`Saved\` keeps a draft. With the same Idempotency-Key the first answer is given again. At most ${PRODUCT_LIMITS.perDay} a person and day, drafts too, and ${PRODUCT_LIMITS.publishedPerDay} that are new in the lists; a repeat and what was refused do not count.`,
  idempotent: true,
  body: ProductInput,
  answers: { 201: Done.extend({ data: ProductDetail }) },
  errors: ['validation_failed', 'forbidden', 'product_quota_exceeded'],
  rateLimit: 'write',
});

/** PUT /products/{id}. Specification: signed-in, sections 4, 5 and 7. */
export const updateProduct = defineEndpoint({
  method: 'PUT',
  path: '/products/{id}',
  auth: 'user',
  tag: 'Products',
  summary: 'Change a product',
  description: `The owner’s alone. Fields that are absent stay as they are; a changed price keeps the one before. What is published for the first time, or after a day or more out of the lists, is placed anew, at most ${PRODUCT_LIMITS.publishedPerDay} a person and day, with what is put up; what comes back sooner keeps its date. With \`seen_updated_at\` it is refused where somebody changed the product meanwhile.`,
  params: z.object({ id: PathId }),
  body: ProductChange,
  answers: { 200: Done.extend({ data: ProductDetail }) },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict', 'product_quota_exceeded'],
  rateLimit: 'write',
});

/** DELETE /products/{id}. Specification: signed-in, section 7; decisions, deleting. */
export const deleteProduct = defineEndpoint({
  method: 'DELETE',
  path: '/products/{id}',
  auth: 'user',
  tag: 'Products',
  summary: 'Delete a product',
  description: 'The owner’s alone. It leaves public view; what was written about it stays with its parties.',
  params: z.object({ id: PathId }),
  answers: { 200: Done },
  errors: ['forbidden', 'not_found'],
  rateLimit: 'write',
});

/** GET /products/{id}/phone. Specification: signed-in, section 7; decisions, phone. */
export const revealPhone = defineEndpoint({
  method: 'GET',
  path: '/products/{id}/phone',
  auth: 'user',
  tag: 'Products',
  summary: 'The seller’s phone number',
  description:
    'Counted once per viewer and day, its owner and moderators never; a viewer sees the numbers of a limited count of products a day. 404 where there is no number.',
  params: z.object({ id: PathId }),
  answers: { 200: z.object({ phone: z.string() }) },
  errors: ['not_found'],
  rateLimit: 'read',
});

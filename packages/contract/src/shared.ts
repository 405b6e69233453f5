import { z } from 'zod';
import { MAX_CURSOR_LENGTH, MAX_ID, MAX_PAGE, MAX_PRICE, MAX_QUERY_LENGTH, MAX_TOTAL, PER_PAGE } from './limits.ts';

/** An id in a path: digits only, a 32-bit integer. Anything else is 404. */
export const PathId = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(MAX_ID))
  .meta({ description: 'A positive 32-bit integer.' });

/** An id in an answer. */
export const Id = z.int().min(1).max(MAX_ID);

/**
 * Reads a number out of a text of plain decimal digits; hexadecimals, exponents and blanks are none. What is too large
 * to be exact is only large: the field's own bounds refuse it.
 */
function numberIn(pattern: RegExp, expected: 'int' | 'number') {
  return z.unknown().transform((value, context) => {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text !== 'string' || !pattern.test(text)) {
      context.addIssue({ code: 'invalid_type', expected, input: value });
      return z.NEVER;
    }
    return Math.min(Number(text), Number.MAX_SAFE_INTEGER);
  });
}

/** A whole number in a query, such as `30`; its bounds are piped behind it. */
export const QueryInt = numberIn(/^-?\d+$/, 'int');

/** A number in a query, such as `1.50`; its bounds are piped behind it. */
export const QueryNumber = numberIn(/^-?\d+(\.\d+)?$/, 'number');

/** An id in a query; numbers may arrive as strings. */
export const QueryId = QueryInt.pipe(z.int().min(1).max(MAX_ID));

/** An id in a body; numbers may arrive as strings. */
export const BodyId = z
  .union([
    z.int(),
    z
      .string()
      .trim()
      .regex(/^\d{1,10}$/, 'Enter a whole number.')
      .transform(Number)
      .pipe(z.int()),
  ])
  .pipe(Id);

/** Euros with at most two decimals; 0 is free. */
export const Money = z
  .number()
  .min(0)
  .max(MAX_PRICE)
  .multipleOf(0.01)
  .meta({ description: 'Euros, at most two decimals.' });

/** ISO 8601 in UTC with milliseconds and `Z`. */
export const Timestamp = z.iso.datetime({ precision: 3 }).meta({ description: 'ISO 8601, UTC.' });

/** Interface languages; names of categories, subcategories and options come in the language of `Accept-Language`. */
export const Language = z.enum(['en', 'lt', 'ru']).meta({ id: 'Language' });
export type Language = z.infer<typeof Language>;

/** Characters that break a line, control a terminal or turn the direction of what follows. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Something of a letter, a digit or a sign can be seen; blanks, marks of joining and fillers cannot. */
const visible = /[^\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text in one line: what would break or turn it becomes a blank; one in which nothing can be seen is empty. */
export function inOneLine(text: string): string {
  const line = text.replace(unprintable, ' ').trim();
  return visible.test(line) ? line : '';
}

/** What is said of a text that is far too long: the bound that counts, which is that of its line. */
function tooLong(max: number): string {
  return `Must have at most ${max} characters.`;
}

/** An empty text, which stands for null. Specification: decisions, bodies. */
export const Blank = z
  .literal('')
  .transform(() => null)
  .pipe(z.null());

/** A text of one line that may be empty. */
export function oneLine(max: number) {
  return z
    .string()
    .max(4 * max, tooLong(max))
    .transform(inOneLine)
    .pipe(z.string().max(max));
}

/** A text of one line that says something, such as a name. */
export function singleLine(max: number) {
  return z
    .string()
    .max(4 * max, tooLong(max))
    .transform(inOneLine)
    .pipe(z.string().min(1).max(max));
}

/** A text that somebody searches for: plain text, operators mean nothing. */
export const QueryText = z.string().trim().max(MAX_QUERY_LENGTH);

/** Which page of a list. `cursor` wins over `page`: with it nothing repeats or is skipped. */
export const PagingQuery = z.object({
  page: QueryInt.pipe(z.int().min(1).max(MAX_PAGE)).optional().meta({ description: 'Page number from 1.' }),
  per_page: QueryInt.pipe(z.int().min(1).max(PER_PAGE.max))
    .optional()
    .meta({ description: `Rows a page, ${PER_PAGE.default} unless told.` }),
  cursor: z.string().max(MAX_CURSOR_LENGTH).optional().meta({ description: 'The `next_cursor` of the page before.' }),
});

/** Where a list stands. Specification: decisions, paging. */
export const PageMeta = z
  .object({
    page: z.int().min(1),
    per_page: z.int().min(1).max(PER_PAGE.max),
    total: z
      .int()
      .min(0)
      .max(MAX_TOTAL)
      .meta({ description: `Exact up to ${MAX_TOTAL}.` }),
    total_capped: z.boolean().meta({
      description:
        'True where there are more than `total` says. What is very common is not counted: the planner and samples of all days tell that there are several times as many.',
    }),
    next_cursor: z.string().nullable().meta({ description: 'Null on the last page.' }),
  })
  .meta({ id: 'PageMeta' });
export type PageMeta = z.infer<typeof PageMeta>;

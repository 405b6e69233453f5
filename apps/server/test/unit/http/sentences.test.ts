import { type Endpoint, endpoints } from '@muge/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sentencesByField } from '../../../src/http/sentences.ts';

const all: readonly Endpoint[] = endpoints;
const fields = all.flatMap(({ method, path, body }) =>
  body instanceof z.ZodObject ? Object.keys(body.shape).map((field) => ({ method, path, field, body })) : [],
);
const strange = [null, '', ' ', 'x', 5, -1, 1.5, true, [], ['a', 'b'], [{}], {}, { not: '' }, 'x'.repeat(50_000)];

/** What is said of a field of a body. */
function saidOf(body: z.ZodType, field: string, value: unknown): string[] {
  const { error } = body.safeParse({ [field]: value }, { reportInput: true });
  const entries = error === undefined ? [] : Object.entries(sentencesByField(error));
  return entries.filter(([name]) => name.split('.')[0] === field).flatMap(([, sentences]) => sentences);
}

describe('what is said of a field', () => {
  it('there are fields', () => {
    expect(fields.length).toBeGreaterThan(40);
  });

  it.each(fields)('$method $path, $field: is a sentence that somebody can act on', ({ body, field }) => {
    for (const value of strange) {
      for (const sentence of saidOf(body, field, value)) {
        expect(sentence).toMatch(/^\S.{5,}$/);
        expect(sentence).not.toMatch(/: ?\.$|, ?\.$|^Invalid|undefined|NaN/);
      }
    }
  });

  it.each<[string, string, unknown, string]>([
    ['/products', 'contact_email', 5, 'Enter a text.'],
    ['/products', 'contact_email', {}, 'Enter a text.'],
    ['/products', 'contact_email', [], 'Enter a text.'],
    ['/products', 'contact_email', 'ona', 'Please enter valid Email'],
    ['/{id}/createad', 'subcategory_id', true, 'Enter a number.'],
    ['/{id}/createad', 'subcategory_id', 'x', 'Enter a whole number.'],
  ])('POST %s, %s: %j: %s', (path, field, value, sentence) => {
    const body = all.find((one) => one.method === 'POST' && one.path === path)?.body ?? z.never();
    expect(saidOf(body, field, value)).toEqual([sentence]);
  });
});

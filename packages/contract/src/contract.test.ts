import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  commonErrors,
  type Endpoint,
  endpoints,
  errorCodes,
  linkTo,
  Money,
  PathId,
  ProductCard,
  redirects,
  SearchQuery,
  screens,
  Timestamp,
} from './index.ts';

const all: readonly Endpoint[] = endpoints;
const named = all.map((endpoint) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint }));

/** Every schema inside a JSON schema, with the way to it. */
function parts(schema: unknown, way = ''): { way: string; schema: Record<string, unknown> }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Array.isArray(schema) ? [] : [{ way, schema: { ...schema } }];
  return [...own, ...Object.entries(schema).flatMap(([key, value]) => parts(value, `${way}.${key}`))];
}

describe('descriptors', () => {
  it('each call stands there once', () => {
    const calls = named.map(({ call }) => call);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(named)('$call has a schema for exactly the parameters of its path', ({ endpoint }) => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(inPath);
  });

  it.each(named)('$call has one successful answer, and a body only where there may be one', ({ endpoint }) => {
    const statuses = Object.keys(endpoint.answers);
    expect(statuses[0]).toMatch(/^20[014]$/);
    // The documented exception: an unverified account is told whom to verify.
    expect(statuses.slice(1)).toEqual(endpoint.path === '/login' ? ['403'] : []);
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
  });

  it.each(named)('$call names its own errors, those of all others not again', ({ endpoint }) => {
    const common: readonly string[] = commonErrors;
    expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length);
    expect(endpoint.errors.filter((code) => common.includes(code))).toEqual([]);
    if (endpoint.query !== undefined || endpoint.body !== undefined) {
      expect(endpoint.errors).toContain('validation_failed');
    }
    if (endpoint.params !== undefined) expect(endpoint.errors).toContain('not_found');
  });

  it.each(named)('$call may be kept only if it is a GET that is the same for everybody', ({ endpoint }) => {
    if (endpoint.cacheable) expect(endpoint).toMatchObject({ method: 'GET', auth: 'public' });
  });

  it.each(named)('$call says in words what it does', ({ endpoint }) => {
    expect(endpoint.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(endpoint.description).toMatch(/^[A-Z].*\.$/s);
  });

  it.each(named)('$call bounds every text and list that it takes', ({ endpoint }) => {
    const taken = [endpoint.params, endpoint.query, endpoint.body].filter((schema) => schema !== undefined);
    const schemas = taken.flatMap((schema) => [
      ...parts(z.toJSONSchema(schema, { io: 'output' })),
      ...parts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).filter(
        ({ schema: { type } }) => type === 'array',
      ),
    ]);
    const unbounded = schemas.filter(
      ({ schema: { type, maxLength, maxItems, enum: words, const: word, format, pattern } }) =>
        (type === 'string' && (maxLength ?? words ?? word ?? format ?? pattern) === undefined) ||
        (type === 'array' && maxItems === undefined),
    );
    expect(unbounded.map(({ way }) => way)).toEqual([]);
  });
});

/** Kept to the letter, without an end. Specification: public, section 8; signed-in, section 5. */
const documentedSentences = new Set<string>([
  'Invalid credentials',
  'invalid verification code',
  'File size is too big',
]);

describe('error words', () => {
  it.each(Object.entries(errorCodes))('%s has a status of its kind and a sentence', (code, { status, message }) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    if (!documentedSentences.has(message)) expect(message).toMatch(/^[A-Z].*\.$/);
  });
});

describe('ids', () => {
  it.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
    ['0000000007', 7],
  ])('%s is one', (text, id) => {
    expect(PathId.parse(text)).toBe(id);
  });

  it.each(['0', '-1', '+1', '1e3', '1.0', ' 1', '1 ', '2147483648', '0x1', '', 'abc', '١'])('“%s” is none', (text) => {
    expect(PathId.safeParse(text).success).toBe(false);
  });
});

describe('money', () => {
  it.each([0, 0.01, 0.07, 0.29, 1.1, 19.99, 1100.07, 99_999_999.99, 100_000_000])('%d euros are some', (euros) => {
    expect(Money.safeParse(euros).success).toBe(true);
  });

  it.each([-0.01, 0.001, 0.1 + 0.2 + 0.005, 100_000_000.01, Number.NaN, Number.POSITIVE_INFINITY, '1'])(
    '%s is none',
    (euros) => {
      expect(Money.safeParse(euros).success).toBe(false);
    },
  );
});

describe('moments', () => {
  it('are written in UTC to the millisecond, as JavaScript writes them', () => {
    expect(Timestamp.safeParse(new Date(0).toISOString()).success).toBe(true);
    for (const other of [
      '2026-11-27',
      '2026-11-27T10:00:00Z',
      '2026-11-27T10:00:00.000+02:00',
      '2026-11-27 10:00:00.000Z',
    ]) {
      expect(Timestamp.safeParse(other).success, other).toBe(false);
    }
  });
});

describe('a search', () => {
  it('reads numbers and words out of texts', () => {
    const query = {
      q: '  kėdė ',
      price_min: '1.50',
      price_max: '20',
      status: ' New-Like',
      sort_by: 'price',
      sort_dir: 'DESC',
      page: '2',
      per_page: '50',
      subcategory_id: '7',
    };
    expect(SearchQuery.parse(query)).toEqual({
      q: 'kėdė',
      price_min: 1.5,
      price_max: 20,
      status: 'new-like',
      sort_by: 'price',
      sort_dir: 'desc',
      page: 2,
      per_page: 50,
      subcategory_id: 7,
    });
  });

  it('takes numbers as numbers from those who have them', () => {
    expect(SearchQuery.parse({ page: 2, price_min: 1.5 })).toEqual({ page: 2, price_min: 1.5 });
    for (const page of [Number.NaN, Number.POSITIVE_INFINITY, 1.5, true, [2], {}, null]) {
      expect(SearchQuery.safeParse({ page }).success, String(page)).toBe(false);
    }
  });

  it('leaves out what nobody knows', () => {
    expect(SearchQuery.parse({ utm_source: 'x' })).toEqual({});
  });
});

describe('a card', () => {
  it('refers to pictures of our own alone', () => {
    const { thumbnail } = ProductCard.shape;
    expect(thumbnail.safeParse(['/storage/a.webp']).success).toBe(true);
    for (const path of [
      'https://evil.example/a.webp',
      '//evil.example/a.webp',
      'storage/a.webp',
      'javascript:alert(1)',
      '/storage/',
    ]) {
      expect(thumbnail.safeParse([path]).success, path).toBe(false);
    }
  });
});

describe('screens', () => {
  it('links lead to them', () => {
    const patterns = Object.values(screens).map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '\\d+')}$`));
    const links = [linkTo.product(1), linkTo.category(2), linkTo.searchCategory(3), linkTo.searchSubcategory(3, 4)];
    for (const link of [...links, ...Object.values(redirects)]) {
      expect(
        patterns.some((pattern) => pattern.test(link)),
        link,
      ).toBe(true);
    }
  });
});

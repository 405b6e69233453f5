import type { OptionField, ProductCard, ProductDetail, PublicUser } from '@muge/contract';
import { vi } from 'vitest';
import { aProduct } from '../products.ts';

/** A seller about whom nothing is confirmed and nobody has written; what a test is about is given. */
export function aSeller(changes: Partial<PublicUser> = {}): PublicUser {
  return {
    id: 1,
    name: 'Mantas Kazlauskas',
    avatar: null,
    updated_at: '2025-11-01T10:00:00.000Z',
    phone: '+370 6•• ••• 67',
    phone_verified_at: null,
    average_rating: null,
    reviews_count: 0,
    company_confirmed: false,
    identity_confirmed: false,
    subscribers_count: 0,
    subscriptions_count: 0,
    ...changes,
  };
}

/** Pictures by their keys, wider than tall. */
export function pictures(...keys: string[]): ProductDetail['pictures'] {
  return keys.map((key) => ({ url: `/storage/${key}.webp`, width: 1280, height: 960, thumbhash: '' }));
}

/** A product as its page gets it. */
export function aDetail(changes: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...aProduct(),
    category_name: 'Sports and leisure',
    specifications: {},
    has_phone: true,
    price_changes: [],
    owner: null,
    specification_names: [],
    options: {},
    pictures: pictures('aaa', 'bbb', 'ccc'),
    watch_count: 318,
    written_count: 12,
    called_count: 7,
    updated_at: '2025-11-27T07:14:52.000Z',
    available: true,
    user: aSeller(),
    ...changes,
  };
}

/** An option field without choices and unit. */
export function aField(changes: Partial<OptionField> & Pick<OptionField, 'key'>): OptionField {
  return { label: changes.key, type: 'text', choices: null, unit: null, ...changes };
}

type Answer = { status?: number; body: unknown };

/** Answers the API's calls by the beginning of their address; the others are never answered. Gives the list of addresses asked for. */
export function answerWith(answers: Readonly<Record<string, () => Answer>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: string) => {
    asked.push(input);
    const found = Object.entries(answers).find(([start]) => input.startsWith(start));
    if (!found) return new Promise(() => undefined);
    const { status = 200, body } = found[1]();
    return Promise.resolve(Response.json(body, { status }));
  });
  return asked;
}

/** A page of a search. */
export function found(...data: ProductCard[]): Answer {
  const meta = { page: 1, per_page: 30, total: data.length, total_capped: false, next_cursor: null };
  return { body: { data, meta } };
}

/** An error of the API. */
export function failure(status: number, code: string): Answer {
  return { status, body: { message: 'No.', code, request_id: 'r' } };
}

import type { Picture, ProductState } from '@muge/contract';
import { UPLOAD_LIMITS } from '@muge/contract/limits';
import { storage } from '../../lib/storage.ts';
import type { FormValues } from './values.ts';

/** A form as the browser keeps it. */
export interface Draft {
  /** When it was kept, ms. */
  at: number;
  /** What it was begun from: a product's `updated_at`; empty for a new one. */
  base: string;
  /** The form's Idempotency-Key, so that sending it again after a reload still makes one listing. */
  idempotencyKey: string;
  /** It was sent, and no answer came: it may be a listing already. */
  unsure: boolean;
  values: FormValues;
  pictures: readonly Picture[];
}

/** As long as the server keeps uploads that nothing refers to, ms. Specification: decisions, images. */
const lifetime = UPLOAD_LIMITS.keptDays * 24 * 60 * 60 * 1000;

/** A key that nobody else has; `randomUUID` is only there on encrypted connections. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where a form is kept: one for each person and product. */
export function draftKey(userId: number, productId: number | null): string {
  return `productDraft.${userId}.${productId ?? 'new'}`;
}

type Loose = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is number | null => value === null || typeof value === 'number';
const isState = (value: unknown): value is ProductState | null =>
  value === null || value === 'new' || value === 'used' || value === 'new-like';

function isPicture(value: unknown): value is Picture {
  return (
    isObject(value) &&
    isText(value.url) &&
    value.url.startsWith('/storage/') &&
    typeof value.width === 'number' &&
    typeof value.height === 'number' &&
    isText(value.thumbhash)
  );
}

function isPair(value: unknown): boolean {
  return isObject(value) && isText(value.key) && isText(value.name) && isText(value.value);
}

function areValues(value: unknown): value is FormValues {
  return (
    isObject(value) &&
    [value.name, value.price, value.phone, value.email, value.address, value.description].every(isText) &&
    isId(value.categoryId) &&
    isId(value.subcategoryId) &&
    isState(value.state) &&
    isObject(value.options) &&
    Object.values(value.options).every(isText) &&
    Array.isArray(value.specifications) &&
    value.specifications.every(isPair)
  );
}

function isDraft(value: unknown): value is Draft {
  return (
    isObject(value) &&
    typeof value.at === 'number' &&
    isText(value.base) &&
    isText(value.idempotencyKey) &&
    typeof value.unsure === 'boolean' &&
    areValues(value.values) &&
    Array.isArray(value.pictures) &&
    value.pictures.every(isPicture)
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not ours, or half written: as good as none.
    return null;
  }
}

/** The kept form; null when there is none, it is older than 7 days, or what it was begun from has changed since. */
export function readDraft(key: string, base: string): Draft | null {
  const draft = parse(storage.get(key) ?? 'null');
  if (isDraft(draft) && draft.base === base && Date.now() - draft.at < lifetime) return draft;
  storage.remove(key);
  return null;
}

/** Keeps a form; tells whether the browser could. */
export function keepDraft(key: string, draft: Draft): boolean {
  return storage.set(key, JSON.stringify(draft));
}

/** Forgets a form that was sent or given up. */
export function forgetDraft(key: string): void {
  storage.remove(key);
}

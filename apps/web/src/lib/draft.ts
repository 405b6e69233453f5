import { UPLOAD_LIMITS } from '@muge/contract/limits';
import { storage } from './storage.ts';

/** An uploaded picture as forms know it. */
export interface StoredPicture {
  /** Root-relative, under /storage/. */
  url: string;
  /** Base64; null where it isn't known. */
  thumbhash: string | null;
}

/** A form as the browser keeps it. */
export interface Draft<Values> {
  /** When it was kept, ms. */
  at: number;
  /** What it was begun from: what the changed thing looked like; empty for a new one. */
  base: string;
  /** The form's Idempotency-Key, so that sending it again after a reload still makes one thing. */
  idempotencyKey: string;
  /** It was sent, and no answer came: it may be there already. */
  unsure: boolean;
  values: Values;
  pictures: readonly StoredPicture[];
  /** How many more were chosen, yet not there: their files go with the page. */
  missing?: number;
}

/** As long as the server keeps uploads that nothing refers to, ms. Specification: decisions, images. */
const lifetime = UPLOAD_LIMITS.keptDays * 24 * 60 * 60 * 1000;

/** A key that nobody else has; `randomUUID` is only there on encrypted connections. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether something read from storage is an object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether something read from storage is a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';

function isPicture(value: unknown): value is StoredPicture {
  return (
    isObject(value) &&
    isText(value.url) &&
    value.url.startsWith('/storage/') &&
    (value.thumbhash === null || isText(value.thumbhash))
  );
}

function isDraft<Values>(
  value: unknown,
  areValues: (values: unknown) => values is Values,
): value is Draft<Values> & Readonly<Record<string, unknown>> {
  return (
    isObject(value) &&
    typeof value.at === 'number' &&
    isText(value.base) &&
    isText(value.idempotencyKey) &&
    typeof value.unsure === 'boolean' &&
    areValues(value.values) &&
    Array.isArray(value.pictures) &&
    value.pictures.every(isPicture) &&
    (value.missing === undefined || typeof value.missing === 'number')
  );
}

/** What a storage of the browser holds as JSON; null where it holds nothing, or nothing that can be read. */
export function parseStored(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Not ours, or half written: as good as none.
    return null;
  }
}

/** Where and how a form is kept. */
export interface DraftPlace<Values> {
  /** Local storage key: one for each person and thing. */
  key: string;
  /** What the form begins from unless something was kept: what the changed thing looks like now; empty for a new one. */
  base: string;
  /** Tells whether what was kept still is what the form holds. */
  areValues: (values: unknown) => values is Values;
}

/** The kept form; null when there is none, or it is older than 7 days. */
export function readDraft<Values>({ key, areValues }: Omit<DraftPlace<Values>, 'base'>): Draft<Values> | null {
  const draft = parseStored(storage.get(key));
  if (isDraft(draft, areValues) && Date.now() - draft.at < lifetime) return draft;
  storage.remove(key);
  return null;
}

/** The Idempotency-Key of the form that is kept there, whichever tab kept it; null where none is. */
export function keptIdempotencyKey(key: string): string | null {
  const draft = parseStored(storage.get(key));
  return isObject(draft) && isText(draft.idempotencyKey) ? draft.idempotencyKey : null;
}

/** Keeps a form; tells whether the browser could. */
export function keepDraft<Values>(key: string, draft: Draft<Values>): boolean {
  return storage.set(key, JSON.stringify(draft));
}

/** Forgets a form that was sent or given up. */
export function forgetDraft(key: string): void {
  storage.remove(key);
}

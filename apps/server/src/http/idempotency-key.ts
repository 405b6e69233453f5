import { AppError } from './app-error.ts';

/** One to 200 printable ASCII characters. */
const printable = /^[\x20-\x7e]{1,200}$/;

/** The `Idempotency-Key` of a request; null where none was sent, validation_failed where it cannot be one. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const key = typeof header === 'string' ? header.trim() : '';
  if (printable.test(key)) return key;
  throw new AppError('validation_failed', {
    errors: { 'Idempotency-Key': ['Send one key of 1 to 200 printable characters.'] },
  });
}

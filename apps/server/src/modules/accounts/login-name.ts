import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { normalisePhone } from '../users/index.ts';

/** What somebody signs in with, normalised; undefined where the text can be none of them. */
export type LoginName =
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'phone'; readonly value: string }
  | { readonly kind: 'username'; readonly value: string };

/** The country that a number belongs to, such as LT; null where it is not known. */
export function countryOfPhone(e164: string): string | null {
  return parsePhoneNumberFromString(e164)?.country ?? null;
}

/** Reads a login: an `@` means email, a number means phone, anything else a username. Specification: decisions, accounts. */
export function readLoginName(text: string): LoginName {
  const trimmed = text.trim();
  if (trimmed.includes('@')) return { kind: 'email', value: trimmed.toLowerCase() };
  const phone = /^[+\d][\d\s()./-]*$/.test(trimmed) ? normalisePhone(trimmed) : null;
  if (phone !== null) return { kind: 'phone', value: phone };
  return { kind: 'username', value: trimmed.toLowerCase() };
}

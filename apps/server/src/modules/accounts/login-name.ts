import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** What somebody signs in with, normalised; undefined where the text can be none of them. */
export type LoginName =
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'phone'; readonly value: string }
  | { readonly kind: 'username'; readonly value: string };

/** Numbers without a country code are Lithuanian. */
const DEFAULT_COUNTRY = 'LT';

/** A phone number as E.164, from any spelling; null when it cannot be one. */
export function normalisePhone(text: string): string | null {
  const number = parsePhoneNumberFromString(text, DEFAULT_COUNTRY);
  return number?.isValid() ? number.number : null;
}

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

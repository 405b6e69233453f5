import { emailInOneSpelling } from '@muge/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { normalisePhone } from '../users/index.ts';

/** What somebody signs in with, normalised; undefined where the text can be none of them. */
export type LoginName =
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'phone'; readonly value: string }
  | { readonly kind: 'username'; readonly value: string };

/** Digits and what people write between them; the dashes and the minus sign that keyboards know. */
const phonePattern = /^[+(\d][\d\s()./\u2010-\u2015\u2212-]*$/;

/**
 * A phone number as E.164 from any spelling, also with `tel:`, in wide digits, or with the invisible marks that
 * telephones copy along; null for what is none. Numbers without a country code are Lithuanian.
 */
export function readPhone(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:\s*/i, '');
  return phonePattern.test(plain) ? normalisePhone(plain) : null;
}

/** Where a number belongs, such as LT (null where that is not known), and whether it takes SMS. */
export function kindOfPhone(e164: string): { country: string | null; isMobile: boolean } {
  // With the patterns of mobile numbers alone, so that whatever else is not valid.
  const number = parsePhoneNumberFromString(e164);
  return { country: number?.country ?? null, isMobile: number?.isValid() ?? false };
}

/** Reads a login: an `@` means email, a number means phone, anything else a username. Specification: decisions, accounts. */
export function readLoginName(text: string): LoginName {
  const trimmed = text.trim();
  if (trimmed.includes('@')) return { kind: 'email', value: emailInOneSpelling(trimmed) };
  const phone = readPhone(trimmed);
  if (phone !== null) return { kind: 'phone', value: phone };
  return { kind: 'username', value: trimmed.toLowerCase() };
}

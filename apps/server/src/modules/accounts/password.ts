import { createHash, timingSafeEqual } from 'node:crypto';
import { authSentences } from '@muge/contract';
import { AUTH_LIMITS } from '@muge/contract/limits';
import bcrypt from 'bcrypt';
import { commonPasswords } from './common-passwords.ts';
import { readLoginName } from './login-name.ts';

/** 2^10 rounds: about a tenth of a second. */
export const COST = 10;

/** bcrypt reads no more, so more would be pretence. */
const MAX_BYTES = 72;

/** What a bcrypt hash begins with: kind, rounds and 22 characters. */
const saltPattern = /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{22}/;

/** A text as people would call it the same, and as what one signs in with where it is that. */
function formsOf(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  return [plain, readLoginName(text).value].filter((form) => form !== '');
}

/** Why a password cannot be taken, in words; null when it can. Specification: decisions, registration. */
export function passwordProblem(password: string, own: readonly string[]): string | null {
  if ([...password].length < AUTH_LIMITS.passwordMin) return authSentences.short;
  if (!isWhollyRead(password)) return authSentences.long;
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower)) return 'This password is one of the most common ones. Choose another.';
  const forms = formsOf(password);
  if (own.some((text) => formsOf(text).some((form) => forms.includes(form))))
    return 'The password must not be your name or address.';
  return null;
}

/** A fresh salt for hashes of 2^cost rounds. */
export function newSalt(cost = COST): Promise<string> {
  return bcrypt.genSalt(cost);
}

/** The salt that a hash was made with; null where there is no hash. */
export function saltOf(hash: string | null | undefined): string | null {
  return hash?.match(saltPattern)?.[0] ?? null;
}

/** Whether bcrypt reads all of a password: of a longer one it would compare the beginning alone. */
export function isWhollyRead(password: string): boolean {
  return Buffer.byteLength(password) <= MAX_BYTES;
}

/** Hashes a password at once; with a salt of its own unless one is given. Exactly one bcrypt. */
export async function hashPassword(password: string, salt?: string): Promise<string> {
  return bcrypt.hash(password, salt ?? (await newSalt()));
}

/** Whether two hashes are the same, in the same time for all that are not. */
export function sameHash(one: string, other: string | null | undefined): boolean {
  const [left, right] = [one, other ?? ''].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

import { availableParallelism } from 'node:os';
import { AUTH_LIMITS } from '@muge/contract/limits';
import bcrypt from 'bcrypt';
import pLimit from 'p-limit';
import { commonPasswords } from './common-passwords.ts';

/** 2^10 rounds: about a tenth of a second. */
const COST = 10;

/** bcrypt reads no more, so more would be pretence. */
const MAX_BYTES = 72;

/** Hashing leaves a processor to everything else, however many people sign in at once. */
const hashing = pLimit(Math.max(1, availableParallelism() - 1));

/** Compared with when there is nobody to compare with, so that both take the same time. */
const nobody = bcrypt.hashSync('nobody has this password', COST);

/** Why a password cannot be taken, in words; null when it can. Specification: decisions, registration. */
export function passwordProblem(password: string, own: readonly string[]): string | null {
  if ([...password].length < AUTH_LIMITS.passwordMin) return 'Password Length Must be at least 8 characters long';
  if (Buffer.byteLength(password) > MAX_BYTES) return 'The password is too long: at most 72 bytes are kept.';
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower)) return 'This password is one of the most common ones. Choose another.';
  if (own.some((text) => text.toLowerCase() === lower)) return 'The password must not be your name or address.';
  return null;
}

/** Hashes a password with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hashing(() => bcrypt.hash(password, COST));
}

/** Whether the password is the hashed one; exactly one bcrypt, whether or not there is anything to compare with. */
export async function passwordMatches(password: string, hash: string | null | undefined): Promise<boolean> {
  const same = await hashing(() => bcrypt.compare(password, hash ?? nobody));
  return same && hash !== null && hash !== undefined;
}

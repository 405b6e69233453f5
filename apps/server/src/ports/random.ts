import { randomBytes, randomInt } from 'node:crypto';
import { AUTH_LIMITS, MAX_ID } from '@muge/contract/limits';

/** Chance is handed in, so that tests know what comes. */
export interface Random {
  /** Six digits. */
  code(): string;
  /** A positive 32-bit integer that tells nothing. */
  id(): number;
  /** A name that nobody can guess: 24 hexadecimal digits. */
  key(): string;
}

/** Unpredictable. */
export const cryptoRandom: Random = {
  code: () => String(randomInt(10 ** AUTH_LIMITS.codeDigits)).padStart(AUTH_LIMITS.codeDigits, '0'),
  id: () => randomInt(1, MAX_ID),
  key: () => randomBytes(12).toString('hex'),
};

import { randomInt } from 'node:crypto';
import { AUTH_LIMITS, MAX_ID } from '@muge/contract/limits';

/** Chance is handed in, so that tests know what comes. */
export interface Random {
  /** Six digits. */
  code(): string;
  /** A positive 32-bit integer that tells nothing. */
  id(): number;
}

/** Unpredictable. */
export const cryptoRandom: Random = {
  code: () => String(randomInt(10 ** AUTH_LIMITS.codeDigits)).padStart(AUTH_LIMITS.codeDigits, '0'),
  id: () => randomInt(1, MAX_ID),
};

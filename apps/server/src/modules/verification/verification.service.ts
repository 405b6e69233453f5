import { createHmac, timingSafeEqual } from 'node:crypto';
import { errorCodes } from '@muge/contract';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { SecurityLimits } from '../limits/index.ts';
import type { CodeOwner, CodePurpose, VerificationRepository } from './verification.repository.ts';

/** How long a code is valid, in milliseconds. */
const LIFETIME = 10 * 60 * 1000;

/** Comparisons that a code allows. */
const MAX_TRIES = 5;

/** The one refusal of all codes. */
export function wrongCode(): AppError {
  return new AppError('invalid_code', { errors: { code: [errorCodes.invalid_code.message] } });
}

/** A right code: what is needed to use it up in the transaction that does what it opens. */
export interface RightCode {
  readonly id: number;
}

/**
 * Six-digit codes: single use, ten minutes, five tries. A try is counted before the comparison, so that parallel guesses
 * have no more of them. Specification: decisions, codes.
 */
export function createVerificationService(dependencies: {
  codes: VerificationRepository;
  limits: SecurityLimits;
  clock: Clock;
  random: Random;
  /** Keys the hashes: six digits alone would be found by trying them all. */
  secret: string;
}) {
  const { codes, limits, clock, random, secret } = dependencies;

  function hashOf(purpose: CodePurpose, owner: CodeOwner, code: string): Buffer {
    const who = 'userId' in owner ? `user ${owner.userId}` : `address ${owner.address}`;
    return createHmac('sha256', secret).update(`${purpose}\n${who}\n${code}`).digest();
  }

  return {
    /** Makes the owner's new code. It is only known to whoever gets the message. */
    async issue(purpose: CodePurpose, address: string, owner: CodeOwner): Promise<string> {
      const code = random.code();
      const now = clock.now();
      await codes.replace({
        purpose,
        address,
        owner,
        codeHash: hashOf(purpose, owner, code).toString('hex'),
        now,
        expiresAt: new Date(now.getTime() + LIFETIME),
      });
      return code;
    },

    /** Whether the owner has a code that still opens it, made at a time or later. */
    hasLive(purpose: CodePurpose, owner: CodeOwner, since: Date): Promise<boolean> {
      return codes.hasLive(purpose, owner, since, clock.now(), MAX_TRIES);
    },

    /** Compares; invalid_code when it is wrong, expired, used up, tried too often or was never there. */
    async check(purpose: CodePurpose, address: string, owner: CodeOwner, given: string): Promise<RightCode> {
      const code = await codes.takeTry(purpose, owner, clock.now(), MAX_TRIES);
      const isAllowed = await limits.mayTryCode(address, code !== undefined);
      const hash = hashOf(purpose, owner, given.replace(/\s/g, ''));
      if (code === undefined || !isAllowed || !timingSafeEqual(hash, Buffer.from(code.code_hash, 'hex'))) {
        throw wrongCode();
      }
      await limits.codeWasRight(address);
      return { id: code.id };
    },

    /** Uses a right code up inside a transaction; invalid_code when a parallel request was first. */
    async use(client: Parameters<VerificationRepository['use']>[0], code: RightCode): Promise<void> {
      if (!(await codes.use(client, code.id, clock.now()))) throw wrongCode();
    },
  };
}

export type VerificationService = ReturnType<typeof createVerificationService>;

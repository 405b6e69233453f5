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
  readonly purpose: CodePurpose;
  readonly owner: CodeOwner;
}

/**
 * Six-digit codes: single use, ten minutes, five tries. A try is counted before the comparison, so that parallel guesses
 * have no more of them. Who was sent codes to two addresses may use either; a try is one of both, and counts as two of the
 * day's, so that a guess is worth no more. Specification: decisions, codes.
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
    /** Makes the owner's new code for an address. It is only known to whoever gets the message. */
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

    /** Whether the owner was sent a code to an address, at a time or later, that still opens it. */
    hasLive(purpose: CodePurpose, address: string, owner: CodeOwner, since: Date): Promise<boolean> {
      return codes.hasLive({ purpose, address, owner, since }, clock.now(), MAX_TRIES);
    },

    /**
     * Compares; invalid_code when it is wrong, expired, used up, tried too often or was never there.
     *
     * @param counter What the day's tries are counted by.
     */
    async check(purpose: CodePurpose, counter: string, owner: CodeOwner, given: string): Promise<RightCode> {
      const live = await codes.takeTries(purpose, owner, clock.now(), MAX_TRIES);
      const tries = await limits.takeTries(counter, live.length);
      const hash = hashOf(purpose, owner, given.replace(/[\s\p{Pd}]/gu, ''));
      const code = live.find(({ code_hash }) => timingSafeEqual(hash, Buffer.from(code_hash, 'hex')));
      if (code === undefined || tries === null) throw wrongCode();
      await tries.giveBack();
      return { id: code.id, purpose, owner };
    },

    /** Uses a right code up, and its owner's others, inside a transaction; invalid_code when a parallel request was first. */
    async use(client: Parameters<VerificationRepository['use']>[0], code: RightCode): Promise<void> {
      if (!(await codes.use(client, code, clock.now()))) throw wrongCode();
    },
  };
}

export type VerificationService = ReturnType<typeof createVerificationService>;

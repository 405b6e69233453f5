import { createHmac, timingSafeEqual } from 'node:crypto';
import { UPLOAD_LIMITS } from '@muge/contract/limits';
import type { Clock } from '../../ports/clock.ts';

/** How long a proof is good at least, in seconds. */
const LIFETIME = UPLOAD_LIMITS.proofMinutes * 60;

/** What of an address shows that it was given to somebody who may see the picture. */
export interface PictureProof {
  readonly until?: unknown;
  readonly proof?: unknown;
}

/**
 * Addresses of pictures that the public is not served. A browser shows an image by its address alone, without the
 * token: so the address carries the proof, for a short while. Specification: decisions, status.
 */
export function createPictureProofs({ secret, clock }: { secret: string; clock: Clock }) {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const proofOf = (key: string, until: number) =>
    createHmac('sha256', secret).update(`picture ${key} until ${until}`).digest();

  return {
    /** The same for a while, so that a browser keeps what it has loaded. */
    addressOf(key: string): string {
      const until = (Math.floor(seconds() / LIFETIME) + 2) * LIFETIME;
      return `/storage/${key}.webp?until=${until}&proof=${proofOf(key, until).toString('base64url')}`;
    },

    /** Whether the proof is one of ours, for this picture, and still good. */
    holds(key: string, { until, proof }: PictureProof): boolean {
      if (typeof until !== 'string' || typeof proof !== 'string' || !/^\d{1,12}$/.test(until)) return false;
      if (Number(until) <= seconds()) return false;
      const right = proofOf(key, Number(until));
      const given = Buffer.from(proof, 'base64url');
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

export type PictureProofs = ReturnType<typeof createPictureProofs>;

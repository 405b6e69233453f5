import { availableParallelism } from 'node:os';
import type { Picture } from '@muge/contract';
import { AppError } from '../../http/app-error.ts';
import { hasRole, type Principal } from '../../http/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import type { PictureWidth, Storage, StoredFile } from '../../ports/storage.ts';
import { createTurns } from '../../turns/turns.ts';
import type { SecurityLimits } from '../limits/index.ts';
import { judgePicture, unreadablePicture } from './judge.ts';
import type { PictureProof, PictureProofs } from './picture-proofs.ts';
import type { PicturesRepository } from './pictures.repository.ts';
import { UnreadablePictureError } from './unreadable-picture-error.ts';
import type { ProcessedPicture } from './worker-messages.ts';
import { LostWorkerError } from './worker-process.ts';
import type { PictureWorkers } from './workers.ts';

/** Half of the cores work on pictures at most, so that many at once leave the machine its cores and its memory. */
const PLACES = Math.max(1, Math.floor(availableParallelism() / 2));

/** Pixels from which a picture is a large one: a decoder may hold all of them at once, eight bytes each. */
const LARGE = 25_000_000;

/** The key in `/storage/<key>.webp`, perhaps with a width. */
function keyOfPath(path: string): string | null {
  return /^\/storage\/([a-z0-9-]+)\.webp(?:\?w=\d+)?$/.exec(path)?.[1] ?? null;
}

/** Takes and shows pictures. Specification: decisions, images. */
export function createPicturesService(dependencies: {
  pictures: PicturesRepository;
  storage: Storage;
  limits: SecurityLimits;
  clock: Clock;
  random: Random;
  workers: Pick<PictureWorkers, 'inspect' | 'process'>;
  proofs: PictureProofs;
}) {
  const { pictures, storage, limits, clock, random, workers, proofs } = dependencies;
  const turns = createTurns(PLACES);

  async function process(file: string, { userId }: Principal): Promise<ProcessedPicture> {
    const owner = String(userId);
    try {
      const pixels = await judgePicture(file, () => turns.take(owner, () => workers.inspect(file)));
      return await turns.take(owner, () => workers.process(file), { heavy: pixels >= LARGE });
    } catch (error) {
      if (error instanceof UnreadablePictureError) throw unreadablePicture();
      if (!(error instanceof LostWorkerError)) throw error;
      throw new AppError('unavailable', { message: 'The picture could not be processed. Please try again.' });
    }
  }

  return {
    /** Counts an upload before it is received; upload_quota_exceeded when the day's are used up. */
    async takeUpload(principal: Principal): Promise<void> {
      await limits.takeUpload(principal.userId);
    },

    /**
     * Makes a picture of a received file, which stays where it is. The files come first and the row after them: whatever
     * cuts this short leaves files that nobody is shown, and the sweep removes.
     * @throws AppError file_type_unsupported, file_unreadable, file_too_large, or unavailable when the work was cut short.
     */
    async add(file: string, owner: Principal): Promise<Picture> {
      const { width, height, thumbhash, files } = await process(file, owner);
      const key = random.key();
      await storage.put(key, files);
      await pictures.add({ key, user_id: owner.userId, width, height, thumbhash, created_at: clock.now() });
      return { url: `/storage/${key}.webp`, width, height, thumbhash };
    },

    /** Keeps uploads of the caller's that a form in their browser needs; those of others and unknown ones are passed over. */
    async keep(paths: readonly string[], { userId }: Principal): Promise<void> {
      const keys = paths.map(keyOfPath).filter((key) => key !== null);
      await pictures.keep(keys, userId, clock.now());
    },

    /** An address that shows a picture whatever hides it; not_found to all but who uploaded it and moderators. */
    async addressFor(key: string, principal: Principal): Promise<string> {
      const picture = await pictures.findOwner(key);
      const mayBeSeen = picture?.user_id === principal.userId || hasRole(principal, 'moderator');
      if (picture === undefined || !mayBeSeen) throw new AppError('not_found');
      return proofs.addressOf(key);
    },

    /** Whether an address was given to somebody who may see what is hidden. */
    isProven: (key: string, proof: PictureProof): boolean => proofs.holds(key, proof),

    /** A picture's file, or null where there is none that may be seen; `proven` ones may. */
    async find(key: string, width: PictureWidth, proven: boolean): Promise<StoredFile | null> {
      return proven || (await pictures.isServed(key)) ? storage.get(key, width) : null;
    },
  };
}

export type PicturesService = ReturnType<typeof createPicturesService>;

import { UPLOAD_LIMITS } from '@muge/contract/limits';
import type { Clock } from '../../ports/clock.ts';
import type { Storage } from '../../ports/storage.ts';
import type { TemporaryFiles } from '../../ports/temporary-files.ts';
import type { PicturesRepository } from './pictures.repository.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Rows in one transaction. */
const BATCH = 500;

/** Removes pictures that nothing refers to, and what interrupted uploads have left. Specification: decisions, images. */
export function createPictureSweepService(dependencies: {
  pictures: PicturesRepository;
  storage: Storage;
  temporaryFiles: TemporaryFiles;
  clock: Clock;
}) {
  const { pictures, storage, temporaryFiles, clock } = dependencies;
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);

  async function removeUnused(): Promise<void> {
    // Forms say so with a little delay, and keep what was typed to the last moment.
    const before = ago(UPLOAD_LIMITS.keptDays * DAY + HOUR);
    let keys: string[];
    do {
      keys = await pictures.removeUnused(before, BATCH);
      for (const key of keys) await storage.remove(key);
    } while (keys.length > 0);
  }

  /** Files whose row was never written, or is gone already. */
  async function removeOrphans(): Promise<void> {
    for await (const keys of storage.keysOlderThan(ago(DAY))) {
      const known = await pictures.findKnown(keys);
      for (const key of keys) if (!known.has(key)) await storage.remove(key);
    }
  }

  return {
    /** Runs by the clock; harmless at any time and twice at once. */
    async sweep(): Promise<void> {
      await removeUnused();
      await removeOrphans();
      await storage.removeUnfinished(ago(DAY));
      await temporaryFiles.removeStale(ago(HOUR));
    },
  };
}

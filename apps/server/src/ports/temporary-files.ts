import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { olderThan } from './storage.ts';

/** A folder for what is received before it is known what it is. */
export interface TemporaryFiles {
  /** A path that nobody else has; who takes it removes the file. */
  take(): Promise<string>;
  /** Removes what has been there since before a moment: whoever took it is gone. */
  removeStale(moment: Date): Promise<void>;
}

/** Keeps temporary files in a folder, which is made when it is first needed. */
export function createTemporaryFiles(folder: string): TemporaryFiles {
  return {
    async take() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return path.join(folder, randomUUID());
    },
    async removeStale(moment) {
      for (const name of await olderThan(folder, moment)) await rm(path.join(folder, name), { force: true });
    },
  };
}

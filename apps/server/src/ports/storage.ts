import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../startup-error.ts';

/** Stored widths in pixels. Specification: decisions, images. */
export const pictureWidths = [320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** A file of the storage. */
export interface StoredFile {
  /** Starts reading. */
  open(): Readable;
  /** Bytes. */
  readonly size: number;
  /** Changes when the content does. */
  readonly version: string;
}

/** Where pictures lie. A local folder now; anything that can keep files under keys will do. */
export interface Storage {
  /** Keeps a picture in all its widths: either all of them are there afterwards, or none is. */
  put(key: string, files: ReadonlyMap<PictureWidth, Buffer>): Promise<void>;
  /** Finds a picture's width, or null where there is none. */
  get(key: string, width: PictureWidth): Promise<StoredFile | null>;
  /** Removes a picture in all widths; one that isn't there is fine. */
  remove(key: string): Promise<void>;
  /** Keys of pictures that have been there since before a moment, some at a time. */
  keysOlderThan(moment: Date): AsyncIterable<string[]>;
  /** Removes what was begun before a moment and never finished. */
  removeUnfinished(moment: Date): Promise<void>;
}

/** What a key may look like: nothing that could leave the folder. */
const pictureKey = /^[a-z0-9][a-z0-9-]{1,63}$/;

/** Pictures that are being written, or thrown away, beside the folders of keys. No key begins with a dot. */
const UNFINISHED = '.unfinished';

/** Keeps pictures in a local folder: `<first two letters>/<key>/<width>.webp`. */
export function createLocalStorage(root: string): Storage {
  const unfinished = path.join(root, UNFINISHED);
  const folderOf = (key: string) => {
    if (!pictureKey.test(key)) throw new Error('A picture key holds small letters, digits and hyphens only.');
    return path.join(root, key.slice(0, 2), key);
  };

  /** Takes a picture out of sight in one step, then removes its files. */
  async function remove(key: string): Promise<void> {
    const discarded = path.join(unfinished, randomUUID());
    await mkdir(unfinished, { recursive: true });
    try {
      await rename(folderOf(key), discarded);
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await rm(discarded, { recursive: true, force: true });
  }

  return {
    async put(key, files) {
      const folder = folderOf(key);
      const begun = path.join(unfinished, randomUUID());
      await mkdir(begun, { recursive: true });
      try {
        for (const [width, content] of files) await writeFile(path.join(begun, `${width}.webp`), content);
        await mkdir(path.dirname(folder), { recursive: true });
        await moveInto(begun, folder, () => remove(key));
      } catch (error) {
        await rm(begun, { recursive: true, force: true });
        throw error;
      }
    },
    async get(key, width) {
      if (!pictureKey.test(key)) return null;
      const file = path.join(folderOf(key), `${width}.webp`);
      try {
        const { size, mtimeMs } = await stat(file);
        const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
        return { open: () => createReadStream(file), size, version };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove,
    async *keysOlderThan(moment) {
      for (const prefix of await namesIn(root)) {
        if (prefix === UNFINISHED) continue;
        const folder = path.join(root, prefix);
        const keys = await olderThan(folder, moment);
        if (keys.length > 0) yield keys.filter((key) => pictureKey.test(key));
      }
    },
    async removeUnfinished(moment) {
      for (const name of await olderThan(unfinished, moment)) {
        await rm(path.join(unfinished, name), { recursive: true, force: true });
      }
    },
  };
}

/** Moves a whole folder to its place; what stands there already is cleared away first. */
async function moveInto(from: string, to: string, clear: () => Promise<void>): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    await clear();
    await rename(from, to);
  }
}

/** Neither the thing nor perhaps its folder is there; somebody's stray file may stand in the folder's place. */
function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');
}

/** The names in a folder; none where there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The names in a folder that were last changed before a moment. */
export async function olderThan(folder: string, moment: Date): Promise<string[]> {
  const old: string[] = [];
  for (const name of await namesIn(folder)) {
    try {
      if ((await stat(path.join(folder, name))).mtime < moment) old.push(name);
    } catch (error) {
      // Somebody else has removed it meanwhile.
      if (!isMissing(error)) throw error;
    }
  }
  return old;
}

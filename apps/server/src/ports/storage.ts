import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

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
  /** Keeps a picture's width; a half-written file is never seen. */
  put(key: string, width: PictureWidth, content: Buffer): Promise<void>;
  /** Finds a picture's width, or null where there is none. */
  get(key: string, width: PictureWidth): Promise<StoredFile | null>;
  /** Removes a picture in all widths. */
  remove(key: string): Promise<void>;
}

/** What a key may look like: nothing that could leave the folder. */
const pictureKey = /^[a-z0-9][a-z0-9-]{1,63}$/;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Keeps pictures in a local folder: `<first two letters>/<key>/<width>.webp`. */
export function createLocalStorage(root: string): Storage {
  const folderOf = (key: string) => {
    if (!pictureKey.test(key)) throw new Error('A picture key holds small letters, digits and hyphens only.');
    return path.join(root, key.slice(0, 2), key);
  };
  return {
    async put(key, width, content) {
      const folder = folderOf(key);
      await mkdir(folder, { recursive: true });
      const temporary = path.join(folder, `.${randomUUID()}`);
      await writeFile(temporary, content);
      await rename(temporary, path.join(folder, `${width}.webp`));
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
    async remove(key) {
      await rm(folderOf(key), { recursive: true, force: true });
    },
  };
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ProcessedPicture, processPicture } from '../../modules/pictures/index.ts';
import type { Storage } from '../../ports/storage.ts';

const assets = path.resolve(import.meta.dirname, '../../../assets/demo');

/** Pictures that are re-encoded at once; each keeps a core busy. */
const PARALLEL = 3;

/** A picture that lies in the storage, ready for its row. */
export interface StoredPicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
}

/** The same picture under a key of its own for each owner, as if each had uploaded it. */
export interface WantedPicture {
  /** Name of the catalogue of demo pictures. */
  readonly name: string;
  /** Key of a person, or `tile` for the pictures of categories. */
  readonly owner: string;
}

/** The storage key of an owner's picture: always the same, so that a second attempt overwrites the first. */
function keyOf({ name, owner }: WantedPicture): string {
  return createHash('sha256').update(`${owner}/${name}`).digest('hex').slice(0, 24);
}

async function store(storage: Storage, key: string, processed: ProcessedPicture): Promise<StoredPicture> {
  await storage.put(key, processed.files);
  return { key, width: processed.width, height: processed.height, thumbhash: processed.thumbhash };
}

/**
 * Sends the demo pictures through the same pipeline as uploads. Each distinct picture is encoded once and kept for each
 * of its owners. Answers them by owner and name; `onProgress` hears how many of the distinct ones are done.
 */
export async function importPictures(
  storage: Storage,
  wanted: readonly WantedPicture[],
  onProgress: (done: number, all: number) => void,
): Promise<(picture: WantedPicture) => StoredPicture> {
  const ownersOf = Map.groupBy(wanted, ({ name }) => name);
  const stored = new Map<string, StoredPicture>();
  const queue = [...ownersOf];
  let done = 0;

  async function work(): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [name, pictures] = next;
      const processed = await processPicture(await readFile(path.join(assets, `${name}.webp`)));
      for (const picture of pictures) {
        const key = keyOf(picture);
        if (!stored.has(key)) stored.set(key, await store(storage, key, processed));
      }
      done += 1;
      onProgress(done, ownersOf.size);
    }
  }

  await Promise.all(Array.from({ length: PARALLEL }, work));
  return (picture) => {
    const found = stored.get(keyOf(picture));
    if (found === undefined) throw new Error(`The demo picture ${picture.name} was not imported.`);
    return found;
  };
}

// Remembers what a step was done from, so that it is done again only when that has changed.

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cache, root } from './paths.mjs';

/** What is made from the rest, or plays no part in what is made. */
const skipped = new Set(['node_modules', 'dist', 'test', 'coverage']);

/**
 * A digest of files and folders (with all in them): their names and contents. What is absent counts as absent.
 *
 * @param {readonly string[]} inputs Paths in the repository.
 * @param {readonly string[]} [also] Further words that matter, such as a version.
 */
export async function digest(inputs, also = []) {
  const hash = createHash('sha256');
  for (const word of also) hash.update(`${word}\0`);
  for (const input of inputs) await add(hash, input);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} relative
 */
async function add(hash, relative) {
  const file = path.join(root, relative);
  const found = await stat(file).catch(() => undefined);
  hash.update(`${relative.split(path.sep).join('/')}\0`);
  if (found === undefined) return;
  if (!found.isDirectory()) {
    hash.update(await readFile(file));
    return;
  }
  for (const name of (await readdir(file)).sort()) {
    if (!skipped.has(name)) await add(hash, path.join(relative, name));
  }
}

/**
 * @param {string} name
 * @param {string} value
 * @param {readonly string[]} outputs Paths in the repository that the step makes; one that is gone makes the stamp void.
 * @returns {Promise<boolean>} Whether the step was last done from the same.
 */
export async function isFresh(name, value, outputs) {
  const kept = await readFile(stampFile(name), 'utf8').catch(() => '');
  if (kept !== value) return false;
  const found = await Promise.all(
    outputs.map((output) =>
      stat(path.join(root, output)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}

/**
 * @param {string} name
 * @param {string} value
 */
export async function keepStamp(name, value) {
  await mkdir(cache, { recursive: true });
  await writeFile(stampFile(name), value);
}

/** @param {string} name */
function stampFile(name) {
  return path.join(cache, `${name}.stamp`);
}

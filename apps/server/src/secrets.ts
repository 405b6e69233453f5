import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './startup-error.ts';

/** What a file holds; nothing where there is none. */
async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return '';
  }
}

/**
 * A secret that is made at the first start and kept in the data folder for its owner's eyes alone. Only the demo mode
 * relies on it; in production secrets come from the configuration.
 */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, 'secrets', name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const known = await read(file);
  if (known !== '') return known;
  // Written whole before it has its name: a start that is killed meanwhile leaves no empty secret to the next.
  const fresh = `${file}.${randomUUID()}`;
  await writeFile(fresh, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    await link(fresh, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    // Another start was first, or a killed one left nothing in it.
    if ((await read(file)) === '') await rename(fresh, file);
  } finally {
    await rm(fresh, { force: true });
  }
  return read(file);
}

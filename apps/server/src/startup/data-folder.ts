import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, errorMessage, StartupError } from '../startup-error.ts';

/** The file that is written for a try. It has one name, so that what a start leaves that is killed goes with the next. */
const PROBE = '.can-be-written';

/**
 * Makes the data folder where it is absent, and sees that it can be written.
 * @throws StartupError when it cannot.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = path.join(folder, PROBE);
  try {
    await makeWithParents(folder);
    // Another user's could not be written, but it can be removed. Another start may do the same now.
    await rm(probe, { force: true });
    await writeFile(probe, '');
    await rm(probe, { force: true });
  } catch (error) {
    throw unwritableFolder(folder, error);
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'no folder can be made there',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'it is not a folder',
};

/** The sentence for a data folder that cannot be written, from the system's error. */
export function unwritableFolder(folder: string, error: unknown): StartupError {
  const reason = reasons[errorCode(error) ?? ''] ?? errorMessage(error);
  return new StartupError(
    `The data folder ${folder} cannot be written (${reason}); make it writable for this user, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}

/** Node's own recursive `mkdir` never ends where a folder exists and refuses children (`/proc`). */
async function makeWithParents(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await makeWithParents(parent);
  try {
    // Others may pass through, so that PostgreSQL can run as another user; they cannot list it.
    await mkdir(folder, { mode: 0o711 });
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!(await isFolder(folder))) throw error;
  }
}

async function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

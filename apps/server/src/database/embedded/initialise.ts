import { spawn } from 'node:child_process';
import { chmod, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, StartupError } from '../../startup-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import { serverEnvironment, systemLocale } from './environment.ts';
import { giveFolder, type RunAs } from './run-as.ts';

/** What `initialiseCluster` needs. */
export interface InitialiseOptions {
  /** The data folder, which gets the password file. */
  readonly folder: string;
  /** Where the cluster will be. */
  readonly data: string;
  readonly binaries: PostgresBinaries;
  readonly runAs: RunAs;
  /** The superuser's name. */
  readonly user: string;
  readonly password: string;
  /** False: do not wait for the disk. */
  readonly durable: boolean;
}

/**
 * Makes a new cluster with a password. It is made beside its place and moved there when complete, so that an
 * interrupted first start leaves nothing that looks like a cluster.
 *
 * @throws StartupError with what initdb said.
 */
export async function initialiseCluster(options: InitialiseOptions): Promise<void> {
  const { folder, data, binaries, runAs, user, password, durable } = options;
  const draft = `${data}.new`;
  const secrets = `${data}.secret`;
  await rm(draft, { recursive: true, force: true });
  await rm(secrets, { recursive: true, force: true });
  await ensureVacant(data);
  await mkdir(draft, { mode: 0o700 });
  await mkdir(secrets, { mode: 0o700 });
  const passwordFile = join(secrets, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await giveFolder(draft, runAs);
  await giveFolder(secrets, runAs);
  await runInitdb(runAs, binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${systemLocale}`,
    '--lc-messages=C',
    ...(durable ? [] : ['--no-sync']),
  ]);
  await rm(secrets, { recursive: true });
  const kept = join(folder, 'postgres-password');
  await writeFile(kept, `${password}\n`, { mode: 0o600 });
  // The mode above counts for a new file only.
  await chmod(kept, 0o600);
  await rename(draft, data);
}

/** What stands in the way and is no cluster may be somebody's, so only an empty folder is taken. */
async function ensureVacant(data: string): Promise<void> {
  try {
    await rmdir(data);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw new StartupError(
      `${data} is in the way and is not a database of Mugė; move it, or set DATA_DIR to another folder.`,
    );
  }
}

function runInitdb(runAs: RunAs, initdb: string, programArgs: readonly string[]): Promise<void> {
  const { file, args, identity } = runAs.command(initdb, programArgs);
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...identity, env: serverEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (chunk: string) => {
      said += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartupError(`The database cluster could not be created: ${oneLine(said) || `code ${code}`}.`));
    });
  });
}

function oneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ');
}

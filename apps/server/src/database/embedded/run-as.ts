import { spawn } from 'node:child_process';
import { lchown, lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';

/** How to call a PostgreSQL program so that PostgreSQL accepts its user. */
export interface RunAs {
  /** A word for logs and tests. */
  readonly name: 'same-user' | 'user-namespace' | 'other-user' | 'capabilities';
  /** The user who must own the data folder, as seen from outside; undefined: whoever runs Mugė. */
  readonly owner?: { readonly uid: number; readonly gid: number };
  /** The command line that runs `program` with `args`. */
  command(program: string, args: readonly string[]): Command;
}

/** A command line with the identity that `spawn` should switch to. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly identity: { readonly uid?: number; readonly gid?: number };
}

const sameUser: RunAs = {
  name: 'same-user',
  command: (file, args) => ({ file, args, identity: {} }),
};

/**
 * Chooses how PostgreSQL runs. It refuses to run as root, so for root the first of these that works on this machine:
 *
 * 1. a user namespace in which root appears as an ordinary user: files stay root's, and a folder that only root may
 *    enter (`/root`, `mktemp -d`) is no obstacle;
 * 2. another user, when that one can reach the programs and the data;
 * 3. another user that keeps root's right to pass closed folders (containers that forbid namespaces).
 *
 * @param initdb The program to try the ways with.
 * @param folder The folder (existing) that will hold the data.
 * @throws StartupError when root has none of them.
 */
export async function chooseRunAs(
  initdb: string,
  folder: string,
  isRoot: boolean = process.getuid?.() === 0,
): Promise<RunAs> {
  if (!isRoot) return sameUser;
  for (const candidate of await rootCandidates()) {
    if (await isPossible(candidate, initdb, folder)) return candidate;
  }
  throw new StartupError(
    'PostgreSQL refuses to run as root, and no other user can reach the data folder here; start Mugė as an ordinary user, or set DATABASE_URL to a server of your own.',
  );
}

/** The ways that root has, best first; exported so that each can be tried alone. */
export async function rootCandidates(): Promise<RunAs[]> {
  const account = await unprivilegedAccount();
  if (account === undefined) return [];
  const { uid, gid } = account;
  return [
    {
      name: 'user-namespace',
      owner: { uid: 0, gid: 0 },
      command: (program, args) => ({
        file: 'unshare',
        args: ['--user', `--map-user=${uid}`, '--', program, ...args],
        identity: {},
      }),
    },
    {
      name: 'other-user',
      owner: account,
      command: (file, args) => ({ file, args, identity: { uid, gid } }),
    },
    {
      name: 'capabilities',
      owner: account,
      command: (program, args) => ({
        file: 'setpriv',
        args: [
          `--reuid=${uid}`,
          `--regid=${gid}`,
          '--clear-groups',
          // Or the right would not count where a program asks beforehand what it may do.
          '--securebits=+no_setuid_fixup',
          '--inh-caps=+dac_override',
          '--ambient-caps=+dac_override',
          '--',
          program,
          ...args,
        ],
        identity: {},
      }),
    },
  ];
}

/** initdb asks the system for the name of its user, so the account must be a listed one. */
async function unprivilegedAccount(): Promise<{ uid: number; gid: number } | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const accounts = lines.flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return uid === undefined || gid === undefined ? [] : [{ name, uid: Number(uid), gid: Number(gid) }];
  });
  const ordinary = accounts.filter(({ uid }) => Number.isInteger(uid) && uid > 0);
  const preferred = ordinary.find(({ name }) => name === 'postgres') ?? ordinary.find(({ name }) => name === 'nobody');
  return preferred ?? ordinary[0];
}

/**
 * Whether PostgreSQL can run this way here: its programs find and may run each other, its user has a name, and it can
 * pass through the folder.
 */
export async function isPossible(runAs: RunAs, initdb: string, folder: string): Promise<boolean> {
  // Looks at everything and makes nothing.
  const rehearsal = ['--show', `--pgdata=${folder}/rehearsal`];
  const checks = [runAs.command(initdb, rehearsal), runAs.command('ls', ['-d', `${folder}/.`])];
  const codes = await Promise.all(checks.map(exitCode));
  return codes.every((code) => code === 0);
}

function exitCode({ file, args, identity }: Command): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...identity, stdio: 'ignore' });
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
}

/** Gives a folder and all that is in it to the user that `runAs` needs; does nothing when it is theirs already. */
export async function giveFolder(folder: string, runAs: RunAs): Promise<void> {
  if (runAs.owner === undefined) return;
  const { uid, gid } = runAs.owner;
  if ((await lstat(folder)).uid === uid) return;
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid);
  await lchown(folder, uid, gid);
}

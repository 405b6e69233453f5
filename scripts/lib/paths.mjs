import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** What is worth keeping between runs; gone with the packages it speaks of. */
export const cache = path.join(root, 'node_modules', '.muge');

/**
 * The name of PATH in an environment, which Windows spells as it likes.
 * @param {NodeJS.ProcessEnv} env
 */
export function pathKey(env) {
  return Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
}

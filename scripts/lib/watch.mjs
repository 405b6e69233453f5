// Watching source files in a way that outlives their replacement: editors with safe write, `sed -i` and `git checkout`
// put a new file where the old one was, which Node's own recursive watcher loses sight of on Linux.

import { watch } from 'chokidar';

/**
 * Tells of every file that is changed, replaced, added or removed within some folders, however deep.
 *
 * @param {object} options
 * @param {string} options.base The folder that the others stand in.
 * @param {readonly string[]} options.folders Relative to `base`.
 * @param {(file: string) => void} options.onChange Gets the file relative to `base`, with slashes on every platform.
 * @param {(error: unknown) => void} options.onError What keeps it from seeing more, such as the system's limit of watches.
 * @returns {Promise<{ close: () => Promise<void> }>} Settles when nothing is missed any more.
 */
export async function watchFolders({ base, folders, onChange, onError }) {
  const watcher = watch([...folders], { cwd: base, ignoreInitial: true });
  watcher.on('error', onError);
  await new Promise((resolve) => watcher.once('ready', () => resolve(undefined)));
  for (const event of /** @type {const} */ (['add', 'change', 'unlink'])) {
    watcher.on(event, (file) => onChange(file.replaceAll('\\', '/')));
  }
  return { close: () => watcher.close() };
}

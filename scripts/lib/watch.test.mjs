import { appendFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { watchFolders } from './watch.mjs';

/** Watches a folder of its own with one file in it. */
async function watched() {
  const base = await mkdtemp(path.join(tmpdir(), 'muge-watch-'));
  await mkdir(path.join(base, 'src/texts'), { recursive: true });
  await writeFile(path.join(base, 'src/texts/en.ts'), '1');
  /** @type {Set<string>} */
  const told = new Set();
  const watcher = await watchFolders({
    base,
    folders: ['src'],
    onChange: (file) => void told.add(file),
    onError(error) {
      throw error;
    },
  });
  onTestFinished(async () => {
    await watcher.close();
    await rm(base, { recursive: true });
  });
  return {
    /** @param {string} file */
    at: (file) => path.join(base, file),
    /**
     * Of what follows within 50 ms nothing is told again, so it is done until it is heard. Who is deaf never hears it.
     *
     * @param {string} file What is told of …
     * @param {() => Promise<unknown>} change … when this is done.
     */
    async tells(file, change) {
      told.clear();
      const done = async () => {
        if (!told.has(file)) await change();
        return [...told];
      };
      await expect.poll(done, { interval: 100, timeout: 5_000 }).toContain(file);
    },
  };
}

it('tells of a file again and again, however it is written', async () => {
  const { at, tells } = await watched();
  const file = 'src/texts/en.ts';
  const append = () => appendFile(at(file), ' // a');

  await tells(file, append);
  // As `sed -i` and editors with safe write do.
  await tells(file, async () => {
    await writeFile(at(`${file}.tmp`), '2');
    await rename(at(`${file}.tmp`), at(file));
  });
  await tells(file, append);
  // As `git checkout` does.
  await tells(file, async () => {
    await rm(at(file), { force: true });
    await writeFile(at(file), '3');
  });
  await tells(file, append);
  await tells(file, append);
});

it('tells of files in folders that came later or were replaced', async () => {
  const { at, tells } = await watched();

  await tells('src/new/deep/a.ts', async () => {
    await mkdir(at('src/new/deep'), { recursive: true });
    await writeFile(at('src/new/deep/a.ts'), '1');
  });
  await tells('src/new/deep/a.ts', () => appendFile(at('src/new/deep/a.ts'), '2'));
  await tells('src/texts/en.ts', () => rm(at('src/texts'), { recursive: true, force: true }));
  await tells('src/texts/en.ts', async () => {
    await mkdir(at('src/texts'), { recursive: true });
    await writeFile(at('src/texts/en.ts'), '4');
  });
  await tells('src/texts/en.ts', () => appendFile(at('src/texts/en.ts'), '5'));
});

import { watch } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareDataFolder } from '../../src/startup/data-folder.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'muge-test-data-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The names of all files that there were in a folder while something was done. */
async function namesDuring(folder: string, work: () => Promise<void>): Promise<string[]> {
  const names = new Set<string | null>();
  const watcher = watch(folder, (_event, name) => names.add(name));
  try {
    await work();
    await writeFile(path.join(folder, 'end'), '');
    await expect.poll(() => names.has('end')).toBe(true);
  } finally {
    watcher.close();
  }
  names.delete('end');
  return [...names].filter((name) => name !== null);
}

it('trying whether the data folder can be written leaves nothing, and what a killed start has left goes with the next', async () => {
  const folder = await emptyFolder();
  const names = await namesDuring(folder, async () => {
    for (let start = 0; start < 3; start += 1) await prepareDataFolder(folder);
  });
  expect(await readdir(folder)).toEqual(['end']);
  // One name for all starts, or else each that is killed would leave another file for good.
  expect(names).toHaveLength(1);

  await writeFile(path.join(folder, names[0] ?? ''), '', { mode: 0o400 });
  await prepareDataFolder(folder);
  expect(await readdir(folder)).toEqual(['end']);
});

it('starts that try it at the same time do not disturb each other', async () => {
  const folder = path.join(await emptyFolder(), 'data');
  await Promise.all(Array.from({ length: 10 }, () => prepareDataFolder(folder)));
  expect(await readdir(folder)).toEqual([]);
});

/**
 * Bakes the demo house's pictures and the stall's: `node scripts/bake-pictures.ts [--only name]… [--sheet file.png]`.
 *
 * A development command; its results are committed. Without `--only` everything is baked and files that belong
 * to no picture are removed. A name ending in `*` means all that begin so. `--sheet` also lays what was baked out on
 * one contact sheet.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { bake, type Master, masters, type Shelf } from '../src/database/seed/pictures/masters.ts';
import { contactSheet } from '../src/database/seed/pictures/sheet.ts';

/** Pictures at once; each keeps about one core busy. */
const PARALLEL = 2;

const folders: Readonly<Record<Shelf, string>> = {
  demo: path.resolve(import.meta.dirname, '../assets/demo'),
  stall: path.resolve(import.meta.dirname, '../../web/public/stall'),
};

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: [] }, sheet: { type: 'string' } },
});

function isWanted({ name }: Master): boolean {
  if (values.only.length === 0) return true;
  return values.only.some((only) => (only.endsWith('*') ? name.startsWith(only.slice(0, -1)) : name === only));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function removeStale(all: readonly Master[]): Promise<void> {
  for (const [shelf, folder] of Object.entries(folders)) {
    const kept = new Set(all.filter((master) => master.shelf === shelf).map(({ name }) => `${name}.webp`));
    for (const file of await readdir(folder)) {
      if (!file.endsWith('.webp') || kept.has(file)) continue;
      await rm(path.join(folder, file));
      say(`removed ${file}`);
    }
  }
}

sharp.concurrency(1);
const all = masters();
const wanted = all.filter(isWanted);
if (wanted.length === 0) throw new Error(`No picture is called ${values.only.join(', ')}`);
for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });

const queue = [...wanted];
const baked = new Map<string, Buffer>();

async function work(): Promise<void> {
  for (let master = queue.shift(); master !== undefined; master = queue.shift()) {
    const content = await bake(master);
    await writeFile(path.join(folders[master.shelf], `${master.name}.webp`), content);
    baked.set(master.name, content);
    say(`${baked.size}/${wanted.length} ${master.name} ${Math.ceil(content.length / 1024)} KB`);
  }
}

await Promise.all(Array.from({ length: PARALLEL }, work));
if (values.only.length === 0) await removeStale(all);
const bytes = [...baked.values()].reduce((sum, content) => sum + content.length, 0);
say(`${baked.size} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB`);
if (values.sheet !== undefined) {
  const inOrder = wanted.map(({ name }) => ({ name, content: baked.get(name) ?? Buffer.alloc(0) }));
  await writeFile(values.sheet, await contactSheet(inOrder));
  say(`contact sheet: ${values.sheet}`);
}

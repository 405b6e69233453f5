import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the page of `createWebDist` says. */
export const pageText = 'Mugė, the page';

/** A folder that looks like the built web application. */
export async function createWebDist(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'muge-test-web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><title>${pageText}</title></head><body></body></html>`,
  );
  await writeFile(path.join(folder, 'assets', 'index-a1b2c3.js'), 'export {};');
  await writeFile(path.join(folder, 'robots.txt'), 'User-agent: *');
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

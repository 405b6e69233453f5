import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadOrCreateSecret } from '../../src/secrets.ts';

async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'muge-secrets-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return dataDir;
}

it('a secret is made once, for its owner’s eyes alone, however many starts make it at once', async () => {
  const dataDir = await createDataDir();
  const secrets = await Promise.all(Array.from({ length: 8 }, () => loadOrCreateSecret(dataDir, 'jwt')));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await loadOrCreateSecret(dataDir, 'jwt')).toBe(secrets[0]);
  expect(await readdir(path.join(dataDir, 'secrets'))).toEqual(['jwt']);
  expect((await stat(path.join(dataDir, 'secrets/jwt'))).mode & 0o777).toBe(0o600);
});

it('an empty one, as a start leaves it that was killed at the worst moment, is made anew', async () => {
  const dataDir = await createDataDir();
  await mkdir(path.join(dataDir, 'secrets'));
  await writeFile(path.join(dataDir, 'secrets/jwt'), '');
  expect(await loadOrCreateSecret(dataDir, 'jwt')).toMatch(/^[\w-]{43}$/);
});

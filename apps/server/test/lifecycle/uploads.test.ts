import { readdir, readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../src/database/client.ts';
import { startCluster } from '../../src/database/embedded/index.ts';
import { isProcessAlive } from '../../src/database/embedded/processes.ts';
import { createFactories } from '../../src/database/factories/index.ts';
import { createPicturesRepository } from '../../src/modules/pictures/pictures.repository.ts';
import { createPictureSweepService } from '../../src/modules/pictures/sweep.service.ts';
import { createLocalStorage, pictureWidths } from '../../src/ports/storage.ts';
import { createTemporaryFiles } from '../../src/ports/temporary-files.ts';
import { scans } from '../support/bombs.ts';
import { quickHash } from '../support/passwords.ts';
import { formOf, photo } from '../support/pictures.ts';
import { workersOf } from '../support/workers.ts';
import { launch, type ServerProcess, temporaryFolder, until, usedFolder } from './support/server-process.ts';

const DAY = 86_400_000;
const person = { login: 'ikeliantis', password: 'visai-slaptas-zodis' };

let form: Awaited<ReturnType<typeof formOf>>;
beforeAll(async () => {
  form = await formOf(await photo(2400, 1800));
});

/** A server that somebody is signed in to, beside a database that outlives it. */
async function begin() {
  const folder = await temporaryFolder();
  const cluster = await startCluster({ folder: await usedFolder(), durable: false });
  onTestFinished(() => cluster.stop());
  const env = { DATABASE_URL: cluster.url, JWT_SECRET: 'a-secret-of-thirty-two-characters', DATA_DIR: folder };
  const start = () => launch({ env });
  const server = start();
  const address = await server.address();
  const database = openDatabase({ url: cluster.url, poolSize: 2, onError: () => undefined });
  onTestFinished(() => database.close());
  const password_hash = await quickHash(person.password);
  await createFactories(database.prisma).user({ username: person.login, password_hash });
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  expect(answer.status).toBe(200);
  const token = /"auth_token":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
  return { folder, database, server, address, start, authorization: `Bearer ${token}` };
}

/** The names in a folder; none where there is none. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

function storageOf(folder: string) {
  return createLocalStorage(path.join(folder, 'storage'));
}

/** Keys of all pictures whose files are in their place. */
async function storedKeys(folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const some of storageOf(folder).keysOlderThan(new Date(Date.now() + DAY))) keys.push(...some);
  return keys;
}

async function kill(server: ServerProcess): Promise<void> {
  server.kill('SIGKILL');
  await server.end();
}

/** What is served is whole, in every width; what has no row isn't served. */
async function expectWholePictures(folder: string, database: Database, address: string): Promise<void> {
  const rows = await database.prisma.picture.findMany();
  const keys = await storedKeys(folder);
  for (const key of new Set([...keys, ...rows.map((row) => row.key)])) {
    const row = rows.find((other) => other.key === key);
    for (const width of pictureWidths) {
      const answer = await fetch(`${address}/storage/${key}.webp?w=${width}`);
      expect(answer.status).toBe(row ? 200 : 404);
      const body = Buffer.from(await answer.arrayBuffer());
      if (row) expect((await sharp(body).raw().toBuffer({ resolveWithObject: true })).info.width).toBe(width);
    }
  }
}

/** A sweep of eight days later takes all of it: nothing refers to any of these uploads. */
async function expectNothingAfterSweep(folder: string, database: Database): Promise<void> {
  const later = () => new Date(Date.now() + 8 * DAY);
  const sweep = createPictureSweepService({
    pictures: createPicturesRepository(database),
    storage: storageOf(folder),
    temporaryFiles: createTemporaryFiles(path.join(folder, 'tmp')),
    clock: { now: later },
  });
  await sweep.sweep();
  expect(await database.prisma.picture.count()).toBe(0);
  expect(await storedKeys(folder)).toEqual([]);
  expect(await namesIn(path.join(folder, 'storage', '.unfinished'))).toEqual([]);
  expect(await namesIn(path.join(folder, 'tmp'))).toEqual([]);
}

describe('after kill -9 during uploads', () => {
  it('that were half received, only temporary files are left, which the sweep takes', async () => {
    const { folder, database, server, address, authorization } = await begin();
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    // Cut off by the kill, as it should be.
    socket.on('error', () => undefined);
    const headers = { host: 'localhost', authorization, ...form.headers, 'content-length': form.payload.length };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /api/upload HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(form.payload.subarray(0, form.payload.length / 2));
    const temporary = path.join(folder, 'tmp');
    await until(async () => {
      const [name] = await namesIn(temporary);
      return name !== undefined && (await stat(path.join(temporary, name))).size > 0;
    });
    await kill(server);

    const [left = ''] = await namesIn(temporary);
    expect((await readFile(path.join(temporary, left))).length).toBeLessThan(form.payload.length);
    expect(await storedKeys(folder)).toEqual([]);
    await expectNothingAfterSweep(folder, database);
  });

  it('of which some had arrived, every picture is served whole or not at all', async () => {
    const { folder, database, server, address, start, authorization } = await begin();
    const headers = { authorization, ...form.headers };
    const send = () => fetch(`${address}/api/upload`, { method: 'POST', headers, body: new Uint8Array(form.payload) });
    // The rest is being received, made smaller or written meanwhile, as it comes.
    const settled = Promise.allSettled(Array.from({ length: 8 }, send));
    await until(async () => (await storedKeys(folder)).length >= 2);
    await kill(server);
    await settled;

    const next = start();
    await expectWholePictures(folder, database, await next.address());
    await expectNothingAfterSweep(folder, database);
  });
});

/** A server in the middle of a picture that keeps it busy for long, with the process that works on it. */
async function beginSlowPicture() {
  const { server, address, authorization } = await begin();
  const slow = await formOf(scans(7000, 7000, 99));
  const headers = { authorization, ...slow.headers };
  const sent = fetch(`${address}/api/upload`, { method: 'POST', headers, body: new Uint8Array(slow.payload) });
  // Cut off by the end of the server.
  const answer = sent.catch(() => null);
  await until(() => workersOf(server.pid).some(({ busy }) => busy > 20), 60_000);
  const [worker] = workersOf(server.pid);
  return { server, answer, worker: worker?.pid ?? 0, busy: worker?.busy ?? 0 };
}

describe.runIf(process.platform === 'linux')('the process that works on a picture', () => {
  it('ends by itself when its server is killed', async () => {
    const { server, answer, worker } = await beginSlowPicture();
    await kill(server);
    await until(() => !isProcessAlive(worker));
    await answer;
  });

  it('leaves the end to its server when both are told, which does not wait for the picture', async () => {
    const { server, answer, worker, busy } = await beginSlowPicture();
    process.kill(worker, 'SIGTERM');
    process.kill(worker, 'SIGINT');
    await until(() => workersOf(server.pid).some((found) => found.pid === worker && found.busy > busy + 20));
    const begun = performance.now();
    server.kill('SIGTERM');
    expect(await server.end()).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(isProcessAlive(worker)).toBe(false);
    await answer;
    expect(server.output().stderr).toBe('');
  });
});

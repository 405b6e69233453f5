import { execFileSync } from 'node:child_process';
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { UnreadablePictureError } from '../../src/modules/pictures/unreadable-picture-error.ts';
import { LostWorkerError } from '../../src/modules/pictures/worker-process.ts';
import { createPictureWorkers } from '../../src/modules/pictures/workers.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { scans } from '../support/bombs.ts';
import { formOf, photo } from '../support/pictures.ts';
import { workersOf } from '../support/workers.ts';

/** Workers of a test's own with a folder for its files, and what they told the operator. */
async function begin(options: { longest?: number; idle?: number } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'muge-workers-'));
  const warnings: string[] = [];
  const workers = createPictureWorkers({ warn: (message) => warnings.push(message), ...options });
  onTestFinished(async () => {
    await workers.close();
    await rm(folder, { recursive: true });
  });
  const file = path.join(folder, 'photo');
  await writeFile(file, await photo());
  return { workers, warnings, folder, file };
}

/** A file that a reader never gets to the end of, and the moment in which somebody has begun to read it. */
function endless(folder: string) {
  const file = path.join(folder, 'endless');
  execFileSync('mkfifo', [file]);
  const begun = (async () => {
    const writer = await open(file, 'w');
    onTestFinished(() => writer.close());
  })();
  return { file, begun };
}

const pids = () => workersOf().map(({ pid }) => pid);

describe.runIf(process.platform === 'linux')('a process that works on pictures', () => {
  it('begins with the first picture, and is kept for the next', async () => {
    const { workers, file } = await begin();
    expect(pids()).toEqual([]);
    const { width, height, files } = await workers.process(file);
    expect([width, height, [...files.keys()]]).toEqual([400, 200, [320, 640, 1280]]);
    expect((await sharp(files.get(320)).metadata()).width).toBe(320);
    const first = pids();
    expect(first).toHaveLength(1);
    expect(await workers.inspect(file)).toEqual({ format: 'jpeg', width: 400, height: 200, scans: 1 });
    expect(pids()).toEqual(first);
  });

  it('lets everything else go before it', async () => {
    const { workers, warnings, file } = await begin();
    await workers.inspect(file);
    const [pid = 0] = pids();
    // As low as these tests, where they were started low.
    expect(getPriority(pid)).toBe(Math.max(10, getPriority()));
    expect(warnings).toEqual([]);
  });

  it('knows nothing of the server’s secrets', async () => {
    process.env.JWT_SECRET = 'a-secret-of-thirty-two-characters';
    onTestFinished(() => void delete process.env.JWT_SECRET);
    const { workers, file } = await begin();
    await workers.inspect(file);
    const environment = await readFile(`/proc/${pids()[0]}/environ`, 'utf8');
    expect(environment).toContain('PATH=');
    expect(environment).not.toContain('SECRET');
  });

  it('ends when it has had nothing to do for a while', async () => {
    const { workers, file, warnings } = await begin({ idle: 1 });
    await workers.inspect(file);
    await expect.poll(pids).toEqual([]);
    await workers.inspect(file);
    expect(warnings).toEqual([]);
  });

  it('ends with the others, and none begins any more', async () => {
    const { workers, folder, file, warnings } = await begin();
    const { file: never, begun } = endless(folder);
    const refused = expect(workers.process(never)).rejects.toThrow(LostWorkerError);
    await begun;
    await workers.inspect(file);
    expect(pids()).toHaveLength(2);
    await workers.close();
    await refused;
    expect(pids()).toEqual([]);
    await expect(workers.inspect(file)).rejects.toThrow(LostWorkerError);
    expect(warnings).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux')('when a process is killed in the middle of a picture', () => {
  it('that picture alone is lost, and another process takes the next', async () => {
    const { workers, warnings, folder, file } = await begin();
    const { file: never, begun } = endless(folder);
    const lost = expect(workers.process(never)).rejects.toThrow(LostWorkerError);
    await begun;
    const [victim = 0] = pids();
    const other = workers.process(file);
    process.kill(victim, 'SIGKILL');
    await lost;
    expect((await other).width).toBe(400);
    expect((await workers.process(file)).width).toBe(400);
    expect(pids()).not.toContain(victim);
    expect(warnings).toEqual(['A process that worked on a picture was lost. It ended with SIGKILL.']);
  });

  it('the upload is answered in words, leaves nothing behind, and the next one is taken', async () => {
    const warnings: string[] = [];
    await using server = await createTestApp({ channels: { warn: (message) => warnings.push(message) } });
    expect((await upload(server, await photo())).statusCode).toBe(201);
    const [before] = workersOf();
    const answering = upload(server, scans(7000, 7000, 99));
    // Reading a header takes less; so it is at the picture itself.
    const progress = () => (workersOf()[0]?.busy ?? 0) - (before?.busy ?? 0);
    await expect.poll(progress, { timeout: 30_000 }).toBeGreaterThan(25);
    process.kill(before?.pid ?? 0, 'SIGKILL');
    const answer = await answering;
    expect(answer.statusCode, answer.body).toBe(503);
    expect(answer.json()).toMatchObject({
      code: 'unavailable',
      message: 'The picture could not be processed. Please try again.',
    });
    expect(warnings).toHaveLength(1);
    expect(await temporaryFiles(server)).toEqual([]);
    expect((await upload(server, await photo())).statusCode).toBe(201);
  });
});

describe('a picture that takes too long', () => {
  it.runIf(process.platform === 'linux')('is given up with its process, and another takes the next', async () => {
    const { workers, warnings, folder, file } = await begin({ longest: 2000 });
    await workers.process(file);
    const [first] = pids();
    const { file: never } = endless(folder);
    await expect(workers.process(never)).rejects.toThrow(UnreadablePictureError);
    expect((await workers.process(file)).width).toBe(400);
    expect(pids()).not.toContain(first);
    expect(warnings).toEqual(['A picture was given up after 2 s of work on it.']);
  });

  it('is refused like a damaged one', async () => {
    const warnings: string[] = [];
    await using server = await createTestApp({
      channels: { warn: (message) => warnings.push(message) },
      longestPicture: 1,
    });
    const answer = await upload(server, scans(7000, 7000, 99));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'file_unreadable' });
    expect(warnings).toEqual(['A picture was given up after 0.001 s of work on it.']);
    expect(await temporaryFiles(server)).toEqual([]);
  });
});

/** What lies in the temporary folder. */
const temporaryFiles = (server: TestApp) => readdir(path.join(server.dataDir, 'tmp'));

async function upload(server: TestApp, content: Buffer) {
  const form = await formOf(content);
  const headers = { ...form.headers, ...server.actors.owner.headers };
  return server.request({ method: 'POST', url: '/upload', ...form, headers });
}

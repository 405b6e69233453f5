import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isProcessAlive } from '../../src/database/embedded/processes.ts';
import { temporaryFolder, until } from './support/server-process.ts';

const scripts = path.resolve(import.meta.dirname, '../../../../scripts');
const processes = pathToFileURL(path.join(scripts, 'lib/processes.mjs')).href;

interface Outer {
  readonly child: ChildProcess;
  /** The process id of the program that the outer one runs. */
  readonly inner: number;
}

/** Runs `inner` (source text) by way of what the npm commands start their programs with. */
async function runThrough(inner: string): Promise<Outer> {
  const folder = await temporaryFolder();
  const innerFile = path.join(folder, 'inner.mjs');
  const outerFile = path.join(folder, 'outer.mjs');
  await writeFile(innerFile, `${inner}; setInterval(() => {}, 1000); console.log('inner ' + process.pid)`);
  await writeFile(
    outerFile,
    `import { run, endEverything } from ${JSON.stringify(processes)};
     process.exitCode = await run(process.execPath, [${JSON.stringify(innerFile)}], { channel: true });
     await endEverything();`,
  );
  const child = spawn(process.execPath, [outerFile], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
  });
  await until(() => /inner \d+/.test(printed));
  const pid = Number(/inner (\d+)/.exec(printed)?.[1]);
  onTestFinished(() => {
    for (const left of [child.pid, pid]) if (left !== undefined && isProcessAlive(left)) process.kill(left, 'SIGKILL');
  });
  return { child, inner: pid };
}

describe('the npm commands', () => {
  it('hand a signal on, wait for the end and give back the exit code', async () => {
    const { child, inner } = await runThrough(`process.on('SIGTERM', () => setTimeout(() => process.exit(7), 200))`);

    child.kill('SIGTERM');

    expect(await once(child, 'exit')).toEqual([7, null]);
    expect(isProcessAlive(inner)).toBe(false);
  });

  it('take the same Ctrl-C twice for one', async () => {
    const { child } = await runThrough(
      `let times = 0; process.on('SIGINT', () => { times += 1; setTimeout(() => process.exit(times), 300) })`,
    );

    child.kill('SIGINT');
    child.kill('SIGINT');

    expect(await once(child, 'exit')).toEqual([1, null]);
  });

  it('end what does not want to end, within ten seconds', async () => {
    const { child, inner } = await runThrough(`process.on('SIGTERM', () => undefined)`);
    const begun = performance.now();

    child.kill('SIGTERM');
    await once(child, 'exit');

    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(isProcessAlive(inner)).toBe(false);
  });

  it('let what they run know when they are killed without a word', async () => {
    const { child, inner } = await runThrough(`process.on('disconnect', () => process.exit())`);

    child.kill('SIGKILL');

    await until(() => !isProcessAlive(inner));
  });

  it('list all settings that are wrong before they build anything', () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [path.join(scripts, 'run.mjs'), 'start'], {
      env: { PATH: process.env.PATH, PORT: 'door', LOG_LEVEL: 'loud', DATABASE_POOL: '1' },
      encoding: 'utf8',
    });

    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_POOL']) expect(stderr).toContain(`  ${name}: `);
    expect(stderr).not.toContain('    at ');
    expect(stdout).not.toContain('Building');
    expect(status).toBe(1);
  });
});

describe('the sum of a CI run', () => {
  const vitest = { numPassedTests: 10, numFailedTests: 0, success: true };
  const playwright = { stats: { expected: 5, flaky: 0, unexpected: 0 }, errors: [] };
  const check = { passed: 3, failed: 0 };

  /** Sums the reports of one run. @returns the exit code, and the last line. */
  async function sum(reports: Readonly<Record<string, object>>): Promise<[code: number | null, line: string]> {
    const folder = await temporaryFolder();
    for (const [name, report] of Object.entries(reports)) {
      await writeFile(path.join(folder, `${name}.json`), JSON.stringify(report));
    }
    const run = spawnSync(process.execPath, [path.join(scripts, 'count-results.mjs'), folder], { encoding: 'utf8' });
    return [run.status, run.stdout.trimEnd().split('\n').at(-1) ?? ''];
  }

  it('adds what the three have passed', async () => {
    expect(await sum({ vitest, playwright, check })).toEqual([0, '18 passed, 0 failed']);
  });

  it('takes a browser test that passed when it was tried again for passed', async () => {
    const again = { ...playwright, stats: { expected: 4, flaky: 1, unexpected: 0 } };

    expect(await sum({ vitest, playwright: again, check })).toEqual([0, '18 passed, 0 failed']);
  });

  it('counts failures beside one that passed when it was tried again', async () => {
    const failed = { ...playwright, stats: { expected: 2, flaky: 1, unexpected: 2 } };

    expect(await sum({ vitest, playwright: failed, check })).toEqual([1, '16 passed, 2 failed']);
  });

  it('takes a run that broke without a failed test for one failure', async () => {
    const broken = { ...playwright, errors: [{ message: 'No browser' }] };

    expect(await sum({ vitest: { ...vitest, success: false }, playwright: broken, check })).toEqual([
      1,
      '18 passed, 2 failed',
    ]);
  });

  it('takes a report that is missing for one failure', async () => {
    expect(await sum({ vitest, check })).toEqual([1, '13 passed, 1 failed']);
  });
});

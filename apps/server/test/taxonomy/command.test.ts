import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { createEmptyDatabase } from '../support/database.ts';

const script = path.resolve(import.meta.dirname, '../../scripts/import-taxonomy.ts');

/** The command loads the server's code each time, which takes seconds on a busy machine. */
const TWO_RUNS_MS = 120_000;

/** Runs the command as an operator does. */
async function importInto(url: string): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATABASE_URL: url };
  try {
    const { stderr } = await promisify(execFile)(process.execPath, [script], { env });
    return { code: 0, said: stderr };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'stderr' in error)) throw error;
    return { code: Number(error.code), said: String(error.stderr) };
  }
}

it(
  'imports into a database that no server has started on, and adds nothing the second time',
  async () => {
    const database = await createEmptyDatabase();
    onTestFinished(() => database.drop());

    const first = await importInto(database.url);
    expect(first.code).toBe(0);
    expect(first.said).toMatch(/The taxonomy holds 14 categories with \d+ subcategories now\.\n$/);
    const [told] = first.said.trimEnd().split('\n').slice(-1);
    expect(await importInto(database.url)).toEqual({ code: 0, said: `${told}\n` });
  },
  TWO_RUNS_MS,
);

it('says that the database cannot be reached', async () => {
  expect(await importInto('postgresql://muge@127.0.0.1:1/market')).toEqual({
    code: 1,
    said: 'The database 127.0.0.1:1/market cannot be reached: nothing listens there; check DATABASE_URL and that its server runs.\n',
  });
});

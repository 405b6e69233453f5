import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { importStarterTaxonomy } from '../../scripts/lib/import-taxonomy.ts';
import { StartupError } from '../../src/startup-error.ts';
import { createEmptyDatabase } from '../support/database.ts';

const script = path.resolve(import.meta.dirname, '../../scripts/import-taxonomy.ts');

/** Does the same as the command without the process, which takes long to load; answers all that it says. */
async function importInto(url: string): Promise<string[]> {
  const said: string[] = [];
  said.push(await importStarterTaxonomy({ DATABASE_URL: url }, (message) => said.push(message)));
  return said;
}

it('imports into a database that no server has started on, and adds nothing the second time', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());

  const env = { ...process.env, DATABASE_URL: database.url };
  const { stderr } = await promisify(execFile)(process.execPath, [script], { env });
  expect(stderr).toMatch(/The taxonomy holds 14 categories with \d+ subcategories now\.\n$/);
  expect(await importInto(database.url)).toEqual(stderr.trimEnd().split('\n').slice(-1));
});

it('says that the database cannot be reached', async () => {
  await expect(importInto('postgresql://muge@127.0.0.1:1/market')).rejects.toThrow(
    new StartupError(
      'The database 127.0.0.1:1/market cannot be reached: nothing listens there; check DATABASE_URL and that its server runs.',
    ),
  );
});

import { StartupError } from '../src/startup-error.ts';
import { importStarterTaxonomy } from './lib/import-taxonomy.ts';

/*
 * Imports the starter taxonomy into the database of DATABASE_URL, which is brought up to date first, so that it does not
 * matter whether a server has started on it. Run again, it updates names and adds what is new:
 *
 *     npm run import-taxonomy
 */

try {
  console.warn(await importStarterTaxonomy(process.env, (message) => console.warn(message)));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

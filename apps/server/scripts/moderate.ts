import path from 'node:path';
import { moderate } from './lib/moderate.ts';

/*
 * The operator's decisions (see `lib/moderate.ts`):
 *
 *     npm run moderate -- hide-product 12 "A counterfeit"
 */

// A relative DATA_DIR means the same folder as for the server, which runs at the repository's root.
process.chdir(path.resolve(import.meta.dirname, '../../..'));
const { code, said } = await moderate(process.argv.slice(2), process.env);
console.error(said);
process.exitCode = code;

/**
 * Holds the imports against .dependency-cruiser.cjs. A checker that cannot read a file says nothing about it, so this
 * also fails when a source file was not looked at, or when no imports were found at all.
 *
 *     node scripts/check-boundaries.mjs [folder …]
 */

import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { root } from './lib/paths.mjs';

/** Where sources lie. */
const folders = [
  'apps/server/src',
  'apps/server/scripts',
  'apps/web/src',
  'packages/contract/src',
  'packages/i18n/src',
];

process.chdir(root);
const { options, ...ruleSet } = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs'));
const { enhancedResolveOptions, tsConfig, ...cruiseOptions } = options;
const { output } = await cruise(folders, { ...cruiseOptions, ruleSet, validate: true }, enhancedResolveOptions, {
  tsConfig: extractTsConfig(tsConfig.fileName),
});
if (typeof output === 'string') throw new Error('dependency-cruiser answered with a text.');

const problems = output.summary.violations.map(({ rule, from, to, cycle }) => {
  const way = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ');
  return `${from} → ${way} (${rule.name})`;
});

const seen = new Map(output.modules.map(({ source, dependencies }) => [source, dependencies.length]));
for (const folder of folders) {
  const sources = globSync(`${folder}/**/*.{ts,tsx}`, { exclude: (name) => name.includes('/generated') });
  const unseen = sources.filter((source) => !seen.has(source.split(path.sep).join('/')));
  const imports = sources.reduce((sum, source) => sum + (seen.get(source.split(path.sep).join('/')) ?? 0), 0);
  for (const source of unseen) problems.push(`${source} was not looked at`);
  if (sources.length > 1 && imports === 0)
    problems.push(`${folder}: not a single import was found in ${sources.length} files`);
  if (sources.length === 0) problems.push(`${folder}: there are no sources`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else
  process.stdout.write(
    `Boundaries: ${output.summary.totalCruised} modules, ${output.summary.totalDependenciesCruised} imports.\n`,
  );

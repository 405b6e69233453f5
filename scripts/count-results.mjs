// Sums what the last `npm test` and `npm run check` left in test-results, and prints it as the last line of a CI run.
// A run that left nothing counts as one failure: it broke before it could tell.
//   node scripts/count-results.mjs [folder]   the reports of another folder

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from './lib/console.mjs';
import { reports } from './lib/reports.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ numPassedTests: number, numFailedTests: number, success: boolean }} VitestReport */
/** @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[] }} PlaywrightReport */

/** @type {readonly [file: string, count: (text: string) => Count][]} */
const counters = [
  [reports.vitest, countVitest],
  [reports.playwright, countPlaywright],
  [reports.check, (text) => JSON.parse(text)],
];
const [folder] = process.argv.slice(2);

/** @param {string} text */
function countVitest(text) {
  /** @type {VitestReport} */
  const { numPassedTests: passed, numFailedTests: failed, success } = JSON.parse(text);
  // A file that could not be loaded has no failed test in it.
  return { passed, failed: success ? failed : Math.max(failed, 1) };
}

/** @param {string} text */
function countPlaywright(text) {
  /** @type {PlaywrightReport} */
  const { stats, errors } = JSON.parse(text);
  // Flaky is what failed and passed when it was tried again: it is expected to pass, and did.
  const failed = stats.unexpected;
  return { passed: stats.expected + stats.flaky, failed: errors.length > 0 ? Math.max(failed, 1) : failed };
}

let passed = 0;
let failed = 0;
for (const [usual, count] of counters) {
  const file = folder === undefined ? usual : path.join(folder, path.basename(usual));
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const result = text === undefined ? { passed: 0, failed: 1 } : count(text);
  if (text === undefined) say(`${file} is missing.`);
  passed += result.passed;
  failed += result.failed;
}
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

import path from 'node:path';
import { root } from './paths.mjs';

const folder = path.join(root, 'test-results');

/** Where the runs leave their results, for those who count them. */
export const reports = {
  vitest: path.join(folder, 'vitest.json'),
  playwright: path.join(folder, 'playwright.json'),
  check: path.join(folder, 'check.json'),
};

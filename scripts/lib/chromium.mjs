import { existsSync } from 'node:fs';
import path from 'node:path';
import { StepError } from './console.mjs';

/** Chromium without windows comes first: it draws the same pages for half the work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chrome.exe',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser of the browser tests: `CHROMIUM_PATH`, or the machine's Chromium or Chrome.
 * @returns {string} Its path.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = given
    ? [given]
    : [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...places];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found === undefined) {
    throw new StepError(
      given
        ? `There is no browser at ${given}, which CHROMIUM_PATH names.`
        : 'The browser tests need Chromium or Chrome: install one (on Debian: apt-get install chromium), or say where it is with CHROMIUM_PATH.',
    );
  }
  return found;
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { places } from '../../src/database/places/index.ts';
import { createTestDatabase } from '../support/database.ts';

const testDatabase = await createTestDatabase();
const { pool, close } = openDatabase({ url: testDatabase.url, poolSize: 2, onError: () => undefined });

const plain = (name: string) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
/** Names of towns, and words that are near each other. */
const words = [
  ...new Set([
    ...places.map(({ name }) => plain(name)).filter((name) => /^[a-z]{4,}$/.test(name)),
    ...[
      'dviratis',
      'dviraciai',
      'dviratininkas',
      'dviratininke',
      'komplektas',
      'komplekta',
      'kompiuteris',
      'kompiuteriai',
    ],
    // Stems, whose marks tell how they are declined, figures, and words of Cyrillic letters.
    ...[
      'dvirat~i',
      'dvirat~',
      'dvirati=',
      'komplekt~',
      'komplekt=',
      'kompiuter~i',
      'skalbykl~',
      'skalbykl~i',
      'bicycl=',
    ],
    ...[
      'xbox360',
      'bosch2',
      'boscha',
      'велосипед',
      'велосипеды',
      'велосипед~',
      'холодильник',
      'холодильник~',
      'шины',
      'шина',
    ],
    ...['banana', 'bananas', 'ananasas', 'papaja', 'lentyna', 'lentynos', 'saldytuvas', 'skalbykle', 'televizorius'],
  ]),
].sort();

beforeAll(async () => {
  await pool.query('INSERT INTO search_words (word) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [words]);
});

afterAll(async () => {
  await close();
  await testDatabase.drop();
});

/** How many letters must be changed, left out or added. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (const [n, letter] of [...one].entries()) {
    const next = [n + 1];
    for (const [m, found] of [...other].entries()) {
      const changed = (row[m] ?? 0) + (letter === found ? 0 : 1);
      next.push(Math.min(changed, (row[m + 1] ?? 0) + 1, (next[m] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const sorted = (word: string) => [...word].sort().join('');

function isSwapped(one: string, other: string): boolean {
  return Array.from(one).some((_, n) => one.slice(0, n) + (one[n + 1] ?? '') + one[n] + one.slice(n + 2) === other);
}

/** How far a word is from what somebody typed; null where it is too far. */
function slipsBetween(typed: string, word: string): number | null {
  const slips = distance(typed, word);
  const isAlike = typed[0] === word[0];
  // An ending is no letter more that could tell what was meant.
  const letters = typed.replace(/[~=i]+$/, '').length;
  if (slips === 0) return null;
  if (isSwapped(typed, word)) return 1;
  if (/[~=]/.test(typed) !== /[~=]/.test(word)) return null;
  if (slips === 1) return isAlike ? 1 : letters > 5 ? 1.5 : null;
  const isLong = letters >= 10 || (letters >= 8 && sorted(typed) === sorted(word));
  return slips === 2 && isAlike && isLong ? 2 : null;
}

function nearest(typed: string): string[] {
  const found = words.flatMap((word) => {
    const slips = slipsBetween(typed, word);
    return slips === null ? [] : [{ word, slips }];
  });
  const least = Math.min(...found.map(({ slips }) => slips));
  return found.flatMap(({ word, slips }) => (slips === least ? [word] : [])).slice(0, 8);
}

/** What may come of a word where one letter is another, is missing, comes twice or changes places. */
function slipsOf(word: string, n: number): string[] {
  const at = n % word.length;
  const [before, letter = '', behind] = [word.slice(0, at), word[at], word.slice(at + 1)];
  return [
    `${before}x${behind}`,
    before + behind,
    before + letter + letter + behind,
    before + behind.slice(0, 1) + letter + behind.slice(1),
    before + behind.slice(0, 2) + letter + behind.slice(2),
  ];
}

it('are all words that are nearest, however few letters they share with what was typed', async () => {
  const typed = words.flatMap((word, n) => {
    const once = slipsOf(word, n);
    return [...once, ...once.flatMap((slip) => slipsOf(slip, 3 * n + 2).slice(0, 2))].filter(
      (slip) => slip.length >= 4,
    );
  });
  const chosen = typed.filter((_, n) => n % 2 === 0);
  expect(chosen.length).toBeGreaterThan(900);
  const { rows } = await pool.query<{ slip: string; found: string[] }>(
    `SELECT slip, array(SELECT * FROM search_corrections(slip, '')) AS found FROM unnest($1::text[]) AS slip`,
    [chosen],
  );
  const wrong = rows.filter(({ slip, found }) => found.join() !== nearest(slip).join());
  expect(wrong.map(({ slip, found }) => ({ slip, found, wanted: nearest(slip) }))).toEqual([]);
  expect(rows.filter(({ found }) => found.length > 0).length).toBeGreaterThan(400);
});

it('are looked for of the first six words of a query alone', async () => {
  const { rows } = await pool.query<{ corrections: string[] }>(
    `SELECT corrections FROM search_terms('televizoriuss televizoriuz saldytuvaz skalbyklle kompiutteris ananasass banannas', '')`,
  );
  expect(rows.map(({ corrections }) => corrections.length > 0)).toEqual([true, true, true, true, true, true, false]);
});

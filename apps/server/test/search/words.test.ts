import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
afterAll(() => server.close());

const titles = [
  'Šaldytuvas Žąsis',
  'Televizorius TV 55',
  'BMW X5 dyzelinas',
  'Tekken 3 žaidimas',
  'Kalnų dviratis',
  'Детские велосипеды',
  'Wooden chairs',
  'Padangos 205/55 R16',
  'AT&T telefonas',
  'Sofa-lova',
];
for (const name of titles) await server.factories.product({ name });
await server.factories.product({
  name: 'Spinta',
  description: 'Tinka ir dviračiams laikyti',
  address: 'Vilniaus g. 213, Šiauliai',
});

/** Names of what a text finds, best match first. */
async function found(q: string, more: Record<string, string> = {}): Promise<string[]> {
  const query = new URLSearchParams({ q, sort_by: 'relevance', ...more });
  const answer = await server.get(`/products/search?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name);
}

describe('letters', () => {
  it.each([
    'saldytuvas',
    'ŠALDYTUVAS',
    'Šaldytuvas',
    'zasis',
    'ŽĄSIS',
    'šaldytuvas žąsis',
    'zasis saldytuvas',
    'saldytuvas'.toUpperCase(),
    'Šaldytuvas'.normalize('NFD'),
    'ŽĄSIS'.normalize('NFD'),
  ])('%s finds the fridge', async (q) => {
    expect(await found(q)).toEqual(['Šaldytuvas Žąsis']);
  });
});

describe('short words and numbers', () => {
  it.each([
    ['TV', 'Televizorius TV 55'],
    ['tv', 'Televizorius TV 55'],
    ['X5', 'BMW X5 dyzelinas'],
    ['x5', 'BMW X5 dyzelinas'],
    ['tekken 3', 'Tekken 3 žaidimas'],
    ['205/55', 'Padangos 205/55 R16'],
    ['205 55 r16', 'Padangos 205/55 R16'],
    ['AT&T', 'AT&T telefonas'],
    ['sofa-lova', 'Sofa-lova'],
    ['sofa lova', 'Sofa-lova'],
  ])('%s finds %s alone', async (q, name) => {
    expect(await found(q)).toEqual([name]);
  });

  it('are taken at their word: one figure more is another thing', async () => {
    expect(await found('X6')).toEqual([]);
    expect(await found('tekken 4')).toEqual([]);
    expect(await found('205/65')).toEqual([]);
  });
});

describe('word forms', () => {
  it.each([
    ['dviratis', 'Kalnų dviratis'],
    ['dviračio', 'Kalnų dviratis'],
    ['dviračiai', 'Kalnų dviratis'],
    ['велосипед', 'Детские велосипеды'],
    ['велосипеды', 'Детские велосипеды'],
    ['ВЕЛОСИПЕДОВ', 'Детские велосипеды'],
    ['chair', 'Wooden chairs'],
    ['chairs', 'Wooden chairs'],
  ])('%s finds %s', async (q, name) => {
    expect(await found(q)).toContain(name);
  });
});

describe('beginnings and slips', () => {
  it.each([
    ['dvir', 'Kalnų dviratis'],
    ['šald', 'Šaldytuvas Žąsis'],
    ['sald', 'Šaldytuvas Žąsis'],
    ['велос', 'Детские велосипеды'],
    ['šaldituvas', 'Šaldytuvas Žąsis'],
    ['saldytuvs', 'Šaldytuvas Žąsis'],
    ['saldytuvvas', 'Šaldytuvas Žąsis'],
    ['dviartis', 'Kalnų dviratis'],
    ['велосепед', 'Детские велосипеды'],
    ['televizorus', 'Televizorius TV 55'],
  ])('%s finds %s', async (q, name) => {
    expect(await found(q)).toContain(name);
  });

  it('are short in the last two words at most: those before are whole', async () => {
    await server.factories.product({ name: 'Alfabravas Echofokstrotas Golfashotelis' });
    expect(await found('ech gol')).toHaveLength(1);
    expect(await found('alfabravas ech gol')).toHaveLength(1);
    expect(await found('alfabr ech gol')).toHaveLength(1);
    expect(await found('alf ech gol')).toEqual([]);
  });

  it('do not make something of nothing', async () => {
    expect(await found('qwertyuiop')).toEqual([]);
    expect(await found('zz')).toEqual([]);
  });
});

describe('what is written', () => {
  it('in the title comes before what is only in the description', async () => {
    expect(await found('dviratis')).toEqual(['Kalnų dviratis', 'Детские велосипеды', 'Spinta']);
  });

  it('must hold every word', async () => {
    expect(await found('kalnų dviratis')).toEqual(['Kalnų dviratis']);
    expect(await found('kalnų šaldytuvas')).toEqual([]);
  });

  it('finds by one word twice as by it once', async () => {
    expect(await found('dviratis dviratis DVIRATIS')).toEqual(await found('dviratis'));
  });
});

describe('signs are plain text', () => {
  it.each([
    '%',
    '_',
    "'",
    '"',
    '-',
    ':*',
    '(',
    ')',
    '&',
    '|',
    '!',
    '<->',
    '\\',
    '*',
    '?',
    '--',
    ';',
    '🦆',
    '½',
    '\u0301',
  ])('%s alone finds nothing, and breaks nothing', async (q) => {
    expect(await found(q)).toEqual([]);
  });

  it.each([
    ["šaldytuvas'", 'Šaldytuvas Žąsis'],
    ['"šaldytuvas"', 'Šaldytuvas Žąsis'],
    ['šaldytuvas:*', 'Šaldytuvas Žąsis'],
    ['!šaldytuvas', 'Šaldytuvas Žąsis'],
    ['(šaldytuvas', 'Šaldytuvas Žąsis'],
    ['šaldytuvas & žąsis', 'Šaldytuvas Žąsis'],
    ['šaldytuvas | žąsis', 'Šaldytuvas Žąsis'],
    ['%šaldytuvas%', 'Šaldytuvas Žąsis'],
    ['šaldytuvas <-> žąsis', 'Šaldytuvas Žąsis'],
    ["šaldytuvas'; drop table products; --", ''],
    ['-dyzelinas', 'BMW X5 dyzelinas'],
  ])('%s is read as its words', async (q, name) => {
    expect(await found(q)).toEqual(name === '' ? [] : [name]);
  });

  it('a letter between signs is looked for as a word', async () => {
    await server.factories.product({ name: 'Vitaminai A ir B' });
    expect(await found('a & b')).toContain('Vitaminai A ir B');
  });

  it('never end in an error, whatever is typed', async () => {
    const signs = [...'aŽы5 %_\'"&|!:*()<>-\\/.,;@#$^+={}[]~`\u0000\u0301½²ªǆİß漢🦆\u200b\ud83d'];
    let seed = 20261127;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let n = 0; n < 150; n += 1) {
      const q = Array.from({ length: 1 + random(30) }, () => signs[random(signs.length)]).join('');
      await found(q, { address: q });
    }
  });

  it('a text of many words is cut, not refused', async () => {
    const answer = await server.get(`/products/search?q=${'šaldytuvas '.repeat(18)}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toHaveLength(1);
  });

  it('a text that is too long is refused in words', async () => {
    const answer = await server.get(`/products/search?q=${'a'.repeat(201)}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ q: ['Must have at most 200 characters.'] });
  });
});

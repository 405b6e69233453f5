import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherNames } from '../../src/modules/search/names/index.ts';
import { things } from '../../src/modules/search/names/things.ts';
import type { Term } from '../../src/modules/search/term.ts';
import { createTestApp } from '../support/app.ts';
import { names, otherForms } from './names.ts';

const server = await createTestApp();
const { database, factories } = server;
afterAll(() => server.close());

interface Name {
  readonly name: string;
  readonly language: 'lt' | 'en' | 'ru';
}

/** Each thing with its names and the language that each is in. */
const written = names.map((line) => {
  const [lt = '', en = '', ru = ''] = line.split('/');
  const namesIn = (text: string, language: Name['language']): Name[] =>
    text
      .split(',')
      .map((name) => ({ name: name.trim(), language }))
      .filter(({ name }) => name !== '');
  return [...namesIn(lt, 'lt'), ...namesIn(en, 'en'), ...namesIn(ru, 'ru')];
});

beforeAll(async () => {
  const { id: user_id } = await factories.user();
  const { id: category_id } = await factories.category();
  for (const listing of written.flat()) {
    const name = `${listing.name} ${listing.language}`;
    await factories.product({ name, description: '', language: listing.language, user_id, category_id });
  }
});

async function found(q: string): Promise<string[]> {
  const answer = await server.get(
    `/products/search?${new URLSearchParams({ q, sort_by: 'relevance', per_page: '100' })}`,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name);
}

describe('each name of a thing finds all its names', () => {
  it.each(written.map((all) => [all.map(({ name }) => name).join(', '), all] as const))('%s', async (_names, all) => {
    const every = all.map(({ name, language }) => `${name} ${language}`);
    for (const { name } of all) expect(await found(name), name).toEqual(expect.arrayContaining(every));
  });
});

describe('words that have no other names', () => {
  it.each([
    'naujas raudonas su garantija',
    'pigiai parduodu Vilniuje ir Kaune',
    'новый красный в хорошем состоянии',
    'new red with the box for sale',
    '205/55 R16 16 GB 2017 m. 180x200 3310',
    'love bedding engineering washing mašina 4k 2k',
    'bute',
  ])('%s', async (q) => {
    const { rows } = await database.pool.query<Term>(`SELECT * FROM search_terms($1, '')`, [q]);
    expect([...otherNames(rows).keys()].map(({ part }) => part)).toEqual([]);
  });
});

describe('the list of names', () => {
  it('has each name once', () => {
    const all = things.flat();
    expect(all.filter((name, n) => all.indexOf(name) !== n)).toEqual([]);
  });

  it('has few names of each thing: each is looked for', () => {
    expect(things.filter((all) => all.length < 2 || all.flatMap((name) => name.split(' ')).length > 12)).toEqual([]);
  });

  it('has only what the index has of the words that people write', async () => {
    const words = written.flat().map(({ name }) => name);
    const { rows } = await database.pool.query<{ lexemes: string[] }>(
      `SELECT search_lexemes($1, NULL) || search_lexemes($1, 'ru') AS lexemes`,
      [[...words, otherForms].join(' , ')],
    );
    const indexed = new Set(rows[0]?.lexemes);
    const unknown = things
      .flat()
      .flatMap((name) => name.split(' '))
      .filter((word) => !indexed.has(word));
    expect(unknown).toEqual([]);
  });
});

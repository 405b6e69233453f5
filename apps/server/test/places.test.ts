import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from './support/app.ts';

const server = await createTestApp();
afterAll(() => server.close());

interface Place {
  name: string;
}

async function suggested(q: string): Promise<Place[]> {
  const answer = await server.get(`/places?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Place[] }>().data;
}

const names = (places: Place[]) => places.map(({ name }) => name);

describe('towns', () => {
  it('are the largest ones as long as nothing is typed', async () => {
    const largest = names(await suggested(''));
    expect(largest.slice(0, 5)).toEqual(['Vilnius', 'Kaunas', 'Klaipėda', 'Šiauliai', 'Panevėžys']);
    expect(largest).toHaveLength(10);
    expect(names((await server.get('/places')).json().data)).toEqual(largest);
  });

  it.each(['vil', 'VIL', ' vil ', 'Vilnius', 'vilnius'])('that begin with “%s” are led by Vilnius', async (q) => {
    expect(names(await suggested(q))[0]).toBe('Vilnius');
  });

  it.each(['siau', 'ŠIAU', 'šiau', 'Šiau'.normalize('NFD')])(
    'are found as %s, with and without diacritics',
    async (q) => {
      expect(names(await suggested(q))[0]).toBe('Šiauliai');
    },
  );

  it.each(['Vilniuje', 'vilniaus', 'vilniuj', 'Вильнюс', 'вильнюсе', 'вильн'])(
    'are found as %s: in any case form, in Russian',
    async (q) => {
      expect(names(await suggested(q))[0]).toBe('Vilnius');
    },
  );

  it('are found by a Russian name of two words', async () => {
    expect(names(await suggested('Казлу'))).toEqual(['Kazlų Rūda']);
  });

  it('are found by a later word of their name', async () => {
    expect(names(await suggested('akmene'))).toContain('Naujoji Akmenė');
  });

  it.each(['qqq', '%', '_', "'", '(', '\\', '.*', '🦆'])('that %s would name don’t exist', async (q) => {
    expect(await suggested(q)).toEqual([]);
  });

  it('are asked for in at most 200 characters', async () => {
    expect((await server.get(`/places?q=${'a'.repeat(201)}`)).statusCode).toBe(422);
  });
});

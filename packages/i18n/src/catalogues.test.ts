import { describe, expect, it } from 'vitest';
import { type Language, languages, loadCatalogue, matchLanguage } from './index.ts';

const plural = /_(zero|one|two|few|many|other)$/;

/** All texts of a catalogue by their full key. */
function flatten(texts: object, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value as object, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const texts = async (language: Language) => flatten({ ...(await loadCatalogue(language)) });
const bases = (flat: Map<string, string>) => new Set([...flat.keys()].map((key) => key.replace(plural, '')));
const variables = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();

describe.each(languages)('the catalogue in %s', (language) => {
  it('has the keys of the English one and no others', async () => {
    expect(bases(await texts(language))).toEqual(bases(await texts('en')));
  });

  it('has every plural form that the language needs', async () => {
    const flat = await texts(language);
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = [...flat.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(plural, ''));
    for (const base of counted) {
      for (const category of needed) expect(flat.has(`${base}_${category}`), `${base}_${category}`).toBe(true);
    }
  });

  it('fills in the same things as the English one', async () => {
    const english = await texts('en');
    for (const [key, text] of await texts(language)) {
      const original = english.get(key) ?? english.get(key.replace(plural, '_other')) ?? '';
      expect(variables(text), key).toEqual(variables(original));
    }
  });

  it('leaves nothing empty or with stray spaces', async () => {
    for (const [key, text] of await texts(language)) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toMatch(/^\s|\s$| {2}/);
    }
  });
});

describe('the catalogue in ru', () => {
  it('has the long dash between words; the short one stands in ranges', async () => {
    for (const [key, text] of await texts('ru')) expect(text, key).not.toMatch(/\p{Script=Cyrillic} – /u);
  });
});

describe('the language of a visitor', () => {
  it.each([
    [['lt-LT', 'en'], 'lt'],
    [['de', 'ru-RU', 'en'], 'ru'],
    [['de', 'fr'], 'en'],
    [[], 'en'],
  ] as const)('who prefers %j is %s', (preferred, language) => {
    expect(matchLanguage(preferred)).toBe(language);
  });
});

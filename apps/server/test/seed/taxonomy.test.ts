import { describe, expect, test } from 'vitest';
import { bannerNames } from '../../src/database/seed/pictures/banners.ts';
import { picturedCategories, pictureNames, tileOf } from '../../src/database/seed/pictures/shots.ts';
import { type LocalizedText, taxonomy } from '../../src/database/taxonomy/index.ts';

const subcategories = taxonomy.flatMap((category) => category.subcategories);
const fields = subcategories.flatMap((subcategory) => subcategory.fields);

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function texts(): LocalizedText[] {
  return [
    ...taxonomy.map(({ name }) => name),
    ...subcategories.map(({ name }) => name),
    ...fields.map(({ label }) => label),
    ...fields.flatMap((field) => (field.type === 'select' ? field.choices.map(({ label }) => label) : [])),
  ];
}

describe('the starter taxonomy', () => {
  test('has the fourteen categories in the order of the strip', () => {
    expect(taxonomy.map(({ name }) => name.en)).toEqual([
      'Transport',
      'Real estate',
      'Electronics',
      'Home and furniture',
      'Clothing and footwear',
      'For children',
      'Sports and leisure',
      'Music and hobbies',
      'Animals',
      'Building and tools',
      'Farm and food',
      'Services',
      'Books and antiques',
      'Jobs and business',
    ]);
  });

  test.each(taxonomy.map((category) => [category.slug, category] as const))(
    '%s has five to nine subcategories with slugs of their own',
    (_slug, { subcategories: own }) => {
      expect(own.length).toBeGreaterThanOrEqual(5);
      expect(own.length).toBeLessThanOrEqual(9);
      expect(repeated(own.map(({ slug }) => slug))).toEqual([]);
    },
  );

  test('has distinct kebab-case slugs for its categories', () => {
    const slugs = taxonomy.map(({ slug }) => slug);
    expect(repeated(slugs)).toEqual([]);
    for (const slug of [...slugs, ...subcategories.map((subcategory) => subcategory.slug)]) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  test.each(subcategories.map((subcategory) => [subcategory.slug, subcategory] as const))(
    '%s has two to six fields with snake_case keys of their own',
    (_slug, { fields: own }) => {
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(own.length).toBeLessThanOrEqual(6);
      expect(repeated(own.map(({ key }) => key))).toEqual([]);
      for (const { key } of own) expect(key).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
    },
  );

  test('offers at least two different choices wherever one is to choose', () => {
    for (const field of fields) {
      if (field.type !== 'select') continue;
      expect(field.choices.length).toBeGreaterThanOrEqual(2);
      expect(repeated(field.choices.map(({ key }) => key))).toEqual([]);
      expect(repeated(field.choices.map(({ label }) => label.lt))).toEqual([]);
    }
  });

  test('says everything in three languages, each in its own letters', () => {
    for (const text of texts()) {
      for (const language of [text.en, text.lt, text.ru]) expect(language.trim()).toBe(language);
      expect(text.en).toMatch(/\S/);
      expect(`${text.en}${text.lt}`).not.toMatch(/\p{Script=Cyrillic}/u);
      expect(text.en).not.toMatch(/[ąčęėįšųūž]/i);
      expect(text.ru).not.toMatch(/[ąčęėįšųūž]/i);
    }
  });

  test('tells the subcategories of a category apart in each language', () => {
    for (const category of taxonomy) {
      for (const language of ['en', 'lt', 'ru'] as const) {
        expect(repeated(category.subcategories.map(({ name }) => name[language]))).toEqual([]);
      }
    }
  });

  test('gives every tile a picture that exists', () => {
    const known = new Set<string>([...pictureNames(), ...picturedCategories.map(tileOf), ...bannerNames]);
    const wanted = [...taxonomy, ...subcategories].map(({ picture }) => picture);
    expect(wanted.filter((picture) => !known.has(picture))).toEqual([]);
  });
});

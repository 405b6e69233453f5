import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
afterAll(() => server.close());
const category = await server.factories.category({ name_en: 'Home', name_lt: 'Namai', name_ru: 'Дом' });
const subcategory = await server.factories.subcategory({
  category_id: category.id,
  name_en: 'Chairs',
  name_lt: 'Kėdės',
  name_ru: 'Стулья',
});
await server.database.prisma.optionField.create({
  data: {
    subcategory_id: subcategory.id,
    key: 'material',
    label_en: 'Material',
    label_lt: 'Medžiaga',
    label_ru: 'Материал',
    type: 'select',
    choices: [{ key: 'wood', en: 'Wood', lt: 'Medis', ru: 'Дерево' }],
  },
});
const product = await server.factories.product({ category_id: category.id, subcategory_id: subcategory.id });

const words = {
  en: ['Home', 'Chairs', 'Material', 'Wood'],
  lt: ['Namai', 'Kėdės', 'Medžiaga', 'Medis'],
  ru: ['Дом', 'Стулья', 'Материал', 'Дерево'],
};

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['en', 'en'],
  ['lt', 'lt'],
  ['LT', 'lt'],
  ['ru', 'ru'],
  ['lt-LT', 'lt'],
  ['ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7', 'ru'],
  ['de, fr;q=0.9, lt;q=0.1', 'lt'],
  ['en;q=0.5, lt;q=0.8', 'lt'],
  ['en;q=0.5,lt ; q=0.8', 'lt'],
  ['lt;q=0.8, ru;q=0.8', 'lt'],
  ['lt;q=0, ru;q=0.1', 'ru'],
  ['lt;q=0', 'en'],
  ['*', 'en'],
  ['de', 'en'],
  ['ltx, russian', 'en'],
  ['lt;q=much', 'lt'],
  [';;;,,,q=1', 'en'],
  [`${'de,'.repeat(1000)}lt`, 'en'],
] as const)('names for Accept-Language %.40s are in %s', async (header, language) => {
  const headers: Record<string, string> = header === undefined ? {} : { 'accept-language': header };
  const { data } = (await server.get(`/categories/${category.id}`, headers)).json();
  const [field] = data.subcategories[0].option_fields;
  expect([data.name, data.subcategories[0].name, field.label, field.choices[0].label]).toEqual(words[language]);
  expect(data.subcategories[0].options).toEqual({ material: words[language][2] });
});

it('names of a product’s category and subcategory follow too', async () => {
  const { data } = (await server.get(`/products/${product.id}`, { 'accept-language': 'lt' })).json();
  expect([data.category_name, data.subcategory_name]).toEqual(['Namai', 'Kėdės']);
  const [card] = (await server.get('/products', { 'accept-language': 'ru' })).json();
  expect(card.subcategory_name).toBe('Стулья');
});

it('caches are told that the answer depends on the language', async () => {
  const { headers } = await server.get('/categories');
  expect(String(headers.vary)).toContain('accept-language');
});

import type { Prisma } from '../generated/prisma/client.ts';
import type { OptionField, TaxonomyCategory, TaxonomySubcategory } from './types.ts';

/** Bare file name of a tile's picture, or null where pictures are not imported. */
export type TilePicture = (picture: string) => string | null;

function names({ name }: TaxonomyCategory | TaxonomySubcategory) {
  return { name_en: name.en, name_lt: name.lt, name_ru: name.ru };
}

function fieldData(field: OptionField, position: number) {
  return {
    label_en: field.label.en,
    label_lt: field.label.lt,
    label_ru: field.label.ru,
    type: field.type,
    ...(field.type === 'select' ? { choices: field.choices.map(({ key, label }) => ({ key, ...label })) } : {}),
    unit: field.type === 'number' ? (field.unit ?? null) : null,
    position,
  };
}

/**
 * Imports a taxonomy: categories and subcategories are known by their slugs, fields by their keys, so a second import
 * updates names and adds what is new. Nothing is removed.
 */
export async function importTaxonomy(
  client: Prisma.TransactionClient,
  taxonomy: readonly TaxonomyCategory[],
  tilePicture: TilePicture = () => null,
): Promise<void> {
  for (const [position, category] of taxonomy.entries()) {
    const data = { ...names(category), thumbnail: tilePicture(category.picture), position };
    const { id } = await client.category.upsert({
      where: { slug: category.slug },
      create: { slug: category.slug, ...data },
      update: data,
    });
    for (const [place, subcategory] of category.subcategories.entries()) {
      await importSubcategory(client, id, subcategory, place, tilePicture);
    }
  }
}

async function importSubcategory(
  client: Prisma.TransactionClient,
  categoryId: number,
  subcategory: TaxonomySubcategory,
  position: number,
  tilePicture: TilePicture,
): Promise<void> {
  const data = { ...names(subcategory), subthumbnail: tilePicture(subcategory.picture), position };
  const { id } = await client.subcategory.upsert({
    where: { category_id_slug: { category_id: categoryId, slug: subcategory.slug } },
    create: { category_id: categoryId, slug: subcategory.slug, ...data },
    update: data,
  });
  for (const [place, field] of subcategory.fields.entries()) {
    const fields = fieldData(field, place);
    await client.optionField.upsert({
      where: { subcategory_id_key: { subcategory_id: id, key: field.key } },
      create: { subcategory_id: id, key: field.key, ...fields },
      update: fields,
    });
  }
}

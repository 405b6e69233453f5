import type { Database } from '../../database/client.ts';

/** Reads the taxonomy. */
export function createCategoriesRepository({ kysely }: Database) {
  return {
    /** Whether there is such a category. */
    async exists(id: number): Promise<boolean> {
      const row = await kysely.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },
    /** All categories, or one of them, in their order. */
    listCategories(id?: number) {
      const query = kysely.selectFrom('categories').selectAll().orderBy('position').orderBy('id');
      return (id === undefined ? query : query.where('id', '=', id)).execute();
    },
    /** Subcategories of all categories, or of one, in their order. */
    listSubcategories(categoryId?: number) {
      const query = kysely
        .selectFrom('subcategories')
        .selectAll()
        .orderBy('category_id')
        .orderBy('position')
        .orderBy('id');
      return (categoryId === undefined ? query : query.where('category_id', '=', categoryId)).execute();
    },
    /** Option fields of the subcategories of all categories, or of one, in their order. */
    listOptionFields(categoryId?: number) {
      const query = kysely
        .selectFrom('option_fields')
        .innerJoin('subcategories', 'subcategories.id', 'option_fields.subcategory_id')
        .selectAll('option_fields')
        .orderBy('option_fields.subcategory_id')
        .orderBy('option_fields.position')
        .orderBy('option_fields.id');
      return (categoryId === undefined ? query : query.where('subcategories.category_id', '=', categoryId)).execute();
    },
  };
}

export type CategoriesRepository = ReturnType<typeof createCategoriesRepository>;
type Rows<K extends keyof CategoriesRepository> = Awaited<ReturnType<CategoriesRepository[K]>>;
export type CategoryRow = Extract<Rows<'listCategories'>, readonly unknown[]>[number];
export type SubcategoryRow = Extract<Rows<'listSubcategories'>, readonly unknown[]>[number];
export type OptionFieldRow = Extract<Rows<'listOptionFields'>, readonly unknown[]>[number];

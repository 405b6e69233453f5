import type { Category, Language, Subcategory } from '@muge/contract';
import { AppError } from '../../http/app-error.ts';
import { toCategories, toSubcategories } from './categories.mapper.ts';
import type { CategoriesRepository } from './categories.repository.ts';

/** The taxonomy. Specification: public, section 3; decisions, languages. */
export function createCategoriesService({ categories }: { categories: CategoriesRepository }) {
  async function subcategories(language: Language, categoryId?: number): Promise<Subcategory[]> {
    const [rows, fields] = await Promise.all([
      categories.listSubcategories(categoryId),
      categories.listOptionFields(categoryId),
    ]);
    return toSubcategories(rows, fields, language);
  }

  return {
    /** Every category with its subcategories. */
    async list(language: Language): Promise<Category[]> {
      const [rows, children] = await Promise.all([categories.listCategories(), subcategories(language)]);
      return toCategories(rows, children, language);
    },
    /** One category; not_found where there is none. */
    async get(id: number, language: Language): Promise<Category> {
      const [rows, children] = await Promise.all([categories.listCategories(id), subcategories(language, id)]);
      const [category] = toCategories(rows, children, language);
      if (category === undefined) throw new AppError('not_found');
      return category;
    },
    /** Every subcategory. */
    listSubcategories(language: Language): Promise<Subcategory[]> {
      return subcategories(language);
    },
    /** not_found unless there is such a category. */
    async mustExist(id: number): Promise<void> {
      if (!(await categories.exists(id))) throw new AppError('not_found');
    },
  };
}

export type CategoriesService = ReturnType<typeof createCategoriesService>;

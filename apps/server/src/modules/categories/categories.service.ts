import type { Category, Language, Subcategory } from '@muge/contract';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { kept } from '../../time/kept.ts';
import { toCategories, toSubcategories } from './categories.mapper.ts';
import type { CategoriesRepository } from './categories.repository.ts';

/** The whole taxonomy is kept this long, in milliseconds: it is large, asked for by every page, and hardly changes. */
const TAXONOMY_LIFETIME = 5000;

/** The taxonomy. Specification: public, section 3; decisions, languages. */
export function createCategoriesService({ categories, clock }: { categories: CategoriesRepository; clock: Clock }) {
  async function subcategories(language: Language, categoryId?: number): Promise<Subcategory[]> {
    const [rows, fields] = await Promise.all([
      categories.listSubcategories(categoryId),
      categories.listOptionFields(categoryId),
    ]);
    return toSubcategories(rows, fields, language);
  }

  function keptByLanguage<T>(findOut: (language: Language) => Promise<T>): Record<Language, () => Promise<T>> {
    const keptFor = (language: Language) => kept(clock, TAXONOMY_LIFETIME, () => findOut(language));
    return { en: keptFor('en'), lt: keptFor('lt'), ru: keptFor('ru') };
  }

  const allCategories = keptByLanguage(async (language) => {
    const [rows, children] = await Promise.all([categories.listCategories(), subcategories(language)]);
    return { data: toCategories(rows, children, language) };
  });
  const allSubcategories = keptByLanguage(async (language) => ({ data: await subcategories(language) }));

  return {
    /** Every category with its subcategories; at most five seconds old, and the same object as long as it is kept. */
    list(language: Language): Promise<{ data: Category[] }> {
      return allCategories[language]();
    },
    /** One category; not_found where there is none. */
    async get(id: number, language: Language): Promise<Category> {
      const [rows, children] = await Promise.all([categories.listCategories(id), subcategories(language, id)]);
      const [category] = toCategories(rows, children, language);
      if (category === undefined) throw new AppError('not_found');
      return category;
    },
    /** Every subcategory; at most five seconds old, and the same object as long as it is kept. */
    listSubcategories(language: Language): Promise<{ data: Subcategory[] }> {
      return allSubcategories[language]();
    },
    /** not_found unless there is such a category. */
    async mustExist(id: number): Promise<void> {
      if (!(await categories.exists(id))) throw new AppError('not_found');
    },
  };
}

export type CategoriesService = ReturnType<typeof createCategoriesService>;

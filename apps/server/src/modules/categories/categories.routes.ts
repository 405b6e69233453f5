import { getCategory, listCategories, listSubcategories } from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/endpoint.ts';
import type { CategoriesService } from './categories.service.ts';

/** The taxonomy's calls. */
export function categoriesRoutes(app: FastifyInstance, categories: CategoriesService): void {
  serve(app, listCategories, async ({ language }) => categories.list(language));
  serve(app, getCategory, async ({ params, language }) => ({ data: await categories.get(params.id, language) }));
  serve(app, listSubcategories, async ({ language }) => categories.listSubcategories(language));
}

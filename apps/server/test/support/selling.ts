import type { LightMyRequestResponse } from 'fastify';
import type { Actor } from './actors.ts';
import type { TestApp } from './app.ts';

/** A category with a subcategory that has one option field of each type. */
export async function createCars({ factories, database }: TestApp) {
  const category = await factories.category({ name_en: 'Transport' });
  const subcategory = await factories.subcategory({ category_id: category.id, name_en: 'Cars' });
  const label = { label_en: 'L', label_lt: 'L', label_ru: 'L', subcategory_id: subcategory.id };
  const choice = (key: string) => ({ key, en: key, lt: key, ru: key });
  await database.prisma.optionField.createMany({
    data: [
      { ...label, key: 'make', type: 'text' },
      { ...label, key: 'year', type: 'number' },
      { ...label, key: 'crashed', type: 'boolean' },
    ],
  });
  await database.prisma.optionField.create({
    data: { ...label, key: 'fuel', type: 'select', choices: [choice('petrol'), choice('diesel')] },
  });
  return { category, subcategory };
}

/** Pictures that somebody uploaded, with the paths by which a product names them. */
export async function createPictures({ factories }: TestApp, userId: number | null, count: number): Promise<string[]> {
  const paths: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { key } = await factories.picture({ user_id: userId });
    paths.push(`/storage/${key}.webp`);
  }
  return paths;
}

/** Changes a product. */
export function put(
  server: TestApp,
  id: number,
  payload: object,
  { headers }: Pick<Actor, 'headers'>,
): Promise<LightMyRequestResponse> {
  return server.request({ method: 'PUT', url: `/products/${id}`, payload, headers: { ...headers } });
}

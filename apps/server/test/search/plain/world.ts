import type { Database } from '../../../src/database/client.ts';
import { createFactories } from '../../../src/database/factories/index.ts';
import { oneOf, randomNumbers } from './random.ts';

/** Where the listings of a world stand: a category, and one of its subcategories. */
export interface Shelf {
  readonly category_id: number;
  readonly id: number;
}

/** How the listings of a world are made; the rest is left to chance. */
export interface Kind {
  readonly seed: number;
  readonly count: number;
  /** Days that they came on. */
  readonly days: number;
  /** Milliseconds that moments are apart at least: the larger, the more of them are equal. */
  readonly apart: number;
  /** Cents that prices are apart, and how many different ones there are. */
  readonly prices: readonly [apart: number, different: number];
}

const common = ['Dviratis', 'dviračio', 'Dviračiai', 'Kėdė', 'iPhone 13', 'BMW X5', 'велосипед', 'e-bike'] as const;
const rare = ['kvadratūra', 'Ящик', 'cbr600f', 'Bosch', 'kompiuteris', '205/55 R16', 'stalas', 'bikes'] as const;
const towns = ['Vilnius', 'Kaunas', 'Kauno r. sav.', 'Vilniaus g. 5, Kaunas', null] as const;

/** Fills a database with listings of few words, prices and moments, so that very many are alike. */
export async function makeWorld({ prisma, pool }: Database, kind: Kind): Promise<[Shelf, ...Shelf[]]> {
  const random = randomNumbers(kind.seed);
  const factories = createFactories(prisma);
  const { id: user_id } = await factories.user();
  const bikes = await factories.subcategory({ name_lt: 'Dviračiai', name_en: 'Bicycles', name_ru: 'Велосипеды' });
  const chairs = await factories.subcategory({ category_id: bikes.category_id });
  const shelves: [Shelf, ...Shelf[]] = [bikes, chairs, await factories.subcategory()];
  const [priceStep, prices] = kind.prices;
  // The first words are the most common, and which those are is another thing in each world.
  const usual = common.map((_, n) => common[(n + kind.seed) % common.length] ?? common[0]);
  const word = () =>
    random(40) === 0 ? oneOf(random, rare) : usual[Math.floor((random(100) / 100) ** 2 * usual.length)];
  const rows = Array.from({ length: kind.count }, () => {
    const { category_id, id } = oneOf(random, shelves);
    const age = Math.floor((random(kind.days * 86_400) * 1000) / kind.apart) * kind.apart;
    return {
      user_id,
      category_id,
      subcategory_id: random(8) === 0 ? null : id,
      name: Array.from({ length: 1 + random(3) }, word).join(' '),
      description: random(4) === 0 ? `daiktas ${oneOf(random, common)}` : 'daiktas',
      price_cents: random(prices) * priceStep,
      state: oneOf(random, [null, 'new', 'used', 'new-like']),
      status: random(12) === 0 ? oneOf(random, ['Saved', 'archived', 'completed']) : 'Published',
      address: oneOf(random, towns),
      language: oneOf(random, ['lt', 'lt', 'en', 'ru', null]),
      created_at: new Date(Date.UTC(2026, 10, 28, 23, 59, 59) - age),
      deleted_at: random(30) === 0 ? new Date(Date.UTC(2026, 10, 29)) : null,
    };
  });
  await prisma.product.createMany({ data: rows });
  await pool.query('VACUUM ANALYZE products');
  return shelves;
}

import { MAX_COUNTED } from '@muge/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import type { ReadFilters } from './filter-reader.ts';
import { matches } from './filters.ts';

/** What is counted in: categories, or subcategories. */
export type Level = 'category' | 'subcategory';

/** By the ids of the places; those where nothing matches may be left out. */
type Totals = ReadonlyMap<number, number>;

/** By which column and lexeme a listing stands in one. */
const places = {
  category: { column: 'products.category_id', mark: '#c' },
  subcategory: { column: 'products.subcategory_id', mark: '#s' },
} as const;

/** Matches of all places together that are rather gathered than counted place by place. */
const FEW = 5000;

/** Counts what a search finds in categories and subcategories. */
export function createCountsRepository({ kysely }: Database) {
  return {
    /** Every category with how often what is found in it has changed, in the order of their ids. */
    async listVersions(): Promise<Map<number, number>> {
      const rows = await kysely
        .selectFrom('categories')
        .leftJoin('listing_versions', 'listing_versions.category_id', 'categories.id')
        .select(['categories.id', (eb) => eb.fn.coalesce('listing_versions.version', eb.lit(0)).as('version')])
        .orderBy('categories.id')
        .limit(MAX_COUNTED)
        .execute();
      return new Map(rows.map(({ id, version }) => [id, version]));
    },

    /** The ids of a category's subcategories, in their order. */
    async listSubcategories(categoryId: number): Promise<number[]> {
      const rows = await kysely
        .selectFrom('subcategories')
        .select('id')
        .where('category_id', '=', categoryId)
        .orderBy('id')
        .limit(MAX_COUNTED)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** How many match in each place, by gathering all of them at once; null where there are too many for that. */
    async countFew(level: Level, ids: readonly number[], filters: ReadFilters): Promise<Totals | null> {
      const { column } = places[level];
      const found = kysely
        .selectFrom('products')
        .select(`${column} as place`)
        .where((eb) => matches(eb, { ...filters, words: filters.text === null ? null : [filters.text], address: null }))
        .where(({ eb, ref, fn, val }) => eb(ref(column), '=', fn.any(val([...ids]))))
        .limit(FEW + 1);
      const rows = await kysely
        .selectFrom(found.as('found'))
        .select(['place', (eb) => eb.fn.countAll<number>().as('total')])
        .groupBy('place')
        .execute();
      if (rows.reduce((sum, { total }) => sum + total, 0) > FEW) return null;
      return new Map(rows.flatMap(({ place, total }) => (place === null ? [] : [[place, total] as const])));
    },

    /**
     * How many match in each place, counted place by place and no further than `limit`. Words are looked for together with
     * the lexeme of the place, in one scan of their index; the place's own index would be read whole.
     */
    async countEach(level: Level, ids: readonly number[], filters: ReadFilters, limit: number): Promise<Totals> {
      const { column, mark } = places[level];
      const id = sql.ref<number>('places.id');
      const there = sql<string>`(${`'${mark}`}::text || ${id} || '''')::tsquery`;
      const rows = await kysely
        .selectFrom(sql<{ id: number }>`unnest(${ids}::int[])`.as<'places'>(sql`places(id)`))
        .select((places) => [
          'places.id',
          places
            .selectFrom(
              kysely
                .selectFrom('products')
                .select(sql`1`.as('one'))
                .where((eb) => matches(eb, { ...filters, words: null, address: null }))
                .where((eb) =>
                  filters.text === null
                    ? eb(column, '=', id)
                    : sql<boolean>`products.search_vector @@ (${filters.text}::tsquery && ${there})`,
                )
                .limit(limit)
                .as('some'),
            )
            .select((eb) => eb.fn.countAll<number>().as('total'))
            .$asScalar()
            .$notNull()
            .as('total'),
        ])
        .execute();
      return new Map(rows.map((row) => [row.id, row.total]));
    },
  };
}

export type CountsRepository = ReturnType<typeof createCountsRepository>;

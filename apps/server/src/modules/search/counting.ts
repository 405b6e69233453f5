import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { isListed } from '../products/index.ts';
import { expectedShare } from './expectation.ts';
import type { ReadFilters } from './filter-reader.ts';
import { type Filters, matches, narrows } from './filters.ts';
import { allOf, anyOf, lexeme } from './lexemes.ts';
import {
  categorySection,
  columnOf,
  idOf,
  isSubcategory,
  type Section,
  subcategorySection,
  type Totals,
} from './sections.ts';

/** Sections that are rather recognised in the rows than by their lexemes in the index of words. */
const MANY_SECTIONS = 10;

/** The filters with what is looked for in words and in the address as one text. */
function inOneText(filters: ReadFilters): Filters {
  return { ...filters, words: filters.text === null ? null : [filters.text], address: null };
}

/** The filters for listings of these sections alone. */
function inSections(filters: ReadFilters, sections: readonly Section[]): Filters {
  const there = anyOf(sections.map((section) => lexeme('', section)));
  return { ...filters, words: [filters.text === null ? there : allOf([filters.text, there])], address: null };
}

/** Counts what a search finds in sections. `prepare` comes before each statement. */
export function createCounting(kysely: Kysely<DB>, prepare: () => Promise<unknown> = async () => undefined) {
  return {
    /** Which share of all products the planner expects to match, from 0 to 1. */
    async expectedShare(filters: ReadFilters): Promise<number> {
      await prepare();
      return expectedShare(kysely, inOneText(filters));
    },

    /** How many match among so many rows of a section, no matter which; `looked` is how many rows there were. */
    async look(section: Section, filters: ReadFilters, rows: number): Promise<{ looked: number; total: number }> {
      await prepare();
      return kysely
        .selectFrom(
          kysely
            .selectFrom('products')
            .where(isListed)
            .where(columnOf(section), '=', idOf(section))
            .selectAll('products')
            .limit(rows)
            .as('products'),
        )
        .select((eb) => [
          eb.fn.countAll<number>().as('looked'),
          eb.fn
            .countAll<number>()
            .filterWhere(narrows(eb, inOneText(filters)))
            .as('total'),
        ])
        .executeTakeFirstOrThrow();
    },

    /**
     * How many there are in each section, counted one by one and no further than `limit`, as indexes of its order tell
     * that soon. Words are not looked for.
     */
    async countEach(sections: readonly Section[], filters: ReadFilters, limit: number): Promise<Totals> {
      const totals = new Map<Section, number>();
      for (const column of ['products.category_id', 'products.subcategory_id'] as const) {
        const those = sections.filter((section) => columnOf(section) === column);
        if (those.length === 0) continue;
        await prepare();
        const rows = await kysely
          .selectFrom(sql<{ id: number }>`unnest(${those.map(idOf)}::int[])`.as<'sections'>(sql`sections(id)`))
          .select((outer) => [
            'sections.id',
            outer
              .selectFrom(
                kysely
                  .selectFrom('products')
                  .select(sql`1`.as('one'))
                  .where((eb) => matches(eb, inOneText(filters)))
                  .where(column, '=', sql.ref<number>('sections.id'))
                  .limit(limit)
                  .as('counted'),
              )
              .select((eb) => eb.fn.countAll<number>().as('total'))
              .$asScalar()
              .$notNull()
              .as('total'),
          ])
          .execute();
        const sectionOf = column === 'products.category_id' ? categorySection : subcategorySection;
        for (const { id, total } of rows) totals.set(sectionOf(id), total);
      }
      return totals;
    },

    /**
     * How many of the first so many matches of all these sections together are in each. Which are the first is
     * PostgreSQL's choice; `sum` tells how many there were. It is planned as if all were wanted, see the search.
     */
    async gather(
      sections: readonly Section[],
      filters: ReadFilters,
      limit: number,
    ): Promise<{ totals: Totals; sum: number }> {
      await prepare();
      const areMany = sections.length > MANY_SECTIONS;
      const idsOf = (those: readonly Section[]) => sql`any(${those.map(idOf)}::int[])`;
      const categories = sections.filter((section) => !isSubcategory(section));
      const subcategories = sections.filter(isSubcategory);
      const rows = await kysely
        .with(
          (cte) => cte('found').materialized(),
          (db) =>
            db
              .selectFrom('products')
              .where((eb) => matches(eb, areMany ? inOneText(filters) : inSections(filters, sections)))
              .$if(areMany, (some) =>
                some.where(
                  // Not by their indexes: most of the products may be in so many sections.
                  sql<SqlBool>`(category_id + 0 = ${idsOf(categories)} or subcategory_id + 0 = ${idsOf(subcategories)})`,
                ),
              )
              .select(['category_id', 'subcategory_id']),
        )
        .with(
          (cte) => cte('bounded').materialized(),
          (db) => db.selectFrom('found').selectAll().limit(limit),
        )
        .selectFrom('bounded')
        .select(['category_id', 'subcategory_id', (eb) => eb.fn.countAll<number>().as('total')])
        .groupBy(['category_id', 'subcategory_id'])
        .execute();
      const totals = new Map(sections.map((section) => [section, 0]));
      const add = (section: Section, total: number) => {
        const before = totals.get(section);
        if (before !== undefined) totals.set(section, before + total);
      };
      for (const { category_id, subcategory_id, total } of rows) {
        add(categorySection(category_id), total);
        if (subcategory_id !== null) add(subcategorySection(subcategory_id), total);
      }
      return { totals, sum: rows.reduce((sum, { total }) => sum + total, 0) };
    },
  };
}

export type Counting = ReturnType<typeof createCounting>;

import type { SearchQuery } from '@muge/contract';
import type { Database } from '../../../src/database/client.ts';
import { places } from '../../../src/database/places/index.ts';
import { createPlacesService } from '../../../src/modules/places/places.service.ts';
import { encodeCursor } from '../../../src/modules/search/cursor.ts';
import { createFilterReader, type ReadFilters } from '../../../src/modules/search/filter-reader.ts';
import { createSearchRepository } from '../../../src/modules/search/search.repository.ts';
import { sortingOf } from '../../../src/modules/search/sorting.ts';

/** A search everywhere or in a category. */
export type Asked = Omit<SearchQuery, 'page' | 'per_page' | 'cursor'> & { readonly category_id?: number };

/** A hit with the cursor of what comes behind it. */
export interface PlainHit {
  readonly id: number;
  readonly cursor: string;
}

const keys = { created_at: 'created_at', price: 'price_cents', name: 'name COLLATE "lt-x-icu"' } as const;

/**
 * Reads the rule as it is written, for comparison: all that matches, by one statement that has no index to go by and
 * leaves nothing out, in the order that is asked for. Only what a text means is the application's to say.
 */
export function createPlainSearch(database: Database) {
  const readFilters = createFilterReader({
    search: createSearchRepository(database),
    places: createPlacesService(places),
  });

  async function look(asked: Asked, filters: ReadFilters): Promise<PlainHit[]> {
    const { by, dir } = sortingOf(asked, asked.q !== undefined);
    const tiers = filters.words ?? [];
    const order = by === 'relevance' ? 'tier, created_at DESC, id DESC' : `${keys[by]} ${dir}, id ${dir}`;
    const { rows } = await database.pool.query<{
      id: number;
      created_at: Date;
      price_cents: number;
      name: string;
      tier: number;
      fits: boolean[];
    }>(
      `SELECT id, created_at, price_cents, name, fits, coalesce(array_position(fits, true), 1) - 1 AS tier
       FROM products, LATERAL (SELECT ARRAY(
         SELECT (search_vector || ''::tsvector) @@ tier::tsquery FROM unnest($1::text[]) WITH ORDINALITY AS t(tier, n) ORDER BY n
       ) AS fits) AS fitting
       WHERE status = 'Published' AND hidden_at IS NULL AND deleted_at IS NULL AND owner_active
         AND (fits = '{}' OR true = ANY (fits))
         AND ($2::text IS NULL OR (search_vector || ''::tsvector) @@ $2::tsquery)
         AND price_cents BETWEEN coalesce($3::bigint, 0) AND coalesce($4::bigint, 10000000000)
         AND ($5::text IS NULL OR state = $5) AND ($6::int IS NULL OR category_id = $6)
         AND ($7::int IS NULL OR subcategory_id = $7)
       ORDER BY ${order}`,
      [
        tiers,
        filters.address,
        filters.priceMinCents,
        filters.priceMaxCents,
        asked.status,
        asked.category_id,
        asked.subcategory_id,
      ],
    );
    return rows.map(({ id, created_at, price_cents, name, tier, fits }) => {
      if (fits.slice(tier).includes(false)) throw new Error(`A tier of ${asked.q} does not hold those before: ${name}`);
      const key = created_at.toISOString();
      const position = {
        created_at: { by: 'created_at', dir, key, id },
        price: { by: 'price', dir, key: price_cents, id },
        name: { by: 'name', dir, key: name, id },
        relevance: { by: 'relevance', dir: 'desc', tier, key, id },
      } as const;
      return { id, cursor: encodeCursor(position[by]) };
    });
  }

  /** All hits of a search in their order; with slips in a text where nothing is found by it as it is. */
  return async function plainSearch(asked: Asked): Promise<PlainHit[]> {
    const reading = await readFilters(asked);
    if (reading === null) return [];
    const hits = await look(asked, reading.filters);
    if (hits.length > 0) return hits;
    const doubted = await reading.doubted();
    return doubted === null ? [] : look(asked, doubted);
  };
}

import { expressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { isListed } from '../products/index.ts';

/** About how many products there are, listed or not: what the planner was told last. */
export async function roughNumberOfProducts(kysely: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select greatest(reltuples, 1)::float8 as size from pg_class where oid = 'products'::regclass`.execute(kysely);
  return rows[0]?.size ?? 1;
}

/** That a row called `products` is listed. */
export const isListedProduct = isListed(expressionBuilder<DB, 'products'>());

/** All products, or a sample of about so many of them; and which share of all that is, from 0 to 1. */
export async function sampleOfProducts(
  kysely: Kysely<DB>,
  size: number,
): Promise<{ products: RawBuilder<unknown>; share: number }> {
  const share = Math.min(1, size / (await roughNumberOfProducts(kysely)));
  return { products: share === 1 ? sql`products` : sql`products tablesample system (${100 * share})`, share };
}

/** Whether any listed product is found by the query of a row called `asked`, for a lateral join. */
export function anyListed(kysely: Kysely<DB>): RawBuilder<unknown> {
  const matching = kysely
    .selectFrom('products')
    .select('id')
    .where((eb) => eb.and([isListed(eb), sql<boolean>`products.search_vector @@ asked.query::tsquery`]));
  // Materialized: the planner takes it for likely that the first products that it reads are hits, and reads them all.
  return sql`(with found as materialized (${matching}) select exists (select from found) as any_listed)`;
}

import type { Kysely } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { type Filters, matches } from './filters.ts';
import { roughNumberOfProducts } from './listed-products.ts';

/** How many rows the planner expects of a statement. */
interface Plan {
  readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[];
}

/** About how many products match, as the planner guesses. */
export async function expectedRows(kysely: Kysely<DB>, filters: Filters): Promise<number> {
  const all = kysely.selectFrom('products').select('products.id');
  const [plan] = await all.where((eb) => matches(eb, filters)).explain<Plan>('json');
  return plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/** Which share of all products that is, from 0 to 1. */
export async function expectedShare(kysely: Kysely<DB>, filters: Filters): Promise<number> {
  return Math.min(1, (await expectedRows(kysely, filters)) / (await roughNumberOfProducts(kysely)));
}

import type { Kysely } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { type Filters, matches } from './filters.ts';
import { roughNumberOfProducts } from './listed-products.ts';

/** How many rows the planner expects of a statement. */
interface Plan {
  readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[];
}

/** About how many products match, as the planner guesses, and which share of all that is, from 0 to 1. */
export async function expect(kysely: Kysely<DB>, filters: Filters): Promise<{ expected: number; share: number }> {
  const all = kysely.selectFrom('products').select('products.id');
  const [plan] = await all.where((eb) => matches(eb, filters)).explain<Plan>('json');
  const expected = plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  return { expected, share: Math.min(1, expected / (await roughNumberOfProducts(kysely))) };
}

import type { Kysely } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';
import { type Filters, matches } from './filters.ts';
import { roughNumberOfProducts } from './listed-products.ts';

/** How many rows the planner expects of a statement. */
interface Plan {
  readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[];
}

function rowsOf(plan: Plan | undefined): number {
  return plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/** About how many products match, as the planner guesses. */
export async function expectedRows(kysely: Kysely<DB>, filters: Filters): Promise<number> {
  const all = kysely.selectFrom('products').select('products.id');
  const [plan] = await all.where((eb) => matches(eb, filters)).explain<Plan>('json');
  return rowsOf(plan);
}

/** Which share of all products that is, from 0 to 1. */
export async function expectedShare(kysely: Kysely<DB>, filters: Filters): Promise<number> {
  return Math.min(1, (await expectedRows(kysely, filters)) / (await roughNumberOfProducts(kysely)));
}

/** A share of all products that is small enough to be looked for. */
const RARE = 0.05;

/** Whether few products have a price within bounds in cents; no bounds are nothing rare. */
export async function isPriceRare(kysely: Kysely<DB>, min: number | null, max: number | null): Promise<boolean> {
  if (min === null && max === null) return false;
  const [plan] = await kysely
    .selectFrom('products')
    .select('id')
    .$if(min !== null, (some) => some.where('price_cents', '>=', min))
    .$if(max !== null, (some) => some.where('price_cents', '<=', max))
    .explain<Plan>('json');
  return rowsOf(plan) < RARE * (await roughNumberOfProducts(kysely));
}

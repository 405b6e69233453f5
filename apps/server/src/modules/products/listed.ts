import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../database/generated/kysely/types.ts';

/**
 * Only these products are in lists and search. The partial indexes carry the same words: a list that leaves one out
 * stops using them. Specification: decisions, status.
 */
export function isListed(eb: ExpressionBuilder<DB, 'products'>) {
  return eb.and([
    // Written out, so that the planner sees the index's own condition instead of a parameter.
    eb('products.status', '=', sql.lit('Published')),
    eb('products.hidden_at', 'is', null),
    eb('products.deleted_at', 'is', null),
    eb.ref('products.owner_active'),
  ]);
}

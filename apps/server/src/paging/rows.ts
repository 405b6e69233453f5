import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, type StringReference, sql } from 'kysely';
import type { MomentWindow } from './by-moment.ts';

/** The rows of a window of a query, in the order of a moment and then of an id: the latest first, or the earliest. */
export function rowsOf<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  [at, id]: readonly [at: StringReference<DB, Tables>, id: StringReference<DB, Tables>],
  { limit, offset, after }: MomentWindow,
  first: 'latest' | 'earliest' = 'latest',
): SelectQueryBuilder<DB, Tables, Row> {
  const direction = first === 'latest' ? 'desc' : 'asc';
  const beyond = sql.raw(first === 'latest' ? '<' : '>');
  return query
    .$if(after !== null, (all) =>
      all.where(sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) ${beyond} (${after?.at}, ${after?.id})`),
    )
    .orderBy(sql.ref(at), direction)
    .orderBy(sql.ref(id), direction)
    .limit(limit)
    .offset(offset);
}

/** How many rows a query has, counted no further than `limit`. */
export async function countUpTo<DB>(database: Kysely<DB>, query: Expression<unknown>, limit: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${query} as found limit ${limit}) as counted`.execute(database);
  return rows[0]?.total ?? 0;
}

import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { DB } from './generated/kysely/types.ts';

/** The name of a statement: a new text is a new statement, also for connections that a newer server takes over. */
export function nameOf(text: string): string {
  return `muge_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
}

/** So many texts have names: each connection remembers the plans of all of them. */
const NAMED = 200;

/** Runs statements by themselves, the first so many texts by their names. */
class PreparingDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #names = new Map<string, string>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  #nameOf(text: string): string | undefined {
    if (!this.#names.has(text) && this.#names.size < NAMED) this.#names.set(text, nameOf(text));
    return this.#names.get(text);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
        const name = this.#nameOf(sql);
        const { rows } = await this.#pool.query<Row & pg.QueryResultRow>({
          text: sql,
          values: [...parameters],
          ...(name !== undefined && { name }),
        });
        return { rows };
      },
      streamQuery: () => {
        throw new Error('Prepared statements are not read in parts.');
      },
    };
  }

  async beginTransaction(): Promise<void> {
    throw new Error('Prepared statements run by themselves.');
  }

  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/**
 * Builds statements that each connection of the pool reads once, and plans no more once it has found that the values make no
 * difference. For those whose plan is settled, whatever the values: the planner may be wrong about others for good.
 */
export function createPrepared(pool: pg.Pool): Kysely<DB> {
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PreparingDriver(pool),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

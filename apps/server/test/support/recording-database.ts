import { Kysely, PostgresDialect } from 'kysely';
import { type Database, openDatabase } from '../../src/database/client.ts';
import type { DB } from '../../src/database/generated/kysely/types.ts';
import { createTestDatabase } from './database.ts';

/** A statement as it was sent. */
export interface SentStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A database that keeps what its repositories send, for tests of the statements themselves. */
export interface RecordingDatabase {
  readonly database: Database;
  /** What a call sends, in its order. */
  statementsOf(call: () => Promise<unknown>): Promise<SentStatement[]>;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

/** Makes one with all migrations applied and nothing in it. */
export async function createRecordingDatabase(): Promise<RecordingDatabase> {
  const sent: SentStatement[] = [];
  const testDatabase = await createTestDatabase();
  const plain = openDatabase({ url: testDatabase.url, poolSize: 2, onError: () => undefined });
  const kysely = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: plain.pool }),
    log: ({ query }) => {
      sent.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  return {
    database: {
      ...plain,
      kysely,
      prepared: kysely,
      runPrepared: async (_name, query) => (await kysely.executeQuery(query)).rows,
    },
    async statementsOf(call) {
      sent.length = 0;
      await call();
      return [...sent];
    },
    async drop() {
      await plain.close();
      await testDatabase.drop();
    },
  };
}

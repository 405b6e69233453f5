import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './client.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** So long, in milliseconds, the database may take to answer: whoever watches over the server doesn't wait longer either. */
const PATIENCE = 3000;

/** Tells whether the database answers, and soon. One that has fallen silent is asked once, however often this is asked. */
export function createReadiness({ kysely }: Pick<Database, 'kysely'>, patience = PATIENCE): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    try {
      await sql`select 1`.execute(kysely);
      return true;
    } catch (error) {
      if (isDatabaseUnavailable(error)) return false;
      throw error;
    } finally {
      asked = null;
    }
  }

  return () => {
    asked ??= ask();
    return Promise.race([asked, setTimeout(patience, false, { ref: false })]);
  };
}

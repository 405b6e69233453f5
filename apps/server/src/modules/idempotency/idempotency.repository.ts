import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../database/client.ts';
import type { DB } from '../../database/generated/kysely/types.ts';
import type { Clock } from '../../ports/clock.ts';

/** A key is remembered this long, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;

/** Who repeats what. */
interface Use<Answer> {
  readonly userId: number;
  /** Method and path, such as `POST /products`. */
  readonly endpoint: string;
  /** The `Idempotency-Key`; null where none was sent, and then nothing is remembered. */
  readonly key: string | null;
  /** The shape of the answer, as it is stored and read again. */
  readonly answer: z.ZodType<Answer>;
}

/**
 * Makes a repeated request harmless: what was done under a key is done once, and all who repeat it get the first
 * answer. Specification: decisions, repeats.
 */
export function createIdempotency({ kysely }: Database, clock: Clock) {
  const expiry = () => new Date(clock.now().getTime() - LIFETIME);

  /** Takes the key for this transaction. Where another holds it, waits for that one's end. */
  async function take(transaction: Transaction<DB>, userId: number, endpoint: string, key: string): Promise<boolean> {
    const row = await transaction
      .insertInto('idempotency_keys')
      .values({ user_id: userId, endpoint, key, created_at: clock.now() })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'endpoint', 'key'])
          .doUpdateSet({ created_at: clock.now(), response: null })
          // One whose time is over counts as new, though it was not swept yet.
          .where('idempotency_keys.created_at', '<', expiry()),
      )
      .returning('key')
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    /**
     * Acts in a transaction, together with which the key and the answer are stored, so that either all of it happened
     * or none. When it fails, the key is free again. `act` must use the transaction that it is given alone: a second
     * connection could wait for those who wait for this one.
     */
    once<Answer>(use: Use<Answer>, act: (transaction: Transaction<DB>) => Promise<Answer>): Promise<Answer> {
      const { userId, endpoint, key, answer } = use;
      return kysely.transaction().execute(async (transaction) => {
        if (key === null) return act(transaction);
        const mine = { user_id: userId, endpoint, key };
        if (!(await take(transaction, userId, endpoint, key))) {
          const { response } = await transaction
            .selectFrom('idempotency_keys')
            .select('response')
            .where((eb) => eb.and(mine))
            .executeTakeFirstOrThrow();
          return answer.parse(response);
        }
        const first = await act(transaction);
        await transaction
          .updateTable('idempotency_keys')
          .set({ response: JSON.stringify(first) })
          .where((eb) => eb.and(mine))
          .execute();
        return first;
      });
    },

    /** Forgets the keys whose time is over. */
    async removeExpired(): Promise<void> {
      await kysely.deleteFrom('idempotency_keys').where('created_at', '<', expiry()).execute();
    },
  };
}

export type Idempotency = ReturnType<typeof createIdempotency>;

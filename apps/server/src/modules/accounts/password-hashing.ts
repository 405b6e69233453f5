import { availableParallelism } from 'node:os';
import { AppError } from '../../http/app-error.ts';
import { networkKey } from '../../http/client-key.ts';
import { createTurns } from '../../turns/turns.ts';
import { COST, hashPassword, newSalt } from './password.ts';

/** Hashing leaves a processor to everything else, however many people sign in at once. */
const PLACES = Math.max(1, availableParallelism() - 1);

/** Calls that hash which a client may have under way at once: a whole office that signs in on the hour. */
const MOST_OF_CLIENT = 60;

/** The same of a /48 network. */
const MOST_OF_NETWORK = 8 * MOST_OF_CLIENT;

/** Seconds in which a client's hashes are done, as long as it is alone. */
const RETRY_AFTER = 5;

/**
 * Hashes passwords in turn by client, so that one who signs in a hundred times at once holds nobody else up. A /48
 * network has one client's turns: whoever has one has as many clients as they like. Each hash takes 2^cost rounds.
 */
export function createPasswordHashing({ cost = COST }: { cost?: number | undefined } = {}) {
  const turns = createTurns(PLACES);
  const saltOfNobody = newSalt(cost);
  /** Calls under way, by client or network. */
  const underWay = new Map<string, number>();

  function count(who: string, change: 1 | -1): void {
    const now = (underWay.get(who) ?? 0) + change;
    if (now === 0) underWay.delete(who);
    else underWay.set(who, now);
  }

  return {
    /**
     * Does a call that hashes. Refused before it is counted by anything else or uses anything up: too_many_requests
     * where the client or its /48 network has very many such calls under way.
     *
     * @param client As `clientKey` names it.
     */
    async admit<Result>(client: string, call: () => Promise<Result>): Promise<Result> {
      const network = networkKey(client);
      const isFull = (who: string, most: number) => (underWay.get(who) ?? 0) >= most;
      if (isFull(client, MOST_OF_CLIENT) || (network !== null && isFull(network, MOST_OF_NETWORK))) {
        throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER });
      }
      const counted = network === null ? [client] : [client, network];
      for (const who of counted) count(who, 1);
      try {
        return await call();
      } finally {
        for (const who of counted) count(who, -1);
      }
    },

    /** A fresh salt. */
    newSalt(): Promise<string> {
      return newSalt(cost);
    },

    /** The salt of whom nobody knows, so that trying their password takes the same time. */
    saltOfNobody(): Promise<string> {
      return saltOfNobody;
    },

    /** Hashes a password when it is the client's turn; with a salt of its own unless one is given. Exactly one bcrypt. */
    async hash(client: string, password: string, salt?: string): Promise<string> {
      const used = salt ?? (await newSalt(cost));
      return turns.take(client, () => hashPassword(password, used), { group: networkKey(client) ?? client });
    },
  };
}

export type PasswordHashing = ReturnType<typeof createPasswordHashing>;

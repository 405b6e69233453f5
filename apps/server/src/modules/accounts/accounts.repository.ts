import type { Language } from '@muge/contract';
import type { Database } from '../../database/client.ts';
import type { Prisma } from '../../database/generated/prisma/client.ts';
import { usernameOf } from '../users/index.ts';
import type { LoginName } from './login-name.ts';

interface NewPending {
  readonly id: number;
  readonly channel: 'email' | 'phone';
  readonly name: string;
  readonly address: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly now: Date;
  readonly expiresAt: Date;
}

function whereLogin({ kind, value }: LoginName) {
  return { [kind]: value };
}

/**
 * Registrations that wait under one address. More than a whole network may ask for in the 48 hours that they wait, which
 * touch three of its days: somebody who registers an address again and again pushes out nobody else's.
 */
const MAX_PENDING = 3000;

/** How often a username by chance is tried: where all are taken, it is the address that is. */
const USERNAME_TRIES = 3;

/** Reads and writes accounts and the registrations that wait for their code. */
export function createAccountsRepository({ prisma }: Database) {
  /** The account behind a login, deleted ones left out. */
  function findUserByLogin(login: LoginName) {
    return prisma.user.findFirst({ where: { ...whereLogin(login), deleted_at: null } });
  }

  return {
    /** Runs several writes as one. */
    transaction<T>(work: (client: Prisma.TransactionClient) => Promise<T>): Promise<T> {
      return prisma.$transaction(work);
    },

    /** Keeps a registration; of too many under its address the oldest go. */
    async addPending(client: Prisma.TransactionClient, pending: NewPending): Promise<void> {
      const { id, channel, name, address, passwordHash, language, now, expiresAt } = pending;
      await client.pendingRegistration.create({
        data: {
          id,
          channel,
          name,
          ...(channel === 'email' ? { email: address } : { phone: address }),
          password_hash: passwordHash,
          language,
          created_at: now,
          expires_at: expiresAt,
        },
      });
      const where = channel === 'email' ? { email: address } : { phone: address };
      const tooMany = await client.pendingRegistration.findMany({
        where,
        orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
        skip: MAX_PENDING,
        select: { id: true },
      });
      await client.pendingRegistration.deleteMany({ where: { id: { in: tooMany.map((one) => one.id) } } });
    },

    /** Removes registrations, codes and sessions that ended. */
    async removeExpired(now: Date): Promise<void> {
      const ended = { expires_at: { lt: now } };
      await prisma.pendingRegistration.deleteMany({ where: ended });
      await prisma.verificationCode.deleteMany({ where: ended });
      await prisma.session.deleteMany({ where: ended });
    },

    /** A registration that still waits. */
    findPending(id: number, now: Date) {
      return prisma.pendingRegistration.findFirst({ where: { id, expires_at: { gt: now } } });
    },

    /** The newest registration that waits under an address; of those with that hash, where one is given. */
    async findPendingByLogin(login: LoginName, now: Date, passwordHash?: string) {
      if (login.kind === 'username') return null;
      return prisma.pendingRegistration.findFirst({
        where: {
          ...whereLogin(login),
          expires_at: { gt: now },
          ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
        },
        orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
      });
    },

    /**
     * A hash whose salt new passwords of an address are hashed with: its account's, else that of a registration that
     * waits under it. So one bcrypt tells at login whose password it is, and an account whose address somebody registers
     * again isn't told from one whose address is free.
     */
    async findHashWithSalt(login: LoginName, now: Date, client: Prisma.TransactionClient = prisma) {
      const user = await client.user.findFirst({
        where: { ...whereLogin(login), deleted_at: null },
        select: { password_hash: true },
      });
      const pending = await client.pendingRegistration.findFirst({
        where: { ...(login.kind === 'username' ? { id: 0 } : whereLogin(login)), expires_at: { gt: now } },
        orderBy: { created_at: 'desc' },
        select: { password_hash: true },
      });
      return user?.password_hash ?? pending?.password_hash ?? null;
    },

    /** Lets registrations of one address come one after the other, until the transaction ends. */
    async lockAddress(client: Prisma.TransactionClient, address: string): Promise<void> {
      await client.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`address ${address}`}, 0))`;
    },

    findUserByLogin,

    /** Where messages for a login go: the address that it is, or those of the account that has the username. */
    async findAddresses(login: LoginName): Promise<string[]> {
      if (login.kind !== 'username') return [login.value];
      const user = await findUserByLogin(login);
      return [user?.email, user?.phone].filter((address) => address != null);
    },

    findUser(id: number) {
      return prisma.user.findFirst({ where: { id, deleted_at: null } });
    },

    /**
     * Makes a user of a registration. Null when its address was taken meanwhile; usernames that are taken get a number,
     * the next one or, where that is taken too, one by chance.
     */
    async promote(
      client: Prisma.TransactionClient,
      pending: NonNullable<Awaited<ReturnType<typeof prisma.pendingRegistration.findFirst>>>,
      now: Date,
      chance: () => number,
    ): Promise<number | null> {
      const base = usernameOf(pending.name);
      let user = await addUser(await freeUsername(client, base));
      for (let tries = 0; user === undefined && tries < USERNAME_TRIES; tries += 1) {
        user = await addUser(`${base}${chance()}`);
      }
      if (user === undefined) return null;
      await client.pendingRegistration.deleteMany({ where: { id: pending.id } });
      return user.id;

      async function addUser(username: string): Promise<{ id: number } | undefined> {
        // ON CONFLICT keeps the transaction alive where a plain failure would end it.
        const [added] = await client.user.createManyAndReturn({
          data: [
            {
              name: pending.name,
              username,
              email: pending.email,
              email_verified_at: pending.email === null ? null : now,
              phone: pending.phone,
              phone_verified_at: pending.phone === null ? null : now,
              language: pending.language,
              password_hash: pending.password_hash,
              created_at: now,
            },
          ],
          skipDuplicates: true,
          select: { id: true },
        });
        return added;
      }
    },

    setPassword(client: Prisma.TransactionClient, userId: number, passwordHash: string) {
      return client.user.update({ where: { id: userId }, data: { password_hash: passwordHash } });
    },
  };

  /** The first of `jonas`, `jonas2`, `jonas3` … after the last one that somebody has; namesakes wait for each other. */
  async function freeUsername(client: Prisma.TransactionClient, base: string): Promise<string> {
    await client.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`username ${base}`}, 0))`;
    const [row] = await client.$queryRaw<[{ last: number | null }]>`
      select max(case when username = ${base} then 1 else substring(username from length(${base}) + 1)::int end)::int as last
      from users
      where username like ${`${base}%`} and substring(username from length(${base}) + 1) ~ '^[0-9]{0,6}$'`;
    return row.last === null ? base : `${base}${row.last + 1}`;
  }
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

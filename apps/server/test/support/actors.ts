import type { FastifyInstance } from 'fastify';
import type { Factories } from '../../src/database/factories/index.ts';
import type { PrismaClient } from '../../src/database/generated/prisma/client.ts';

/** Everybody who can call: a guest, somebody with things of their own, somebody without, and the two staff roles. */
export const actorNames = ['anonymous', 'owner', 'stranger', 'moderator', 'admin'] as const;
export type ActorName = (typeof actorNames)[number];

/** A signed-in person with a live session. */
export interface Actor {
  readonly id: number;
  readonly sessionId: string;
  readonly token: string;
  /** What the person sends with every request. */
  readonly headers: { readonly authorization: string };
}

/** A guest sends nothing. */
export interface Anonymous {
  readonly headers: Record<string, never>;
}

/** One of each. */
export type Actors = { readonly anonymous: Anonymous } & Readonly<Record<Exclude<ActorName, 'anonymous'>, Actor>>;

const DAY = 86_400_000;

/** Signs a user in: a session of 30 days and the token that names it. */
export async function signIn(app: FastifyInstance, prisma: PrismaClient, userId: number): Promise<Actor> {
  const session = await prisma.session.create({
    data: { user_id: userId, expires_at: new Date(Date.now() + 30 * DAY) },
  });
  const token = app.jwt.sign({ sid: session.id });
  return { id: userId, sessionId: session.id, token, headers: { authorization: `Bearer ${token}` } };
}

/** Makes and signs in one of each. */
export async function createActors(app: FastifyInstance, prisma: PrismaClient, factories: Factories): Promise<Actors> {
  const signedIn = async (data: Parameters<Factories['user']>[0]) => {
    const user = await factories.user(data);
    return signIn(app, prisma, user.id);
  };
  const [owner, stranger, moderator, admin] = await Promise.all([
    signedIn({ name: 'Ona Savininkė' }),
    signedIn({ name: 'Petras Kitas' }),
    signedIn({ name: 'Rūta Prižiūrėtoja', role: 'moderator' }),
    signedIn({ name: 'Tomas Vedėjas', role: 'admin' }),
  ]);
  return { anonymous: { headers: {} }, owner, stranger, moderator, admin };
}

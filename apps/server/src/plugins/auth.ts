import jwt from '@fastify/jwt';
import fp from 'fastify-plugin';
import { AppError } from '../http/app-error.ts';
import { hasRole, type Principal } from '../http/principal.ts';
import type { SessionsService } from '../modules/sessions/sessions.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a guest. */
    principal: Principal | null;
  }
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    /** The token only names a session: everything else is looked up, so that it ends at once. */
    payload: { sid: string };
    user: { sid: string };
  }
}

interface AuthOptions {
  readonly secret: string;
  readonly sessions: SessionsService;
}

/**
 * Finds out who asks, and refuses calls that need a sign-in. A signed-out or stale token on a public call is a guest,
 * not an error. A route of the contract without an `auth` word does not start. Specification: decisions, errors.
 */
export const authPlugin = fp<AuthOptions>(
  async (app, { secret, sessions }) => {
    await app.register(jwt, { secret, sign: { algorithm: 'HS256' }, verify: { algorithms: ['HS256'] } });
    app.decorateRequest('principal', null);

    async function principalOf(header: string): Promise<Principal | null> {
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
      if (token === undefined) return null;
      let sid: string;
      try {
        sid = app.jwt.verify<{ sid: string }>(token).sid;
      } catch {
        // Forged, damaged or foreign tokens are all the same: nobody.
        return null;
      }
      return sessions.principalOf(sid);
    }

    app.addHook('onRoute', (route) => {
      const endpoint = route.config?.endpoint;
      if (endpoint !== undefined && endpoint.auth === undefined) {
        throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it.`);
      }
    });

    app.addHook('preHandler', async (request) => {
      const endpoint = request.routeOptions.config.endpoint;
      if (endpoint === undefined || endpoint.auth === 'public') return;
      const header = request.headers.authorization;
      if (header !== undefined) request.principal = await principalOf(header);
      if (endpoint.auth === 'optional') return;
      if (header === undefined) throw new AppError('token_missing');
      if (request.principal === null) throw new AppError('unauthenticated');
      if (!hasRole(request.principal, endpoint.auth)) throw new AppError('forbidden');
    });
  },
  { name: 'auth' },
);

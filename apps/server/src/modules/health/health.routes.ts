import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/app-error.ts';

/**
 * For whoever watches over the server: `/health` says that the process answers, `/ready` that it can reach the
 * database (503 while it cannot).
 */
export function healthRoutes(app: FastifyInstance, isDatabaseReady: () => Promise<boolean>): void {
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    if (!(await isDatabaseReady())) throw new AppError('unavailable');
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

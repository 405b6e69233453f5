import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { jobHandlers } from '../../src/jobs/handlers.ts';
import { createJobQueue } from '../../src/jobs/queue.ts';
import type { Mailer } from '../../src/ports/mail.ts';
import { createTestApp } from '../support/app.ts';
import { createDatabaseProxy } from '../support/database-proxy.ts';

/** A server that works on its queue, with that mailer, and a way to its database that can be cut. */
async function start(mailer: Mailer) {
  const proxy = await createDatabaseProxy();
  const add: ReturnType<typeof createJobQueue>['queue']['add'] = (...job) => jobs.queue.add(...job);
  const server = await createTestApp({
    databaseUrl: (url) => proxy.through(url),
    channels: { mailer, queue: { add } },
  });
  const failedTries: string[] = [];
  const jobs = createJobQueue({
    url: proxy.through(server.databaseUrl),
    onError: () => undefined,
    onFailedTry: (name) => failedTries.push(name),
  });
  await jobs.start();
  await jobs.work(jobHandlers(server.app.services));
  onTestFinished(async () => {
    await jobs.stop();
    await server.close();
    await proxy[Symbol.asyncDispose]();
  });
  await server.factories.user({ email: 'ona@example.lt' });
  return {
    proxy,
    failedTries,
    forgot: async () => (await server.send('/forgot/password', { login: 'ona@example.lt' })).statusCode,
    jobsThatAre: async (...states: string[]) => {
      const { rows } = await server.database.pool.query<{ id: string }>(
        `SELECT id FROM pgboss.job WHERE name = 'password-message' AND state::text = ANY($1)`,
        [states],
      );
      return rows.length;
    },
    letGapsPass: () => server.database.pool.query(`DELETE FROM security_limits WHERE key LIKE '%-gap:%'`),
  };
}

/** Long before another server would take the job for one of a server that was killed. */
const soon = { timeout: 10_000, interval: 50 };

describe('a mail that is on its way when the database goes', () => {
  it('and is taken has left once, and the next is sent as soon as it is asked for', async () => {
    const sent: string[] = [];
    const taken = Promise.withResolvers<void>();
    const { proxy, failedTries, forgot, jobsThatAre, letGapsPass } = await start({
      async send({ code }) {
        sent.push(code ?? '');
        await taken.promise;
      },
      close: () => undefined,
    });
    expect(await forgot()).toBe(200);
    await vi.waitFor(() => expect(sent).toHaveLength(1), soon);
    await proxy.pullOut();
    taken.resolve();
    // The server has noticed before the database is back.
    await expect(jobsThatAre('active')).rejects.toThrow();
    await proxy.putBack();
    await vi.waitFor(async () => expect(await jobsThatAre('completed')).toBe(1), soon);
    expect([sent.length, failedTries]).toEqual([1, []]);

    await letGapsPass();
    expect(await forgot()).toBe(200);
    await vi.waitFor(() => expect(sent).toHaveLength(2), soon);
  });

  it('and is refused is tried again soon after it is back', async () => {
    let tries = 0;
    const refused = Promise.withResolvers<void>();
    const { proxy, forgot, jobsThatAre } = await start({
      async send() {
        tries += 1;
        if (tries > 1) return;
        await refused.promise;
        throw new Error('Try again later.');
      },
      close: () => undefined,
    });
    expect(await forgot()).toBe(200);
    await vi.waitFor(() => expect(tries).toBe(1), soon);
    await proxy.pullOut();
    refused.resolve();
    await expect(jobsThatAre('active')).rejects.toThrow();
    await proxy.putBack();
    await vi.waitFor(async () => expect(await jobsThatAre('retry')).toBe(1), soon);
  });
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { createJobQueue, type JobHandlers } from '../../src/jobs/queue.ts';
import { createTestApp } from '../support/app.ts';

/** As many of each channel are sent at once. */
const AT_ONCE = 2;

it('four places, two for each channel, go on without a pause while there is something to do', async () => {
  const server = await createTestApp();
  const jobs = createJobQueue({ url: server.databaseUrl, onError: () => undefined, onFailedTry: () => undefined });
  onTestFinished(async () => {
    await jobs.stop();
    await server.close();
  });
  await jobs.start();
  const rounds = 8;
  await server.database.prisma.$transaction(async (client) => {
    for (let userId = 1; userId <= rounds * AT_ONCE; userId += 1) {
      await jobs.queue.add(client, 'password-message', { userId, channel: 'email' });
      await jobs.queue.add(client, 'password-message', { userId, channel: 'phone' });
    }
  });

  // Each job ends when all places have one.
  let done = 0;
  let running: (() => void)[] = [];
  const send: JobHandlers['password-message'] = async () => {
    await new Promise<void>((resolve) => {
      running.push(resolve);
      if (running.length < 2 * AT_ONCE) return;
      for (const end of running) end();
      running = [];
    });
    done += 1;
  };
  const nothing = async () => undefined;
  await jobs.work({
    'registration-message': nothing,
    'password-message': send,
    cleanup: nothing,
    'picture-sweep': nothing,
    'title-words': nothing,
    'search-words': nothing,
  });

  // A place that slept two seconds after each of its jobs would need fourteen.
  await vi.waitFor(() => expect(done).toBe(rounds * 2 * AT_ONCE), { timeout: 9000, interval: 20 });
});

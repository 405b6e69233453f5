import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewsPlugin } from '../../src/plugins/views.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function appWith(flush: () => Promise<void>) {
  const app = Fastify();
  await app.register(viewsPlugin, { views: { flush } });
  await app.ready();
  return app;
}

it('views wait for a second at most, and a failure does not end the counting', async () => {
  const flush = vi.fn(async () => undefined);
  flush.mockRejectedValueOnce(new Error('The database is away.'));
  const app = await appWith(flush);
  await vi.advanceTimersByTimeAsync(1000);
  expect(flush).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(flush).toHaveBeenCalledTimes(3);
  await app.close();
});

it('at the end they are counted once more, by three tries at most', async () => {
  const flush = vi.fn(async () => undefined);
  flush.mockRejectedValue(new Error('The database is away.'));
  const app = await appWith(flush);
  const closing = app.close();
  await vi.advanceTimersByTimeAsync(900);
  await closing;
  expect(flush).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(flush).toHaveBeenCalledTimes(3);
});

import { defineEndpoint } from '@muge/contract';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { errorsPlugin } from '../../src/plugins/errors.ts';
import { limitsPlugin } from '../../src/plugins/limits.ts';

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/test',
  auth: 'public',
  tag: 'Tests',
  summary: 'Only in tests',
  description: 'Stands for calls of its kind.',
  answers: { 200: z.object({}) },
  errors: [],
  rateLimit: 'read',
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('who comes again after Retry-After is let in, and no earlier', async () => {
  const app = Fastify();
  await app.register(errorsPlugin);
  await app.register(limitsPlugin, {
    perMinute: { read: 2, search: 1, count: 1, suggest: 1, write: 1, auth: 1, upload: 1, unknown: 1 },
  });
  app.get('/test', { config: { endpoint } }, async () => ({}));
  const ask = () => app.inject('/test');

  await ask();
  vi.advanceTimersByTime(20_500);
  await ask();
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('40');

  vi.advanceTimersByTime(39_000);
  expect((await ask()).statusCode).toBe(429);
  vi.advanceTimersByTime(1000);
  expect((await ask()).statusCode).toBe(200);
  await app.close();
});

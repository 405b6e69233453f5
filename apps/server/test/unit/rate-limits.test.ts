import { expect, it } from 'vitest';
import { loadConfig } from '../../src/config.ts';

it('RATE_LIMIT_SCALE multiplies all limits', () => {
  const plain = loadConfig({}).rateLimits;
  const scaled = loadConfig({ RATE_LIMIT_SCALE: '10' }).rateLimits;
  for (const [name, size] of Object.entries(plain)) {
    expect(scaled[name as keyof typeof scaled]).toBe(size * 10);
  }
});

it('each class has its own size', () => {
  const limits = loadConfig({ RATE_LIMIT_READ: '7', RATE_LIMIT_SEARCH: '5', RATE_LIMIT_SUGGEST: '3' }).rateLimits;
  expect(limits).toEqual({ read: 7, search: 5, suggest: 3 });
});

it('a small scale still lets somebody in', () => {
  const limits = loadConfig({ RATE_LIMIT_READ: '7', RATE_LIMIT_SCALE: '0.01' }).rateLimits;
  expect(limits.read).toBe(1);
});

it.each(['0', '-1', 'many', '1e9'])('a scale of %s is refused in words', (scale) => {
  expect(() => loadConfig({ RATE_LIMIT_SCALE: scale })).toThrow(/RATE_LIMIT_SCALE/);
});

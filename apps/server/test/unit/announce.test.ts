import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readyLines, startTime } from '../../src/startup/announce.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 400_100 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells the whole time of a start and the share of the server in it', () => {
  expect(startTime(225_500, ['node', 'main.ts', '--begun-at=100'])).toBe(
    '400.0 s in all, 174.6 s of it for the server',
  );
});

it('tells the time of a server that was started by itself', () => {
  expect(startTime(225_500, ['node', 'main.ts'])).toBe('174.6 s');
});

it('ends a start with the address and the accounts', () => {
  const demoAccounts = [{ role: 'buyer', name: 'Rasa', username: 'rasa', password: 'a word' }] as const;
  expect(readyLines('127.0.0.1', { port: 3000, demoAccounts }, '6.1 s')).toEqual([
    '',
    'Mugė is ready at http://127.0.0.1:3000 after 6.1 s.',
    'Demo accounts:',
    '  buyer     rasa                    a word',
    'Ctrl-C ends it; the data stay.',
  ]);
});

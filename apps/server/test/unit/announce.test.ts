import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDemoWarning, readyLines, startTime } from '../../src/startup/announce.ts';

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

it('ends a start with the address, the accounts and where their mails are', () => {
  const demoAccounts = [{ role: 'buyer', name: 'Rasa', username: 'rasa', password: 'a word' }] as const;
  expect(readyLines('127.0.0.1', { port: 3000, demoAccounts }, '6.1 s')).toEqual([
    '',
    'Mugė is ready at http://127.0.0.1:3000 after 6.1 s.',
    'Demo accounts:',
    '  buyer     rasa                    a word',
    'Mails and SMS are kept at http://127.0.0.1:3000/dev/outbox',
    'Ctrl-C ends it; the data stay.',
  ]);
});

it.each([
  ['demo', 'set DATABASE_URL'],
  ['production', 'take an empty database and leave DEMO out'],
] as const)('warns of an open demo in %s mode, and tells what to do instead', (mode, instead) => {
  expect(openDemoWarning({ mode, host: '0.0.0.0', demoIsOpen: true })).toBe(
    `Warning: HOST=0.0.0.0 opens the demo to other machines, and its accounts and passwords are known to everybody. Use it on a trusted network only; for a real marketplace ${instead}.`,
  );
  expect(openDemoWarning({ mode, host: '127.0.0.1', demoIsOpen: false })).toBeUndefined();
});

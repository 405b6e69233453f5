import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WaitNotice } from '../src/app/layout/WaitNotice.tsx';
import { api } from '../src/lib/api.ts';
import { backend, refusal } from './auth/backend.ts';
import { renderAt } from './render.tsx';

/** A screen with one read. */
function Screen() {
  const { data, error } = useQuery({
    queryKey: ['counts'],
    queryFn: async ({ signal }) => (await api('GET /products/counts', { signal })).data,
  });
  if (data) return <p>There are {data.published}</p>;
  return <p>{error ? 'Failed' : 'Skeleton'}</p>;
}

/** A screen with a list that goes on. */
function Pages() {
  const { data, fetchNextPage } = useInfiniteQuery({
    queryKey: ['pages'],
    queryFn: async ({ pageParam }) => (await api('GET /products/counts', {})).data.published + pageParam,
    initialPageParam: 0,
    getNextPageParam: (_, pages) => pages.length * 10,
  });
  return (
    <button type="button" onClick={() => void fetchNextPage()}>
      {data?.pages.join(' ')}
    </button>
  );
}

const counts = { data: { published: 7, published_today: 0 } };
const busy = (status: 429 | 503, retryAfter: number) =>
  refusal(status, status === 429 ? 'too_many_requests' : 'unavailable', { retryAfter });

/** Draws a screen whose reads are answered so, one after the other. */
async function open(answers: (() => unknown)[], language: 'en' | 'lt' | 'ru' = 'en', ui = <Screen />) {
  const left = [...answers];
  const calls = backend({ 'GET /products/counts': () => left.shift()?.() ?? counts });
  await renderAt(
    <>
      {ui}
      <WaitNotice />
    </>,
    '/',
    language,
  );
  await pass(0);
  return calls;
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const status = () => screen.queryByRole('status')?.textContent;
const tryNow = () => screen.queryByRole('button', { name: 'Try now' });

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a screen that waits because the server asked to', () => {
  it.each([429, 503] as const)(
    'says after half a second, of a %i, when it goes on, and counts it down',
    async (code) => {
      const calls = await open([() => busy(code, 12)]);
      await pass(400);
      expect(status()).toBe('');
      expect(tryNow()).toBeNull();
      await pass(200);
      expect(status()).toBe('The server is busy. It goes on in 12 s.');
      await pass(2000);
      expect(screen.getByText('The server is busy. It goes on in 10 s.')).toBeTruthy();
      expect(status()).toBe('The server is busy. It goes on in 12 s.');
      await pass(9000);
      expect(calls).toHaveLength(1);
      await pass(1000);
      expect(calls).toHaveLength(2);
      expect(screen.getByText('There are 7')).toBeTruthy();
      expect(screen.queryByRole('status')).toBeNull();
    },
  );

  it('shows a sign alone when it is a matter of seconds', async () => {
    await open([() => busy(429, 2)]);
    await pass(600);
    expect(status()).toBe('Loading...');
    expect(tryNow()).toBeNull();
    await pass(2000);
    expect(screen.getByText('There are 7')).toBeTruthy();
  });

  it('asks at once where somebody wants it so, and once more on its own', async () => {
    const calls = await open([() => busy(429, 30), () => busy(429, 20)]);
    await pass(600);
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await pass(600);
    expect(calls).toHaveLength(2);
    expect(status()).toBe('The server is busy. It goes on in 20 s.');
    await pass(20_000);
    expect(calls).toHaveLength(3);
    expect(screen.getByText('There are 7')).toBeTruthy();
  });

  it('gives up after the second try', async () => {
    const calls = await open([() => busy(503, 5), () => busy(503, 5)]);
    await pass(6000);
    expect(calls).toHaveLength(2);
    expect(screen.getByText('Failed')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('asks at once for the page of a list that is waited for, and keeps those that are there', async () => {
    await open([() => counts, () => busy(429, 30)], 'en', <Pages />);
    fireEvent.click(screen.getByRole('button', { name: '7' }));
    await pass(600);
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await pass(100);
    expect(screen.getByRole('button', { name: '7 17' })).toBeTruthy();
    expect(tryNow()).toBeNull();
  });

  it.each([
    ['lt', 'Serveris užimtas. Tęsime po 12 s.', 'Bandyti dabar'],
    ['ru', 'Сервер занят. Ждём ещё 12 с.', 'Повторить'],
  ] as const)('speaks %s', async (language, sentence, button) => {
    await open([() => busy(503, 12)], language);
    await pass(600);
    expect(status()).toBe(sentence);
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
  });
});

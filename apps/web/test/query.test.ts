import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../src/lib/api-error.ts';
import { createQueryClient } from '../src/lib/query.ts';

/** How often a query is asked that fails so. */
async function triesWhen(error: Error): Promise<number> {
  vi.useFakeTimers();
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.reject(error));
  const result = client.fetchQuery({ queryKey: ['x'], queryFn }).catch(() => null);
  await vi.runAllTimersAsync();
  await result;
  vi.useRealTimers();
  return queryFn.mock.calls.length;
}

const failed = (status: number, code: string) => new ApiError({ message: 'x', code, status });

describe('a failed query', () => {
  it('is asked once more when the server breaks', async () => {
    expect(await triesWhen(failed(500, 'server_error'))).toBe(2);
  });

  it('is asked once more when nothing answers', async () => {
    expect(await triesWhen(failed(0, 'network'))).toBe(2);
  });

  it('is asked once more when there were too many requests', async () => {
    expect(await triesWhen(failed(429, 'too_many_requests'))).toBe(2);
  });

  it('is left when the server wants more than two minutes to pass', async () => {
    const error = (retryAfter: number) => new ApiError({ message: 'x', code: 'unavailable', status: 503, retryAfter });
    expect(await triesWhen(error(120))).toBe(2);
    expect(await triesWhen(error(121))).toBe(1);
  });

  it('is left when asking again would change nothing', async () => {
    expect(await triesWhen(failed(404, 'not_found'))).toBe(1);
  });
});

describe('without a connection', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('a query fails and says so instead of waiting in silence, and is asked again once there is one', async () => {
    vi.useFakeTimers();
    const client = createQueryClient();
    client.mount();
    let connected = false;
    onlineManager.setOnline(false);
    const queryFn = async () => {
      if (!connected) throw failed(0, 'network');
      return 'there';
    };
    const observer = new QueryObserver(client, { queryKey: ['x'], queryFn });
    const leave = observer.subscribe(() => undefined);
    await vi.runAllTimersAsync();
    expect(observer.getCurrentResult().status).toBe('error');
    connected = true;
    onlineManager.setOnline(true);
    await vi.runAllTimersAsync();
    expect(observer.getCurrentResult().data).toBe('there');
    leave();
    client.unmount();
    vi.useRealTimers();
  });

  it('what is pressed fails at once and is not done later', async () => {
    const client = createQueryClient();
    onlineManager.setOnline(false);
    const mutationFn = vi.fn(() => Promise.reject(failed(0, 'network')));
    const observer = new MutationObserver(client, { mutationFn });
    await expect(observer.mutate()).rejects.toMatchObject({ code: 'network' });
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api.ts';
import { ApiError } from '../src/lib/api-error.ts';

/** Answers every call with `response`; gives back what was asked. */
function answer(response: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('Expected an ApiError', { cause: error });
  return error;
}

afterEach(() => {
  document.documentElement.lang = '';
});

describe('a call', () => {
  it('goes to /api with its parameters filled in', async () => {
    const fetch = answer(() => json({ data: {} }));
    await api('GET /products/{id}', { params: { id: 7 } });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/products/7');
  });

  it('leaves empty parts out of the query and escapes the rest', async () => {
    const fetch = answer(() => json({ data: [], meta: {} }));
    await api('GET /products/search', { query: { q: 'šuo & katė', address: '', price_min: 0, price_max: undefined } });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/products/search?q=%C5%A1uo+%26+kat%C4%97&price_min=0');
  });

  it('asks in the language on screen', async () => {
    document.documentElement.lang = 'lt';
    const fetch = answer(() => json({ data: [] }));
    await api('GET /categories', {});
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Accept-Language': 'lt' });
  });

  it('answers what the server answered', async () => {
    answer(() => json({ data: { published: 412, published_today: 38 } }));
    expect(await api('GET /products/counts', {})).toEqual({ data: { published: 412, published_today: 38 } });
  });
});

describe('a failed call', () => {
  it('carries the code, message, fields and request id of the answer', async () => {
    answer(() =>
      json(
        {
          code: 'validation_failed',
          message: 'Some fields are not valid.',
          errors: { q: ['Too long.'] },
          request_id: 'r1',
        },
        { status: 422 },
      ),
    );
    const error = await failureOf(api('GET /products', {}));
    expect(error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      message: 'Some fields are not valid.',
      errors: { q: ['Too long.'] },
      requestId: 'r1',
    });
  });

  it('tells how long to wait', async () => {
    answer(() => json({ code: 'too_many_requests', message: 'x' }, { status: 429, headers: { 'Retry-After': '12' } }));
    expect((await failureOf(api('GET /products', {}))).retryAfter).toBe(12);
  });

  it('is a server error where a proxy answers with a page', async () => {
    answer(() => new Response('<html>', { status: 502 }));
    expect(await failureOf(api('GET /products', {}))).toMatchObject({ code: 'server_error', status: 502, errors: {} });
  });

  it('is unreadable where the answer is no JSON', async () => {
    answer(() => new Response('<html>'));
    expect((await failureOf(api('GET /products', {}))).code).toBe('unreadable');
  });

  it('is a network error where nothing answers', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(api('GET /products', {}))).toMatchObject({ code: 'network', status: 0 });
  });

  it('is a timeout where the answer takes too long', async () => {
    answer(() => Promise.reject(new DOMException('late', 'TimeoutError')));
    expect((await failureOf(api('GET /products', {}))).code).toBe('timeout');
  });

  it('rejects with the reason of the signal that ended it', async () => {
    const controller = new AbortController();
    answer(() => {
      controller.abort(new Error('left the page'));
      return Promise.reject(controller.signal.reason);
    });
    await expect(api('GET /products', { signal: controller.signal })).rejects.toThrow('left the page');
  });
});

import type { EndpointAnswer as Answer, EndpointInput, Endpoints, EndpointRequest as Received } from '@muge/contract';
import { ApiError, errorFromResponse } from './api-error.ts';
import { getToken, setToken } from './token.ts';

/** Name of a call, such as `GET /products/{id}`. */
type EndpointName = keyof Endpoints;

/** `Then` for calls whose descriptor has `Part`, nothing for the others. */
type With<Name extends EndpointName, Part extends string, Then> =
  Endpoints[Name] extends Record<Part, object> ? Then : unknown;

/** Calls that can be repeated without harm. Specification: decisions, repeats. */
interface Repeatable {
  /** With the same key the first answer is given again, whatever became of it on its way. */
  idempotencyKey?: string | undefined;
}

/** What a call is given, by the contract: path parameters, query and body, each only where the call has it. */
type EndpointRequest<Name extends EndpointName> = With<
  Name,
  'params',
  { params: { [Key in keyof Received<Endpoints[Name]>['params']]: string | number } }
> &
  With<
    Name,
    'query',
    {
      query?: {
        [Key in keyof Received<Endpoints[Name]>['query']]: Received<Endpoints[Name]>['query'][Key] | undefined;
      };
    }
  > &
  With<Name, 'body', { body: EndpointInput<Endpoints[Name]>['body'] }> &
  (Endpoints[Name] extends { idempotent: true } ? Repeatable : unknown) & {
    /** Ends the call; it then rejects with the signal's reason. */
    signal?: AbortSignal | undefined;
    /** Whose call it is, where that isn't whoever is signed in; it then outlives the page. */
    token?: string | null;
  };

/** What a call answers when all goes well. */
type EndpointAnswer<Name extends EndpointName> = Answer<Endpoints[Name]>;

interface LooseRequest {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  token?: string | null;
}

/** A call that isn't answered within this time is given up, ms. */
const timeout = 15_000;

function address(path: string, { params = {}, query = {} }: LooseRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `/api${filled}${text ? `?${text}` : ''}`;
}

function failure(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ApiError({ message: 'The server did not answer in time.', code: 'timeout', status: 0, cause: error });
  }
  return new ApiError({ message: 'The server could not be reached.', code: 'network', status: 0, cause: error });
}

/** The headers that every call carries. */
export function headersFor(token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    // The language on screen, so that names of categories come in it.
    'Accept-Language': document.documentElement.lang || 'en',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
}

/** The error of an answer that isn't 2xx. A session that ended elsewhere ends here too. */
export async function refusal(response: Response, token: string | null): Promise<ApiError> {
  const error = await errorFromResponse(response);
  // A token that was replaced meanwhile isn't the one that was refused.
  if (error.code === 'unauthenticated' && token !== null && getToken() === token) setToken(null);
  return error;
}

async function send(name: string, request: LooseRequest): Promise<unknown> {
  const [method = 'GET', path = '/'] = name.split(' ');
  const deadline = AbortSignal.timeout(timeout);
  const token = request.token === undefined ? getToken() : request.token;
  const headers = headersFor(token);
  if (request.body !== undefined) headers['Content-Type'] = 'application/json';
  if (request.idempotencyKey !== undefined) headers['Idempotency-Key'] = request.idempotencyKey;
  let response: Response;
  try {
    response = await fetch(address(path, request), {
      method,
      headers,
      keepalive: request.token !== undefined,
      signal: request.signal ? AbortSignal.any([request.signal, deadline]) : deadline,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
  } catch (error) {
    throw failure(error, request.signal);
  }
  if (!response.ok) {
    throw await refusal(response, token);
  }
  try {
    return await response.json();
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ApiError({
      message: 'The answer could not be read.',
      code: 'unreadable',
      status: response.status,
      cause: error,
    });
  }
}

/**
 * Calls the API by the contract: `api('GET /products/{id}', { params: { id: 7 }, signal })`. The schemas stay out of
 * the bundle: only their types are used here, answers are checked against them by the server's tests.
 *
 * Rejects with `ApiError` (codes of the contract, `network`, `timeout`, `unreadable`), or with the signal's reason when
 * `signal` ends the call. Gives up after 15 s. Carries the token of whoever is signed in, and drops it when the server
 * doesn't know it any more.
 */
export async function api<Name extends EndpointName>(
  name: Name,
  request: EndpointRequest<Name>,
): Promise<EndpointAnswer<Name>>;
export async function api(name: string, request: LooseRequest): Promise<unknown> {
  return send(name, request);
}

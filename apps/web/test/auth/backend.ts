import type { Profile } from '@muge/contract';
import { vi } from 'vitest';

/** One call as the stand-in of the API received it. */
export interface Call {
  /** Such as `POST /login`. */
  name: string;
  query: string;
  body: unknown;
  authorization: string | null;
}

/** What is answered: a body with 200, or a response of one's own making. */
type Answer = (call: Call) => unknown;

/** An error as the API words it. */
export function refusal(
  status: number,
  code: string,
  details: { message?: string; errors?: Record<string, string[]>; retryAfter?: number } = {},
): Response {
  const { message = 'No.', errors, retryAfter } = details;
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return Response.json({ message, code, errors, request_id: 'r' }, { status, headers });
}

/** Stands in for the API; calls that nothing is said about are 404. Gives the list of calls. */
export function backend(answers: Readonly<Record<string, Answer>>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const call: Call = {
      name: `${init.method ?? 'GET'} ${url.pathname.replace('/api', '')}`,
      query: url.search,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      authorization: new Headers(init.headers).get('authorization'),
    };
    calls.push(call);
    const answer = await answers[call.name]?.(call);
    if (answer instanceof Response) return answer;
    return answer === undefined ? refusal(404, 'not_found') : Response.json(answer);
  });
  return calls;
}

/** Network failure, as fetch reports it. */
export function offline(): never {
  throw new TypeError('Failed to fetch');
}

/** The signed-in person of the tests. */
export const rasa: Profile = {
  id: 5,
  name: 'Rasa',
  surname: 'Petrauskaitė',
  username: 'rasa',
  email: 'rasa@pastas.lt',
  phone: null,
  address: null,
  language: 'lt',
  role: 'user',
  avatar: null,
  updated_at: '2025-11-01T10:00:00.000Z',
  created_at: '2025-11-01T10:00:00.000Z',
  phone_verified_at: null,
  average_rating: null,
  reviews_count: 0,
  company_confirmed: false,
  identity_confirmed: false,
  subscribers_count: 0,
  subscriptions_count: 0,
};

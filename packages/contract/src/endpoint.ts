import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/** Who may call: anybody, anybody but the answer depends on who asks, or a signed-in person of that role or above. */
export type EndpointAuth = 'public' | 'optional' | 'user' | 'moderator' | 'admin';

/** Which bucket of requests per minute a call is counted in; the sizes come from the server's configuration. */
export type RateLimitClass = 'read' | 'search' | 'count' | 'suggest' | 'write' | 'auth' | 'upload';

/** One call of the interface: everything that server, client, OpenAPI and tests know of it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Documented path with `{name}` for parameters; answers bare and under `/api`. */
  readonly path: `/${string}`;
  readonly auth: EndpointAuth;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /**
   * What successful answers are written in: JSON unless it is said. An HTML answer is somebody's document, never a page
   * of the application: it is served so that nothing in it runs.
   */
  readonly mediaType?: 'text/html';
  /** The body is one file in a multipart form instead. */
  readonly multipart?: { readonly field: string; readonly maxBytes: number };
  /** A repeat with the same `Idempotency-Key` is answered as the first was. */
  readonly idempotent?: true;
  /** Answers by status. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
  /** Error words that this call may answer besides those that every call may. */
  readonly errors: readonly ErrorCode[];
  readonly rateLimit: RateLimitClass;
  /** The same for everybody: answered with an ETag, and 304 to who has it. Public GETs alone. */
  readonly cacheable?: true;
}

/** Checks a descriptor and keeps its exact type. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** Errors that every call may answer. */
export const commonErrors = [
  'bad_request',
  'too_many_requests',
  'server_error',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** Errors of every call that a body can be sent with, whether or not it takes one. */
export const bodyErrors = [
  'request_timeout',
  'payload_too_large',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[];

type Output<T> = T extends z.ZodType ? z.output<T> : Record<string, never>;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler gets. */
export type EndpointRequest<E extends Endpoint> = {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
};

/** What a handler may answer: the body of the first (usual) success status. */
export type EndpointAnswer<E extends Endpoint> = z.input<E['answers'][keyof E['answers']]>;

/** What a client sends. */
export type EndpointInput<E extends Endpoint> = {
  params: Input<E['params']>;
  query: Input<E['query']>;
  body: Input<E['body']>;
};

import { bodyErrors, commonErrors, type Endpoint, ErrorBody, endpoints, statusOf } from '@muge/contract';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import manifest from '../../package.json' with { type: 'json' };
import { documentedParameters } from './openapi-parameters.ts';

/** The name of an operation: `GET /categories/{id}` is `getCategoriesById`. */
function operationId(endpoint: Endpoint): string {
  const words = endpoint.path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replace(/^\{(\w+)\}$/, (_match, name: string) => `By-${name}`))
    .flatMap((part) => part.split('-'))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${endpoint.method.toLowerCase()}${words.join('')}`;
}

/** A form with one file. */
function form({ field }: NonNullable<Endpoint['multipart']>) {
  const file = { type: 'string' as const, contentMediaType: 'application/octet-stream' };
  const schema = { type: 'object' as const, required: [field], properties: { [field]: file } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

/** The header by which a repeat is known. */
const idempotencyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'Any printable text; a repeat with the same within 24 hours is answered as the first was.' }),
});

function operation(endpoint: Endpoint): ZodOpenApiOperationObject {
  const errorStatuses = [
    ...new Set(
      [
        ...endpoint.errors,
        ...commonErrors,
        ...(endpoint.method === 'GET' ? [] : bodyErrors),
        ...(endpoint.auth === 'public' || endpoint.auth === 'optional' ? [] : (['token_missing'] as const)),
      ].map(statusOf),
    ),
  ].sort();
  return {
    operationId: operationId(endpoint),
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: endpoint.description,
    security: endpoint.auth === 'public' ? [] : endpoint.auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(endpoint.params === undefined && endpoint.query === undefined && !endpoint.idempotent
      ? {}
      : {
          requestParams: {
            ...(endpoint.params === undefined ? {} : { path: documentedParameters(endpoint.params) }),
            ...(endpoint.query === undefined ? {} : { query: documentedParameters(endpoint.query) }),
            ...(endpoint.idempotent ? { header: idempotencyHeader } : {}),
          },
        }),
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: endpoint.body } } } }),
    ...(endpoint.multipart === undefined ? {} : form(endpoint.multipart)),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.answers).map(([status, schema]) => [
          status,
          {
            description: 'Done.',
            ...(endpoint.cacheable
              ? { headers: { ETag: { description: 'Names what is answered.', schema: { type: 'string' as const } } } }
              : {}),
            content: { [endpoint.mediaType ?? 'application/json']: { schema } },
          },
        ]),
      ),
      ...(endpoint.cacheable ? { '304': { description: 'If-None-Match names the ETag that the answer has.' } } : {}),
      ...Object.fromEntries(
        errorStatuses.map((status) => [
          String(status),
          {
            description: 'What went wrong.',
            content: { 'application/json': { schema: ErrorBody } },
            ...(status === 429
              ? { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' as const } } } }
              : {}),
          },
        ]),
      ),
    },
  };
}

/** Calls that only the demo serves. */
function isOfDemo({ path }: Endpoint): boolean {
  return path.startsWith('/dev/');
}

/** OpenAPI 3.1 made from the contract's descriptors; in production without what only the demo serves. */
export function openApiDocument({ demo = true }: { demo?: boolean } = {}) {
  const paths: ZodOpenApiPathsObject = {};
  const every: readonly Endpoint[] = endpoints;
  const all = every.filter((endpoint) => demo || !isOfDemo(endpoint));
  for (const endpoint of all) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Mugė',
      version: manifest.version,
      description: 'A classified-ads marketplace for Lithuania. Every path also answers bare, without /api.',
    },
    servers: [{ url: '/api', description: 'This server.' }],
    tags: [...new Set(all.map(({ tag }) => tag))]
      .sort()
      .map((name) => ({ name, description: `${name} of the marketplace.` })),
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  });
}

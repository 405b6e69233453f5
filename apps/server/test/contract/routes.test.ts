import { type Endpoint, endpoints } from '@muge/contract';
import { documentedCalls } from '@muge/contract/documented';
import { afterAll, describe, expect, it } from 'vitest';
import { routePath, spellings } from '../../src/http/endpoint.ts';
import { createTestApp } from '../support/app.ts';
import { createWebDist } from '../support/web-dist.ts';
import { notServedYet } from './not-served-yet.ts';

const web = await createWebDist();
const server = await createTestApp({ config: { webDist: web.folder, mode: 'demo' } });
afterAll(async () => {
  await server.close();
  await web.remove();
});

const all: readonly Endpoint[] = endpoints;
const described = all.map(({ method, path }) => `${method} ${path}`);
/** HEAD comes with every GET by itself. */
const served = server.app.servedRoutes.filter(({ method }) => method !== 'HEAD');

describe('what is served', () => {
  it('is every call of the contract, under both spellings', () => {
    const fromDescriptors = served.filter(({ endpoint }) => endpoint !== undefined);
    expect(fromDescriptors.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(
      all.flatMap((one) => spellings(routePath(one)).map((url) => `${one.method} ${url}`)).sort(),
    );
  });

  it('is nothing else but these', () => {
    const others = served.filter(({ endpoint }) => endpoint === undefined);
    expect(others.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
      'GET /assets/index-a1b2c3.js',
      'GET /docs',
      'GET /docs/initializer.js',
      'GET /docs/swagger-ui-bundle.js',
      'GET /docs/swagger-ui.css',
      'GET /health',
      'GET /openapi.json',
      'GET /ready',
      'GET /robots.txt',
      'GET /storage/:file',
      // Preflights; 404 where CORS is off.
      'OPTIONS *',
    ]);
  });
});

describe('the calls of the specification', () => {
  it('are served, except those that are not yet', () => {
    expect(documentedCalls.filter((call) => !described.includes(call))).toEqual(notServedYet);
  });

  it('are all that is served, except our own', () => {
    const documented: readonly string[] = documentedCalls;
    expect(described.filter((call) => !documented.includes(call)).sort()).toEqual([
      'GET /admin/ads',
      'GET /ads/{id}',
      'GET /dev/accounts',
      'GET /dev/outbox',
      'GET /dev/outbox/{id}/html',
      'GET /places',
      'GET /products/counts',
      'GET /search/counts',
      'GET /search/suggestions',
      'POST /admin/ads/{id}/approve',
      'POST /admin/ads/{id}/hide',
      'POST /admin/ads/{id}/restore',
      'POST /admin/products/{id}/hide',
      'POST /admin/products/{id}/restore',
      'POST /admin/users/{id}/restore',
      'POST /admin/users/{id}/suspend',
      'POST /resend/verify/phone',
    ]);
  });

  it('are each written down once', () => {
    expect(new Set(documentedCalls).size).toBe(documentedCalls.length);
  });
});

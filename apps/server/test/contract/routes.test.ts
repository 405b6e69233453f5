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
    ]);
  });
});

describe('the calls of the specification', () => {
  it('are served, except those that are not yet', () => {
    expect(documentedCalls.filter((call) => !described.includes(call))).toEqual(notServedYet);
  });

  it('are not served under a spelling of our own', () => {
    const documented: readonly string[] = documentedCalls;
    /** A call whatever its parameters are named. */
    const shape = (call: string) => call.replace(/\{\w+\}/g, '{}');
    const shapes = new Set(documented.map(shape));
    const own = described.filter((call) => !documented.includes(call));
    expect(own.filter((call) => shapes.has(shape(call)))).toEqual([]);
  });

  it('are each written down once', () => {
    expect(new Set(documentedCalls).size).toBe(documentedCalls.length);
  });
});

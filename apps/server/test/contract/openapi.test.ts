import { type Endpoint, endpoints } from '@muge/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
afterAll(() => server.close());
const all: readonly Endpoint[] = endpoints;

describe('/openapi.json', () => {
  it('is OpenAPI 3.1, for everybody, and not under /api', async () => {
    const answer = await server.get('/openapi.json', { accept: 'text/html' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Mugė' }, servers: [{ url: '/api' }] });
    expect((await server.get('/api/openapi.json')).statusCode).toBe(404);
  });

  it('describes exactly the calls of the contract, in production without those of the demo', async () => {
    await using demo = await createTestApp({ config: { mode: 'demo' } });
    const callsOf = async (app: typeof server) => {
      const { paths } = (await app.get('/openapi.json')).json<{ paths: Record<string, object> }>();
      return Object.entries(paths)
        .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
        .sort();
    };
    const names = all.map(({ method, path }) => `${method} ${path}`).sort();
    expect(await callsOf(demo)).toEqual(names);
    expect(await callsOf(server)).toEqual(names.filter((name) => !name.includes(' /dev/')));
    expect((await server.get('/openapi.json')).body).not.toMatch(/outbox/i);
  });

  it('names every error that a call may answer', async () => {
    const { paths } = (await server.get('/openapi.json')).json();
    const { responses } = paths['/categories/{id}/search'].get;
    expect(Object.keys(responses).sort()).toEqual(['200', '400', '404', '422', '429', '500', '503']);
    expect(responses['404'].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Error' });
    expect(responses['429'].headers['Retry-After'].schema).toEqual({ type: 'integer' });
  });

  it('tells what may be kept, and how to ask for it again', async () => {
    const { paths } = (await server.get('/openapi.json')).json();
    expect(paths['/categories'].get.responses['200'].headers.ETag.schema).toEqual({ type: 'string' });
    expect(Object.keys(paths['/categories'].get.responses)).toContain('304');
    expect(Object.keys(paths['/products'].get.responses)).not.toContain('304');
  });

  it('describes a file as the form that it is sent in', async () => {
    const { paths } = (await server.get('/openapi.json')).json();
    expect(paths['/upload'].post.requestBody.content['multipart/form-data'].schema).toMatchObject({
      required: ['image'],
      properties: { image: { type: 'string', contentMediaType: 'application/octet-stream' } },
    });
    expect(Object.keys(paths['/upload'].post.responses)).toEqual(expect.arrayContaining(['413', '415', '422', '429']));
  });

  it('knows the bounds of what is sent', async () => {
    const { paths } = (await server.get('/openapi.json')).json();
    const parameters: { name: string; in: string; schema: object }[] = paths['/categories/{id}/search'].get.parameters;
    const schemaOf = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema;
    expect(schemaOf('id')).toMatchObject({ type: 'integer', minimum: 1, maximum: 2_147_483_647 });
    expect(schemaOf('q')).toMatchObject({ type: 'string', maxLength: 200 });
    expect(schemaOf('per_page')).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 });
    expect(schemaOf('page')).toMatchObject({ type: 'integer', minimum: 1, maximum: 1000 });
    expect(schemaOf('price_min')).toMatchObject({ type: 'number', minimum: 0 });
    expect(schemaOf('status')).toMatchObject({ $ref: '#/components/schemas/ProductState' });
    expect(schemaOf('sort_dir')).toMatchObject({ type: 'string', enum: ['asc', 'desc'] });
    expect(schemaOf('subcategory_id')).toMatchObject({ type: 'integer', minimum: 1 });
  });
});

describe('/docs', () => {
  it('is a page that reads the document, and its files', async () => {
    const page = await server.get('/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files).toHaveLength(3);
    for (const file of files) expect((await server.get(file)).statusCode, file).toBe(200);
    expect((await server.get('/docs/initializer.js')).body).toContain('/openapi.json');
  });

  it('serves nothing else of the reader’s package', async () => {
    for (const file of [
      'package.json',
      'index.html',
      'swagger-initializer.js',
      'oauth2-redirect.html',
      '../package.json',
    ]) {
      expect((await server.get(`/docs/${file}`)).statusCode, file).toBe(404);
    }
  });
});

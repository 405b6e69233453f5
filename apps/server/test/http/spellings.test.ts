import { type Endpoint, endpoints } from '@muge/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
afterAll(() => server.close());

describe('every call answers bare and under /api', () => {
  // What changes something, needs a person or belongs to the demo is tried under both spellings where it is tested.
  const all = endpoints.filter(
    ({ method, auth, path }: Endpoint) =>
      method === 'GET' && (auth === 'public' || auth === 'optional') && !path.startsWith('/dev/'),
  );
  it.each(all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      const category = await server.factories.category();
      const product = await server.factories.product({ category_id: category.id });
      const kind = endpoint.path.split('/')[1];
      const id = { categories: category.id, user: product.user_id }[kind ?? ''] ?? product.id;
      const url = endpoint.path.replace(/\{\w+\}/g, String(id));
      const bare = await server.request({ method: endpoint.method, url });
      const prefixed = await server.request({ method: endpoint.method, url: `/api${url}` });
      expect(bare.statusCode).toBe(200);
      expect(prefixed.statusCode).toBe(200);
      expect(prefixed.json()).toEqual(bare.json());
    },
  );
});

import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';

const server = await createTestApp();
const { factories, clock } = server;
afterAll(() => server.close());

async function counts(): Promise<{ published: number; published_today: number }> {
  return (await server.get('/products/counts')).json().data;
}

it('counts what is listed, in all and since midnight in Vilnius, at most a minute old', async () => {
  clock.stopAt('2026-07-10T20:59:00.000Z');
  await factories.product({ created_at: new Date('2026-07-09T20:59:59.999Z') });
  await factories.product({ created_at: new Date('2026-07-09T21:00:00.000Z') });
  await factories.product({ created_at: new Date('2026-07-10T08:00:00.000Z') });
  await factories.product({ created_at: new Date('2026-07-10T08:00:00.000Z'), status: 'Saved' });
  expect(await counts()).toEqual({ published: 3, published_today: 2 });

  await factories.product({ created_at: new Date('2026-07-10T20:58:00.000Z') });
  clock.advance(60_000);
  // It is midnight: nothing is of today.
  expect(await counts()).toEqual({ published: 4, published_today: 0 });
});

// The peer of the API: Fastify with two handlers, each one prepared statement, and nothing else. They answer the same
// bytes as the product's list and detail, by the same SQL.

import Fastify from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import { openDatabase } from '../../apps/server/src/database/client.ts';
import type { DB } from '../../apps/server/src/database/generated/kysely/types.ts';
import type { CardRow } from '../../apps/server/src/modules/products/product-cards.ts';
import { toProductCard, toProductDetail } from '../../apps/server/src/modules/products/products.mapper.ts';
import {
  createProductsRepository,
  type DetailRow,
} from '../../apps/server/src/modules/products/products.repository.ts';

const url = process.env.DATABASE_URL;
if (url === undefined) throw new Error('DATABASE_URL is missing');
const database = openDatabase({ url, poolSize: 10, onError: () => undefined });

/** Every statement that was sent, so that it can be prepared. */
const sent: { sql: string; parameters: readonly unknown[] }[] = [];
const recording = new Kysely<DB>({
  dialect: new PostgresDialect({ pool: database.pool }),
  log: ({ query }) => void sent.push({ sql: query.sql, parameters: query.parameters }),
});
const products = createProductsRepository({
  ...database,
  kysely: recording,
  runPrepared: async (_name, query) => (await recording.executeQuery(query)).rows,
});
const audience = { language: 'en', viewerId: null } as const;
const newest = await products.listNewest(audience, { limit: 30, offset: 0 });
// By itself, as within a transaction: the product reads several at once where it can.
await products.findDetail(newest[0]?.id ?? 0, audience, recording);
const [list, detail] = sent;
if (list === undefined || detail === undefined) throw new Error('The statements of list and detail were not seen');
/** Where the id stands among the parameters of the detail's statement. */
const idPlace = detail.parameters.lastIndexOf(newest[0]?.id);

const app = Fastify();
app.get('/api/products', async (_request, reply) => {
  const { rows } = await database.pool.query<CardRow>({ name: 'list', text: list.sql, values: [...list.parameters] });
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows.map(toProductCard)));
});
app.get<{ Params: { id: string } }>('/api/products/:id', async ({ params }, reply) => {
  const values = detail.parameters.with(idPlace, Number(params.id));
  const { rows } = await database.pool.query<DetailRow>({ name: 'detail', text: detail.sql, values: [...values] });
  const [row] = rows;
  if (row === undefined) return reply.code(404).send();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ data: toProductDetail(row, false) }));
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ ready: { port: typeof address === 'object' ? address?.port : 0 } });
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => database.close())
      .then(() => process.exit(0)),
);

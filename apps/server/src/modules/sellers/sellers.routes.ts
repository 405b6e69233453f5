import {
  getUser,
  listActiveProducts,
  listArchiveProducts,
  listOwnActiveProducts,
  listOwnArchivedProducts,
  listUserProducts,
} from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/endpoint.ts';
import type { SellersService } from './sellers.service.ts';

/** The calls of sellers and their lists. */
export function sellersRoutes(app: FastifyInstance, sellers: SellersService): void {
  serve(app, getUser, async ({ params, principal }) => ({ data: await sellers.get(params.id, principal) }));
  serve(app, listActiveProducts, (call) => sellers.active(call.params.id, call.params.x, call.query, call));
  serve(app, listArchiveProducts, (call) => sellers.archive(call.params.id, call.query, call));
  serve(app, listUserProducts, async (call) => {
    const { data, meta } = await sellers.all(call.params.id, call.query, call);
    return { products: data, meta };
  });
  serve(app, listOwnActiveProducts, (call) => sellers.ownActive(call.query, call));
  serve(app, listOwnArchivedProducts, (call) => sellers.ownArchived(call.query, call));
}

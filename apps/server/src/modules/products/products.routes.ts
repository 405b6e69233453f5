import { countProducts, getProduct, listProducts } from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/endpoint.ts';
import type { ProductsService } from './products.service.ts';

/** The calls that read products. */
export function productsRoutes(app: FastifyInstance, products: ProductsService): void {
  serve(app, listProducts, async (call) => products.recommend(call, call.query));
  serve(app, countProducts, async () => ({ data: await products.counts() }));
  serve(app, getProduct, async (call) => ({ data: await products.open(call.params.id, call) }));
}

import { createProduct, deleteProduct, revealPhone, updateProduct } from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/endpoint.ts';
import type { PhoneService } from './phone.service.ts';
import type { ProductEditingService } from './product-editing.service.ts';

/** The calls that change products, and the one that shows a phone number. */
export function productEditingRoutes(app: FastifyInstance, editing: ProductEditingService, phones: PhoneService): void {
  serve(app, createProduct, (call) => editing.create(call.body, call));
  serve(app, updateProduct, (call) => editing.update(call.params.id, call.body, call));
  serve(app, deleteProduct, async ({ params, principal }) => {
    await editing.remove(params.id, principal);
    return { message: 'Product was deleted' };
  });
  serve(app, revealPhone, async ({ params, principal }) => ({ phone: await phones.reveal(params.id, principal) }));
}

import type { ProductDetail } from '@muge/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { ProductBody } from './values.ts';

/** A product as its owner edits it, always as it is now. Specification: signed-in part, section 7. */
export function editedProductQuery(id: number) {
  return queryOptions({
    queryKey: ['products', 'edited', id],
    queryFn: async ({ signal }): Promise<ProductDetail> =>
      (await api('GET /products/{id}', { params: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Puts a product up, or saves it as a draft; once for each key, however often it is sent. */
export async function createProduct(body: ProductBody, idempotencyKey: string): Promise<ProductDetail> {
  return (await api('POST /products', { body, idempotencyKey })).data;
}

/** Changes a product. */
export async function updateProduct(id: number, body: ProductBody): Promise<ProductDetail> {
  return (await api('PUT /products/{id}', { params: { id }, body })).data;
}

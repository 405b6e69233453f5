import type { ProductDetail } from '@muge/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { ProductBody } from './values.ts';

/** A product as it is now. */
export async function loadProduct(id: number, signal?: AbortSignal): Promise<ProductDetail> {
  return (await api('GET /products/{id}', { params: { id }, signal })).data;
}

/** A product as its owner edits it, always as it is now. Specification: signed-in part, section 7. */
export function editedProductQuery(id: number) {
  return queryOptions({
    queryKey: ['products', 'edited', id],
    queryFn: ({ signal }) => loadProduct(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Puts a product up, or saves it as a draft; once for each key, however often it is sent. */
export async function createProduct(body: ProductBody, idempotencyKey: string): Promise<ProductDetail> {
  return (await api('POST /products', { body, idempotencyKey })).data;
}

/** Changes a product; `seen` is the `updated_at` that it was begun from, null to write over whatever is there. */
export async function updateProduct(id: number, body: ProductBody, seen: string | null): Promise<ProductDetail> {
  const change = seen === null ? body : { ...body, seen_updated_at: seen };
  return (await api('PUT /products/{id}', { params: { id }, body: change })).data;
}

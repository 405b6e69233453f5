import type { OptionField, Picture, ProductDetail } from '@muge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { createProduct, updateProduct } from './api.ts';
import { bodyOf, type FormValues, type TargetStatus } from './values.ts';

/** A form that was found right. */
export interface Sent {
  values: FormValues;
  fields: readonly OptionField[];
  status: TargetStatus;
}

/** Whether nobody knows what became of a call: no answer came, or none that says so. */
function isUnsure(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === 'unreadable');
}

/**
 * Sends the form. One key for all its tries makes one listing of them; where an earlier try may have arrived, what was
 * typed since is written over it. Specification: signed-in part, section 4; decisions, repeats.
 */
export function useSend({
  product,
  idempotencyKey,
  unsure,
  becameUnsure,
  pictures,
}: {
  /** What is changed; null for a new product. */
  product: ProductDetail | null;
  idempotencyKey: string;
  unsure: () => boolean;
  becameUnsure: (values: FormValues, pictures: readonly Picture[]) => void;
  /** All pictures, once they are there. */
  pictures: () => Promise<readonly Picture[]>;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ values, fields, status }: Sent): Promise<ProductDetail> => {
      const body = bodyOf(values, await pictures(), fields, status);
      if (!body) throw new Error('The form was sent before it was found right.');
      if (product) return updateProduct(product.id, body);
      const again = unsure();
      const created = await createProduct(body, idempotencyKey);
      return again ? updateProduct(created.id, body) : created;
    },
    // Not even while the browser says that it is offline: what was typed is told to be kept.
    networkMode: 'always',
    onError: async (error, { values }) => {
      if (product === null && isUnsure(error)) becameUnsure(values, await pictures());
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['products'] }),
  });
}

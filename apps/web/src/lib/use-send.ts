import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, isUnsure } from './api-error.ts';
import type { StoredPicture } from './draft.ts';
import type { KeptForm } from './use-draft.ts';

/** Whether something was refused because it was changed elsewhere meanwhile. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

/**
 * Sends a form. One key for all its tries makes one thing of them; where an earlier try may have arrived, what was typed
 * since is written over it. A change goes with what it was begun from, unless it is to be `over` whatever is there.
 * Specification: signed-in part, section 4; decisions, repeats.
 */
export function useSend<Values, Sent extends { values: Values; over?: boolean }, Body, Result extends { id: number }>({
  id,
  draft: { base, idempotencyKey, unsure, becameUnsure },
  pictures,
  bodyOf,
  create,
  update,
  changes,
}: {
  /** What is changed; null for something new. */
  id: number | null;
  draft: KeptForm<Values>;
  /** All pictures, once they are there. */
  pictures: () => Promise<readonly StoredPicture[]>;
  /** What is sent of a form that was found right; null where it wasn't. */
  bodyOf: (sent: Sent, pictures: readonly StoredPicture[]) => Body | null;
  create: (body: Body, idempotencyKey: string) => Promise<Result>;
  /** `seen` is what the change was begun from; null where it doesn't matter. */
  update: (id: number, body: Body, seen: string | null) => Promise<Result>;
  /** Beginning of the keys of all queries that tell something else afterwards. */
  changes: string;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sent: Sent): Promise<Result> => {
      const body = bodyOf(sent, await pictures());
      if (!body) throw new Error('The form was sent before it was found right.');
      if (id !== null) return update(id, body, sent.over ? null : base);
      const again = unsure();
      const created = await create(body, idempotencyKey());
      return again ? update(created.id, body, null) : created;
    },
    onError: async (error, { values }) => {
      if (id === null && isUnsure(error)) becameUnsure(values, await pictures());
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [changes] }),
  });
}

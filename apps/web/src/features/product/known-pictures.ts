import type { QueryClient } from '@tanstack/react-query';
import { isObject } from '../../lib/draft.ts';

/** How many pictures the product has by something cached, whatever its shape: a product, a list, an answer, its pages. */
function countIn(data: unknown, id: number): number | null {
  if (Array.isArray(data)) {
    for (const item of data) {
      const count = countIn(item, id);
      if (count !== null) return count;
    }
    return null;
  }
  if (!isObject(data)) return null;
  if (Array.isArray(data.thumbnail)) return data.id === id ? data.thumbnail.length : null;
  return countIn(data.pages, id) ?? countIn(data.data, id);
}

/** How many pictures a product has, by a list that one came from or has seen; null where none of them has it. */
export function knownPictures(client: QueryClient, id: number): number | null {
  return countIn(
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
    id,
  );
}

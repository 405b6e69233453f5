import type { QueryClient, QueryKey } from '@tanstack/react-query';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a query holds products that carry a favourite mark. */
function holdsProducts([domain, , part]: QueryKey): boolean {
  return domain === 'products' || domain === 'search' || domain === 'favorites' || part === 'newest';
}

/**
 * `data` with the product's mark set, whatever its shape: a product, a list, an answer with `data`, the pages of an
 * endless list. What holds no such product stays the same object, so that nothing is drawn again for it.
 */
export function withMark(data: unknown, id: number, marked: boolean): unknown {
  if (Array.isArray(data)) {
    const next = data.map((item) => withMark(item, id, marked));
    return next.some((item, index) => item !== data[index]) ? next : data;
  }
  if (!isRecord(data)) return data;
  if ('is_favorite' in data) {
    return data.id === id && data.is_favorite !== marked ? { ...data, is_favorite: marked, favorite: marked } : data;
  }
  for (const part of ['pages', 'data'] as const) {
    const inner = withMark(data[part], id, marked);
    if (inner !== data[part]) return { ...data, [part]: inner };
  }
  return data;
}

/** Sets a product's mark in every cached list at once. What is being fetched again is stopped: it knows the old mark. */
export async function markEverywhere(client: QueryClient, id: number, marked: boolean): Promise<void> {
  const filled = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => holdsProducts(queryKey) && state.data !== undefined });
  // First: stopping puts back what was there when the fetch began.
  await Promise.all(filled.map(({ queryKey }) => client.cancelQueries({ queryKey, exact: true })));
  for (const { queryKey } of filled) {
    client.setQueryData(queryKey, (data: unknown) => withMark(data, id, marked));
  }
}

/** Has every list with products fetched again. */
export function refetchLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => holdsProducts(queryKey) });
}

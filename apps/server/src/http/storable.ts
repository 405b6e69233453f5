/** No schema of the contract looks deeper into a body; what lies below is ignored anyway. */
const DEEPEST = 20;

/** A parsed body in which every text can be stored: PostgreSQL keeps neither NUL nor half of a surrogate pair. */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storable(key), storable(item, depth + 1)]));
}

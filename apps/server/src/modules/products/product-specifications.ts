/** Names and texts in the seller's order, as they are stored. */
export type Specifications = [name: string, value: string][];

/**
 * Specifications in their order: first as `names` has them, since a map cannot hold the order of names that are digits,
 * then what it leaves out. Those without a text are dropped.
 */
export function orderSpecifications(
  map: Readonly<Record<string, string>>,
  names: readonly string[] = [],
): Specifications {
  const ordered = new Set([...names, ...Object.keys(map)]);
  return [...ordered].flatMap((name): Specifications => {
    const value = Object.hasOwn(map, name) ? map[name] : undefined;
    return value === undefined || value === '' ? [] : [[name, value]];
  });
}

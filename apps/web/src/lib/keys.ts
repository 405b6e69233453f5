/** Keys for `count` things that are all alike, such as the boxes of a skeleton. */
export function keys(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `n${index}`);
}

/** The time below which a share of all measured times lies. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How long something took, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** A line of figures: the middle, the tail and the worst. */
export function line(what: string, times: readonly number[]): string {
  const figures = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(times, share).toFixed(1)} ms`);
  return `${what.padEnd(26)} ${figures.join('   ')}   max ${Math.max(...times).toFixed(1)} ms   of ${times.length}`;
}

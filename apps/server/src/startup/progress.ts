/** Tells the person at the terminal what a start is doing. */
export interface Progress {
  /** Says what is done, does it, and says how long it took. */
  step<T>(what: string, work: (detail: (message: string) => void) => Promise<T>): Promise<T>;
  /** One line. */
  say(line: string): void;
}

/** Progress as lines of text. */
export function createProgress(write: (line: string) => void): Progress {
  return {
    async step(what, work) {
      const begun = performance.now();
      write(`▸ ${what} …`);
      const result = await work((message) => write(`  ${message}`));
      write(`✓ ${what}, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
      return result;
    },
    say: write,
  };
}

// What the bootstrap says while it works.

const HEARTBEAT_MS = 10_000;

/** A step that failed for a reason that its message (or its own output) tells; no stack is printed for it. */
export class StepError extends Error {
  /**
   * @param {string} message One sentence for the person at the terminal; empty when the step has said it all.
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'StepError';
    this.exitCode = exitCode;
  }
}

/**
 * Says what is done, does it, and says how long it took. A long step shows that it lives.
 *
 * @template T
 * @param {string} what A phrase such as "Installing packages".
 * @param {() => Promise<T>} work
 * @param {{ heartbeat?: boolean }} [options] heartbeat: false for steps that print something themselves.
 * @returns {Promise<T>}
 */
export async function step(what, work, { heartbeat = true } = {}) {
  const begun = Date.now();
  say(`▸ ${what} …`);
  const timer = setInterval(() => say(`  … ${seconds(begun)}`), HEARTBEAT_MS);
  if (!heartbeat) clearInterval(timer);
  try {
    const result = await work();
    say(`✓ ${what}, ${seconds(begun)}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * @param {number} begun As of `Date.now()`.
 * @returns {string} The time since, such as "3.2 s".
 */
export function seconds(begun) {
  return `${((Date.now() - begun) / 1000).toFixed(1)} s`;
}

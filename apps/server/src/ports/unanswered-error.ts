/**
 * A message was handed over, and nobody has said whether it was taken: it may arrive or not. Who sends it again may send
 * it twice.
 */
export class UnansweredError extends Error {}

import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../http/app-error.ts';

/** conflict: what somebody changes is not what they looked at any more. */
export function changedMeanwhile(): AppError {
  return new AppError('conflict', {
    message: 'This was changed meanwhile, in another tab or on another device. Look at it again before you change it.',
  });
}

/** Whether a change leaves a row as it is, as one does that is sent again because its answer got lost. */
export function changesNothing<Changes extends object>(changes: Changes, stored: Readonly<Required<Changes>>): boolean {
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(changes).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(value, before.get(name)),
  );
}

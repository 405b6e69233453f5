import { MAX_ID, PRODUCT_LIMITS } from '@muge/contract/limits';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import type { Sorting } from './sorting.ts';
import { TIERS } from './tiers.ts';

const id = z.int().min(1).max(MAX_ID);

/** A cursor comes from outside: a moment or a text that PostgreSQL cannot read must not reach it. */
const moment = z.iso.datetime({ precision: 3 }).refine((value) => Date.parse(value) >= 0);
const name = z
  .string()
  .max(2 * PRODUCT_LIMITS.name)
  .refine((value) => !value.includes('\0'));

/** Where the page before ended: the sort key of its last row, and its id for equal keys. */
const Position = z.discriminatedUnion('by', [
  z.object({ by: z.literal('created_at'), dir: z.enum(['asc', 'desc']), key: moment, id }),
  z.object({ by: z.literal('price'), dir: z.enum(['asc', 'desc']), key: z.int().min(0), id }),
  z.object({ by: z.literal('name'), dir: z.enum(['asc', 'desc']), key: name, id }),
  z.object({
    by: z.literal('relevance'),
    dir: z.literal('desc'),
    /** Tiers before this one are through. */
    tier: z
      .int()
      .min(0)
      .max(TIERS - 1),
    key: moment,
    id,
  }),
]);
export type Position = z.infer<typeof Position>;

/** A position as an opaque word. */
export function encodeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** The position that a cursor stands for; validation_failed when it is damaged or of another order. */
export function decodeCursor(cursor: string, sorting: Sorting): Position {
  const position = Position.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!position.success || position.data.by !== sorting.by || position.data.dir !== sorting.dir) {
    throw new AppError('validation_failed', {
      errors: { cursor: ['This cursor does not belong to this list. Start from the first page.'] },
    });
  }
  return position.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

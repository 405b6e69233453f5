import type { PageMeta } from '@muge/contract';
import { MAX_ID, MAX_TOTAL, PER_PAGE } from '@muge/contract/limits';
import { z } from 'zod';
import { AppError } from '../http/app-error.ts';

/** A cursor comes from outside: a moment that PostgreSQL cannot read must not reach it. */
const Position = z.object({
  at: z.iso.datetime().refine((moment) => Date.parse(moment) >= 0),
  id: z.int().min(1).max(MAX_ID),
});

/** What a list's query may say. */
interface Paging {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly cursor?: string | undefined;
}

/** Rows of a list in the order of a moment: after a position, or so many rows in. */
export interface MomentWindow {
  readonly limit: number;
  readonly offset: number;
  /** The moment of the last row before, and its id for equal moments; null for a page by its number. */
  readonly after: { readonly at: Date; readonly id: number } | null;
}

interface PageRequest {
  readonly page: number;
  readonly perPage: number;
  /** One row more than a page, which tells whether there is a next one. */
  readonly window: MomentWindow;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readCursor(cursor: string | undefined): MomentWindow['after'] {
  if (cursor === undefined) return null;
  const position = Position.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!position.success) {
    throw new AppError('validation_failed', {
      errors: { cursor: ['This cursor does not belong to this list. Start from the first page.'] },
    });
  }
  return { at: new Date(position.data.at), id: position.data.id };
}

/** Which rows a query asks for; validation_failed when its cursor is damaged. Specification: decisions, paging. */
export function requestOf(paging: Paging, usualPerPage: number = PER_PAGE.default): PageRequest {
  const after = readCursor(paging.cursor);
  const perPage = paging.per_page ?? usualPerPage;
  const page = after === null ? (paging.page ?? 1) : 1;
  return { page, perPage, window: { limit: perPage + 1, offset: (page - 1) * perPage, after } };
}

/** Counts go this far: one more than is told shows that there are more. */
export const COUNTED = MAX_TOTAL + 1;

/** A page out of the rows of its window, where `total` was counted up to `COUNTED`. */
export function pageOf<Row>(
  { page, perPage }: PageRequest,
  rows: readonly Row[],
  total: number,
  positionOf: (row: Row) => { at: Date; id: number },
): { rows: Row[]; meta: PageMeta } {
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  let next: string | null = null;
  if (rows.length > perPage && last !== undefined) {
    const { at, id } = positionOf(last);
    next = Buffer.from(JSON.stringify({ at: at.toISOString(), id })).toString('base64url');
  }
  return {
    rows: shown,
    meta: {
      page,
      per_page: perPage,
      total: Math.min(total, MAX_TOTAL),
      total_capped: total > MAX_TOTAL,
      next_cursor: next,
    },
  };
}

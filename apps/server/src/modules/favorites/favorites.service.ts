import { Buffer } from 'node:buffer';
import type { Language, PageMeta, ProductCard } from '@muge/contract';
import { MAX_TOTAL, PER_PAGE } from '@muge/contract/limits';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ProductsService } from '../products/index.ts';
import type { FavoritesRepository } from './favorites.repository.ts';

const Position = z.object({ at: z.iso.datetime(), id: z.int().min(1) });

interface Paging {
  page?: number | undefined;
  per_page?: number | undefined;
  cursor?: string | undefined;
}

function readCursor(cursor: string | undefined): { at: Date; id: number } | null {
  if (cursor === undefined) return null;
  const position = Position.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!position.success) {
    throw new AppError('validation_failed', {
      errors: { cursor: ['This cursor does not belong to this list. Start from the first page.'] },
    });
  }
  return { at: new Date(position.data.at), id: position.data.id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What people marked to find again. Specification: public, section 4. */
export function createFavoritesService(dependencies: {
  favorites: FavoritesRepository;
  products: ProductsService;
  clock: Clock;
}) {
  const { favorites, products, clock } = dependencies;
  return {
    /** Marks a product that the person may see; not_found otherwise. */
    async add(productId: number, principal: Principal): Promise<void> {
      await products.mustBeVisible(productId, principal);
      await favorites.add(principal.userId, productId, clock.now());
    },
    /** Takes the mark away, if there was one. */
    remove(productId: number, principal: Principal): Promise<void> {
      return favorites.remove(principal.userId, productId);
    },
    /** The person's marked products, the latest mark first. */
    async list(
      paging: Paging,
      principal: Principal,
      language: Language,
    ): Promise<{ data: ProductCard[]; meta: PageMeta }> {
      const after = readCursor(paging.cursor);
      const perPage = paging.per_page ?? PER_PAGE.default;
      const page = after === null ? (paging.page ?? 1) : 1;
      const [rows, total] = await Promise.all([
        favorites.list(principal.userId, { limit: perPage + 1, offset: (page - 1) * perPage, after }),
        favorites.count(principal.userId, MAX_TOTAL + 1),
      ]);
      const shown = rows.slice(0, perPage);
      const last = shown.at(-1);
      const next =
        rows.length > perPage && last !== undefined
          ? Buffer.from(JSON.stringify({ at: last.at.toISOString(), id: last.id })).toString('base64url')
          : null;
      return {
        data: await products.cards(
          shown.map(({ id }) => id),
          { principal, language },
        ),
        meta: {
          page,
          per_page: perPage,
          total: Math.min(total, MAX_TOTAL),
          total_capped: total > MAX_TOTAL,
          next_cursor: next,
        },
      };
    },
  };
}

export type FavoritesService = ReturnType<typeof createFavoritesService>;

import type { Language, ProductCard, ProductDetail } from '@muge/contract';
import { PER_PAGE } from '@muge/contract/limits';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import { kept } from '../../time/kept.ts';
import { startOfDay } from '../../time/vilnius.ts';
import type { Audience } from './product-cards.ts';
import { toProductCard, toProductDetail } from './products.mapper.ts';
import { isOwner, maySeeProduct } from './products.policy.ts';
import type { ProductsRepository } from './products.repository.ts';
import type { ViewsService } from './views.service.ts';

/** The home page's figures are kept this long, in milliseconds. */
const COUNTS_LIFETIME = 30_000;

interface Reader {
  principal: Principal | null;
  language: Language;
}

function audienceOf({ principal, language }: Reader): Audience {
  return { language, viewerId: principal?.userId ?? null };
}

/** Reading products. Specification: public, sections 2 to 4; decisions, products and ads. */
export function createProductsService(dependencies: {
  products: ProductsRepository;
  views: Pick<ViewsService, 'note'>;
  clock: Clock;
}) {
  const { products, views, clock } = dependencies;
  const counts = kept(clock, COUNTS_LIFETIME, async () => {
    const { published, publishedSince } = await products.count(startOfDay(clock.now()));
    return { published, published_today: publishedSince };
  });

  return {
    /** Published products, newest first. */
    async recommend(
      reader: Reader,
      paging: { page?: number | undefined; per_page?: number | undefined },
    ): Promise<ProductCard[]> {
      const limit = paging.per_page ?? PER_PAGE.default;
      const rows = await products.listNewest(audienceOf(reader), { limit, offset: ((paging.page ?? 1) - 1) * limit });
      return rows.map(toProductCard);
    },

    /** Cards of these products in the order of the ids; a product that is gone meanwhile is left out. */
    async cards(ids: readonly number[], reader: Reader): Promise<ProductCard[]> {
      if (ids.length === 0) return [];
      const rows = new Map((await products.findCards(ids, audienceOf(reader))).map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = rows.get(id);
        return row === undefined ? [] : [toProductCard(row)];
      });
    },

    /**
     * Opens a product's page; not_found where there is none or it is private to somebody else. Counts the viewer of
     * what is public, never the owner.
     */
    async open(id: number, reader: Reader & { ip: string; isPrefetch: boolean }): Promise<ProductDetail> {
      const row = await products.findDetail(id, audienceOf(reader));
      if (row === undefined || !maySeeProduct(reader.principal, row)) throw new AppError('not_found');
      const isView = !reader.isPrefetch && !isOwner(reader.principal, row) && maySeeProduct(null, row);
      if (isView) views.note(id, reader);
      return toProductDetail(row, isOwner(reader.principal, row));
    },

    /** not_found unless the person may open the product's page. */
    async mustBeVisible(id: number, principal: Principal | null): Promise<void> {
      const product = await products.findVisibility(id);
      if (product === undefined || !maySeeProduct(principal, product)) throw new AppError('not_found');
    },

    /** Published products in all and today; at most half a minute old, counted once for everybody who asks meanwhile. */
    counts,
  };
}

export type ProductsService = ReturnType<typeof createProductsService>;

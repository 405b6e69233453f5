import type {
  Language,
  PageMeta,
  ProductStatus,
  Seller,
  SellerProductCard,
  UnlistedCounts,
  UnlistedStatus,
} from '@muge/contract';
import { MAX_ID, SELLER_PER_PAGE } from '@muge/contract/limits';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { COUNTED, pageOf, requestOf } from '../../paging/by-moment.ts';
import { toSeller, toSellerProductCard } from './sellers.mapper.ts';
import { maySeeSeller, viewOf } from './sellers.policy.ts';
import type { SellerFilter, SellerRow, SellersRepository } from './sellers.repository.ts';

const ACTIVE = ['Published'] as const;
const ARCHIVE = ['archived', 'completed'] as const;
const VISIBLE = [...ACTIVE, ...ARCHIVE] as const;
const ALL = [...VISIBLE, 'Saved'] as const;
const UNLISTED = [...ARCHIVE, 'Saved'] as const;

/** Who reads, and in which language. */
interface Reader<Who = Principal | null> {
  readonly principal: Who;
  readonly language: Language;
}

type Paging = Parameters<typeof requestOf>[0] & { readonly q?: string | undefined };

/** A page of a seller's products. */
interface ProductsPage {
  readonly data: SellerProductCard[];
  readonly meta: PageMeta;
}

/** Sellers and their products. Specification: signed-in, sections 2 and 7; decisions, products and ads. */
export function createSellersService({ sellers }: { sellers: SellersRepository }) {
  function filterOf(principal: Principal | null, sellerId: number, statuses: readonly ProductStatus[]): SellerFilter {
    const view = viewOf(principal, sellerId);
    return {
      sellerId,
      statuses,
      withHidden: view.private,
      withSuspended: view.suspended,
      except: null,
      text: null,
    };
  }

  async function mustFind(id: number, principal: Principal | null): Promise<SellerRow> {
    const seller = await sellers.find(id);
    if (seller === undefined || !maySeeSeller(principal, seller)) throw new AppError('not_found');
    return seller;
  }

  async function page(
    filter: SellerFilter,
    paging: Paging,
    reader: Reader,
    usualPerPage?: number,
  ): Promise<ProductsPage> {
    const request = requestOf(paging, usualPerPage);
    const viewerId = reader.principal?.userId ?? null;
    const asked = { ...filter, text: paging.q ?? null };
    const [found, total] = await Promise.all([
      sellers.list(asked, { language: reader.language, viewerId }, request.window),
      sellers.count(asked, COUNTED),
    ]);
    const { rows, meta } = pageOf(request, found, total, ({ created_at, id }) => ({ at: created_at, id }));
    return { data: rows.map((row) => toSellerProductCard(row, viewerId === filter.sellerId)), meta };
  }

  return {
    /** A seller; not_found for whoever is deleted, and for whoever is suspended to all but moderators. */
    async get(id: number, principal: Principal | null): Promise<Seller> {
      const row = await mustFind(id, principal);
      const [active, archive] = await Promise.all([
        sellers.count(filterOf(principal, id, ACTIVE), MAX_ID),
        sellers.count(filterOf(principal, id, ARCHIVE), MAX_ID),
      ]);
      return toSeller(row, { active, archive });
    },

    /** A seller's published products but for one (0: none), those that are hidden for their owner alone. */
    async active(id: number, except: number, paging: Paging, reader: Reader): Promise<ProductsPage> {
      await mustFind(id, reader.principal);
      const filter = { ...filterOf(reader.principal, id, ACTIVE), except: except === 0 ? null : except };
      return page(filter, paging, reader, SELLER_PER_PAGE);
    },

    /** A seller's archived and completed products. */
    async archive(id: number, paging: Paging, reader: Reader): Promise<ProductsPage> {
      await mustFind(id, reader.principal);
      return page(filterOf(reader.principal, id, ARCHIVE), paging, reader, SELLER_PER_PAGE);
    },

    /** Everything of somebody's: drafts for their owner alone. */
    async all(id: number, paging: Paging, reader: Reader): Promise<ProductsPage> {
      await mustFind(id, reader.principal);
      const statuses = viewOf(reader.principal, id).private ? ALL : VISIBLE;
      return page(filterOf(reader.principal, id, statuses), paging, reader);
    },

    /** The caller's own published products. */
    ownActive(paging: Paging, reader: Reader<Principal>): Promise<ProductsPage> {
      return page(filterOf(reader.principal, reader.principal.userId, ACTIVE), paging, reader, SELLER_PER_PAGE);
    },

    /**
     * All the rest of the caller's own: drafts, archived and completed ones, or those of one of these statuses. `counts`
     * are of all three.
     */
    async ownArchived(
      { status, ...paging }: Paging & { readonly status?: UnlistedStatus | undefined },
      reader: Reader<Principal>,
    ): Promise<ProductsPage & { readonly counts: UnlistedCounts }> {
      const { principal } = reader;
      const filter = filterOf(principal, principal.userId, UNLISTED);
      const shown = status === undefined ? filter : { ...filter, statuses: [status] };
      const [found, counted] = await Promise.all([
        page(shown, paging, reader, SELLER_PER_PAGE),
        sellers.countByStatus({ ...filter, text: paging.q ?? null }),
      ]);
      const counts = {
        Saved: 0,
        archived: 0,
        completed: 0,
        ...Object.fromEntries(counted.map((row) => [row.status, row.count])),
      };
      return { ...found, counts };
    },
  };
}

export type SellersService = ReturnType<typeof createSellersService>;

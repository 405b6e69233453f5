import type { Seller, SellerProductCard } from '@muge/contract';
import { toProductCard } from '../products/index.ts';
import { toPublicUser } from '../users/index.ts';
import type { SellerProductRow, SellerRow } from './sellers.repository.ts';

/** A seller with the counts of the page's tabs. */
export function toSeller(row: SellerRow, counts: { active: number; archive: number }): Seller {
  return { ...toPublicUser(row), active_count: counts.active, archive_count: counts.archive };
}

/** A product in a list of its seller's; its owner sees more of it. */
export function toSellerProductCard(row: SellerProductRow, isOwner: boolean): SellerProductCard {
  const { watch_count, written_count, called_count, hidden_reason } = row;
  return {
    ...toProductCard(row),
    own: isOwner ? { watch_count, written_count, called_count, hidden_reason } : null,
  };
}

import { hasRole, type Principal } from '../../http/principal.ts';

/** What somebody sees of a seller's products. */
export interface ProductsView {
  /** Drafts, and what a moderator has hidden: the owner's alone. */
  readonly private: boolean;
  /** Those of a suspended seller: the moderators'. */
  readonly suspended: boolean;
}

/** What a caller sees of the products of a seller. Specification: decisions, status and seller's lists. */
export function viewOf(principal: Principal | null, sellerId: number): ProductsView {
  const isOwner = principal?.userId === sellerId;
  return { private: isOwner, suspended: isOwner || hasRole(principal, 'moderator') };
}

/**
 * Who may open a seller's page: anybody, and moderators alone while the account is suspended, since its products left
 * public view too. Specification: decisions, login and moderation.
 */
export function maySeeSeller(principal: Principal | null, seller: { suspended_at: Date | null }): boolean {
  return seller.suspended_at === null || hasRole(principal, 'moderator');
}

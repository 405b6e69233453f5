import { hasRole, type Principal } from '../../http/principal.ts';

interface Visibility {
  user_id: number;
  status: string;
  hidden_at: Date | null;
  owner_active: boolean;
}

/** Whether the product is the person's own. */
export function isOwner(principal: Principal | null, product: { user_id: number }): boolean {
  return principal?.userId === product.user_id;
}

/**
 * Who may open a product's page: anybody while it is published, archived or completed; its owner and moderators always.
 * Specification: decisions, status.
 */
export function maySeeProduct(principal: Principal | null, product: Visibility): boolean {
  if (isOwner(principal, product) || hasRole(principal, 'moderator')) return true;
  return product.status !== 'Saved' && product.hidden_at === null && product.owner_active;
}

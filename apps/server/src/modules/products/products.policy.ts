import { hasRole, type Principal } from '../../http/principal.ts';

interface Visibility {
  user_id: number;
  status: string;
  hidden_at: Date | null;
  owner_active: boolean;
}

/**
 * Who may open a product's page: anybody while it is published, archived or completed; its owner and moderators always.
 * Specification: decisions, status.
 */
export function maySeeProduct(principal: Principal | null, product: Visibility): boolean {
  if (principal?.userId === product.user_id || hasRole(principal, 'moderator')) return true;
  return product.status !== 'Saved' && product.hidden_at === null && product.owner_active;
}

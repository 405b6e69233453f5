import { AppError } from '../../http/app-error.ts';
import { hasRole, type Principal } from '../../http/principal.ts';

/** Who decides: a moderator, or null for the operator at the command line. */
export type Moderator = Pick<Principal, 'userId' | 'role'> | null;

/**
 * own_cause where a moderator would let go what is their own; another has to, or the operator. Taking down one's own harms
 * nobody. Specification: decisions, moderation.
 */
export function mustBeAnothers(moderator: Moderator, ownerId: number): void {
  if (moderator?.userId === ownerId) throw new AppError('own_cause');
}

/** forbidden where somebody would decide about themself or about whoever ranks as high. Specification: decisions, moderation. */
export function mustRankAbove(moderator: Moderator, target: { id: number; role: Principal['role'] }): void {
  if (moderator === null) return;
  const asHigh = hasRole(target, moderator.role);
  if (moderator.userId === target.id || asHigh) throw new AppError('forbidden');
}

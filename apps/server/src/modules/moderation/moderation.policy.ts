import { AppError } from '../../http/app-error.ts';
import { hasRole, type Principal } from '../../http/principal.ts';

/** Who decides: a moderator, or null for the operator at the command line. */
export type Moderator = Pick<Principal, 'userId' | 'role'> | null;

/** forbidden where somebody would decide about themself or about whoever ranks as high. Specification: decisions, moderation. */
export function mustRankAbove(moderator: Moderator, target: { id: number; role: Principal['role'] }): void {
  if (moderator === null) return;
  const asHigh = hasRole(target, moderator.role);
  if (moderator.userId === target.id || asHigh) throw new AppError('forbidden');
}

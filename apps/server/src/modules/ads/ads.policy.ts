import { AppError } from '../../http/app-error.ts';
import { hasRole, type Principal } from '../../http/principal.ts';

/** forbidden unless the caller is that person: ads are their owner's alone. Specification: decisions, ads. */
export function mustBe(principal: Principal, userId: number): void {
  if (principal.userId !== userId) throw new AppError('forbidden');
}

/** forbidden unless the ad is the caller's own, or they decide about it as a moderator. Specification: decisions, moderation. */
export function mustBeOwnerOrModerator(principal: Principal, userId: number): void {
  if (!hasRole(principal, 'moderator')) mustBe(principal, userId);
}

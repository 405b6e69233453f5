import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';

/** forbidden unless the caller is that person: ads are their owner's alone. Specification: decisions, ads. */
export function mustBe(principal: Principal, userId: number): void {
  if (principal.userId !== userId) throw new AppError('forbidden');
}

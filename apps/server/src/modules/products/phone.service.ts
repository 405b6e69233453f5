import { AppError } from '../../http/app-error.ts';
import { hasRole, type Principal } from '../../http/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import { dayOf } from '../../time/vilnius.ts';
import type { SecurityLimits } from '../limits/index.ts';
import type { PhoneRepository } from './phone.repository.ts';
import { isOwner, maySeeProduct } from './products.policy.ts';

/** Showing phone numbers, one at a time. Specification: decisions, phone and counters. */
export function createPhoneService(dependencies: { phones: PhoneRepository; limits: SecurityLimits; clock: Clock }) {
  const { phones, limits, clock } = dependencies;
  return {
    /**
     * The number of a product as E.164. Buyers are counted; its owner and moderators, who look into what was reported, are
     * not. not_found where there is none or the product is private to somebody else,
     * too_many_requests when the viewer has seen very many today.
     */
    async reveal(productId: number, principal: Principal): Promise<string> {
      const product = await phones.find(productId);
      if (product === undefined || !maySeeProduct(principal, product)) throw new AppError('not_found');
      if (product.phone === null) {
        throw new AppError('not_found', { message: 'The seller has not given a phone number.' });
      }
      if (isOwner(principal, product)) return product.phone;
      await limits.takeReveal(principal.userId);
      if (!hasRole(principal, 'moderator')) await phones.count(productId, principal.userId, dayOf(clock.now()));
      return product.phone;
    },
  };
}

export type PhoneService = ReturnType<typeof createPhoneService>;

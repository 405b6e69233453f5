import { AppError } from '../../http/app-error.ts';
import { hasRole, type Principal } from '../../http/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import { dayOf } from '../../time/vilnius.ts';
import type { SecurityLimits } from '../limits/index.ts';
import type { PhoneRepository } from './phone.repository.ts';
import { isOwner, maySeeProduct } from './products.policy.ts';

/** Showing phone numbers, one at a time. Specification: decisions, phone and counters. */
export function createPhoneService(dependencies: {
  phones: PhoneRepository;
  limits: Pick<SecurityLimits, 'takeReveal'>;
  clock: Clock;
}) {
  const { phones, limits, clock } = dependencies;

  /** Once a product, viewer and day, against the viewer's limit too; what is refused leaves no trace. */
  function count(productId: number, userId: number): Promise<void> {
    const now = clock.now();
    return phones.transaction(async (transaction) => {
      if (!(await phones.addReveal(transaction, productId, userId, dayOf(now)))) return;
      await limits.takeReveal(transaction, userId, now);
      await phones.count(transaction, productId);
    });
  }

  return {
    /**
     * The number of a product as E.164. Buyers are counted and limited; its owner and moderators, who look into what was
     * reported, are not. not_found where there is none or the product is private to somebody else, too_many_requests when
     * the viewer has seen very many others today.
     */
    async reveal(productId: number, principal: Principal): Promise<string> {
      const product = await phones.find(productId);
      if (product === undefined || !maySeeProduct(principal, product)) throw new AppError('not_found');
      if (product.phone === null) {
        throw new AppError('not_found', { message: 'The seller has not given a phone number.' });
      }
      if (!isOwner(principal, product) && !hasRole(principal, 'moderator')) await count(productId, principal.userId);
      return product.phone;
    },
  };
}

export type PhoneService = ReturnType<typeof createPhoneService>;

import type { Clock } from '../../ports/clock.ts';
import type { SecurityLimits } from '../limits/index.ts';
import type { AccountsRepository } from './accounts.repository.ts';

/**
 * Removes what has had its time: registrations that nobody confirmed, codes, sessions, counters of limits.
 * Specification: decisions, registration (dropped after 48 hours).
 */
export function createAccountsCleanupService(dependencies: {
  accounts: AccountsRepository;
  limits: SecurityLimits;
  clock: Clock;
}) {
  const { accounts, limits, clock } = dependencies;
  return {
    /** Runs by the clock; harmless at any time and twice at once. */
    async removeExpired(): Promise<void> {
      await accounts.removeExpired(clock.now());
      await limits.removeExpired(clock.now());
    },
  };
}

import type { Services } from '../services.ts';
import type { JobHandlers } from './queue.ts';

/** Which service does which job. */
export function jobHandlers(services: Services): JobHandlers {
  const { messages, accountsCleanup, idempotency, pictureSweep, searchWords, titleWords, views } = services;
  return {
    'registration-message': ({ pendingId }) => messages.sendRegistrationMessage(pendingId),
    'password-message': ({ userId, channel }) => messages.sendPasswordMessage(userId, channel),
    cleanup: async () => {
      await accountsCleanup.removeExpired();
      await idempotency.removeExpired();
      await views.removeOld();
    },
    'picture-sweep': () => pictureSweep.sweep(),
    'title-words': () => titleWords.refresh(),
    'search-words': () => searchWords.sweep(),
  };
}

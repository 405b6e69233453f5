import type { Services } from '../services.ts';
import type { JobHandlers } from './queue.ts';

/** Which service does which job. */
export function jobHandlers(services: Services): JobHandlers {
  const { messages, accountsCleanup, idempotency, pictureSweep, searchWords, titleWords, views } = services;
  return {
    'registration-message': ({ pendingId, turn }) => messages.sendRegistrationMessage(pendingId, turn),
    'password-message': ({ userId, channel, turn }) => messages.sendPasswordMessage(userId, channel, turn),
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

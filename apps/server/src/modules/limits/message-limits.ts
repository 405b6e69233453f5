import { AUTH_LIMITS } from '@muge/contract/limits';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { countedAddress } from './counted-address.ts';
import { type Counters, DAY, keyOf, pair } from './counters.ts';

/** What a message is for. Codes and notices are counted apart, or telling somebody a thing would use up their codes. */
export type DeliveryKind = 'code' | 'notice';

/** Whom an SMS goes to: who has an account and asks for a code, or whoever a registration names. */
export type SmsRecipient = 'account' | 'newcomer';

/** Whether a message may leave: now, not any more today, or after so many seconds. */
export type Departure = 'now' | 'not today' | { readonly seconds: number };

/**
 * Limits of messages. Who asks is counted by client and is told; what an address is sent is counted where messages leave,
 * whichever clients asked, and nobody is told: or anybody could use up the day of anybody. Both count mailboxes, not
 * spellings of them. Specification: decisions, codes.
 */
export function createMessageLimits({
  limiter,
  clientLimiter,
  take,
  takeOfEach,
  giveBack,
  mustTake,
  smsDailyBudget,
}: Counters & { smsDailyBudget: number }) {
  const askGap = limiter({ name: 'send-gap', points: 1, duration: AUTH_LIMITS.resendSeconds });
  const asksADay = limiter({ name: 'sends', points: 10, duration: DAY });
  const messagesOfClient = clientLimiter({ name: 'client-messages', points: 100, duration: DAY });
  const smsOfClient = clientLimiter({ name: 'client-sms', points: 20, duration: DAY });

  const addressGap = limiter({ name: 'address-gap', points: 1, duration: AUTH_LIMITS.resendSeconds });
  const departures = limiter({ name: 'address-departed', points: 1, duration: AUTH_LIMITS.resendSeconds });
  const sendsToAddress = limiter({ name: 'address-sends', points: 10, duration: DAY });
  const sendsToAccount = limiter({ name: 'account-sends', points: 10, duration: DAY });
  const smsADay = limiter({ name: 'sms', points: smsDailyBudget, duration: DAY }, 1);
  // A fifth is kept for accounts, or registrations would keep everybody out who has forgotten a password.
  const newcomersBudget = smsDailyBudget - Math.floor(smsDailyBudget / 5);
  const smsToNewcomers = limiter({ name: 'sms-newcomers', points: newcomersBudget, duration: DAY }, 1);
  const smsCounters = (recipient: SmsRecipient): [RateLimiterPostgres, string][] => {
    const all: [RateLimiterPostgres, string] = [smsADay, 'all'];
    return recipient === 'newcomer' ? [[smsToNewcomers, 'all'], all] : [all];
  };

  const addressKey = (kind: DeliveryKind, address: string) => `${kind}\n${countedAddress(address)}`;

  /** The daily counters of a message, each with its key. */
  function dailyCounters(kind: DeliveryKind, address: string, userId: number | null): [RateLimiterPostgres, string][] {
    const ofAddress: [RateLimiterPostgres, string] = [sendsToAddress, addressKey(kind, address)];
    return userId === null ? [ofAddress] : [[sendsToAccount, `${kind}\n${userId}`], ofAddress];
  }

  return {
    /**
     * A client may ask for a code with a name every 30 seconds and ten times a day, and have a hundred messages sent a
     * day, twenty of them by what may be an SMS; too_many_requests otherwise. `name` is what was written, normalised:
     * whose it is must not show here.
     */
    async takeSend(name: string, maybeSms: boolean, client: string): Promise<void> {
      const taken: (typeof messagesOfClient)[] = [];
      try {
        for (const limit of maybeSms ? [messagesOfClient, smsOfClient] : [messagesOfClient]) {
          await limit.mustTake(client);
          taken.push(limit);
        }
        const key = pair(countedAddress(name), client);
        await mustTake(askGap, key);
        await mustTake(asksADay, key);
      } catch (refusal) {
        // Nothing is sent: who presses again and again would use up the day of all that share an address with them.
        for (const limit of taken) await limit.giveBack(client);
        throw refusal;
      }
    },
    /** Takes one of the ten messages of a kind that an address and an account are sent a day, 30 seconds apart. */
    async takeDelivery(kind: DeliveryKind, address: string, userId: number | null): Promise<Departure> {
      const ofDay = dailyCounters(kind, address, userId);
      if ((await takeOfEach(ofDay)) !== null) return 'not today';
      const seconds = await take(addressGap, addressKey(kind, address));
      if (seconds === null) {
        await departures.delete(keyOf(addressKey(kind, address)));
        return 'now';
      }
      await giveBack(ofDay);
      return { seconds };
    },
    /** Writes down that a message whose delivery was taken has left. */
    async noteDeparture(kind: DeliveryKind, address: string): Promise<void> {
      await departures.set(keyOf(addressKey(kind, address)), 1, AUTH_LIMITS.resendSeconds);
    },
    /**
     * Whether the last message to an address has left, asked within thirty seconds of its taking: it may be on its way
     * still, or its server may have ended while it sent it.
     */
    async hasDeparted(kind: DeliveryKind, address: string): Promise<boolean> {
      return (await departures.get(keyOf(addressKey(kind, address)))) !== null;
    },
    /** A message did not leave after all. */
    async giveDeliveryBack(kind: DeliveryKind, address: string, userId: number | null): Promise<void> {
      await giveBack(dailyCounters(kind, address, userId));
      await addressGap.delete(keyOf(addressKey(kind, address)));
    },
    /** Whether the day's SMS for such recipients are not used up yet. */
    async hasSmsLeft(recipient: SmsRecipient): Promise<boolean> {
      if (smsDailyBudget === 0) return false;
      const used = await Promise.all(smsCounters(recipient).map(([counter, text]) => counter.get(keyOf(text))));
      return used.every((one) => one === null || one.remainingPoints > 0);
    },
    /** Takes one of the day's SMS; false when there is none left for such recipients. */
    async takeSms(recipient: SmsRecipient): Promise<boolean> {
      if (smsDailyBudget === 0) return false;
      return (await takeOfEach(smsCounters(recipient))) === null;
    },
    /** An SMS did not leave after all. */
    async giveSmsBack(recipient: SmsRecipient): Promise<void> {
      await giveBack(smsCounters(recipient));
    },
  };
}

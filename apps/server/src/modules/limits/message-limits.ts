import { AUTH_LIMITS } from '@muge/contract/limits';
import { untilAvailable } from '../../database/until-available.ts';
import { countedAddress } from './counted-address.ts';
import { type Counter, type Counters, DAY, pair, type Taken, together } from './counters.ts';

/** What a message is for. Codes and notices are counted apart, or telling somebody a thing would use up their codes. */
export type DeliveryKind = 'code' | 'notice';

/** Whom an SMS goes to: who has an account and asks for a code, or whoever a registration names. */
export type SmsRecipient = 'account' | 'newcomer';

/** Whether a message may leave: now, by what was taken for it, not any more today, or after so many seconds. */
export type Departure = { readonly now: Taken } | 'not today' | { readonly seconds: number };

/**
 * Limits of messages. Who asks is counted by client and is told; what an address is sent is counted where messages leave,
 * whichever clients asked, and nobody is told: or anybody could use up the day of anybody. Both count mailboxes, not
 * spellings of them. Specification: decisions, codes.
 */
export function createMessageLimits({
  limiter,
  clientLimiter,
  takeAll,
  mustTakeAll,
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
  const smsCounters = (recipient: SmsRecipient): Counter[] => {
    const all: Counter = [smsADay, 'all'];
    return recipient === 'newcomer' ? [[smsToNewcomers, 'all'], all] : [all];
  };

  const addressKey = (kind: DeliveryKind, address: string) => `${kind}\n${countedAddress(address)}`;

  /** The daily counters of a message, each with its key. */
  function dailyCounters(kind: DeliveryKind, address: string, userId: number | null): Counter[] {
    const ofAddress: Counter = [sendsToAddress, addressKey(kind, address)];
    return userId === null ? [ofAddress] : [[sendsToAccount, `${kind}\n${userId}`], ofAddress];
  }

  return {
    /**
     * A client may ask for a code with a name every 30 seconds and ten times a day, and have a hundred messages sent a
     * day, twenty of them by what may be an SMS; too_many_requests otherwise. `name` is what was written, normalised:
     * whose it is must not show here.
     */
    async takeSend(name: string, maybeSms: boolean, client: string): Promise<void> {
      const key = pair(countedAddress(name), client);
      // Of none where one refuses: nothing is sent, and who presses again and again would use up the day of all that share
      // an address with them.
      await mustTakeAll([
        [askGap, key],
        [asksADay, key],
        ...(maybeSms ? smsOfClient(client) : []),
        ...messagesOfClient(client),
      ]);
    },
    /** Takes one of the ten messages of a kind that an address and an account are sent a day, 30 seconds apart. */
    async takeDelivery(kind: DeliveryKind, address: string, userId: number | null): Promise<Departure> {
      const key = addressKey(kind, address);
      const gap = await addressGap.take(key);
      if (gap.retryAfter !== null) return { seconds: gap.retryAfter };
      const day = await takeAll(dailyCounters(kind, address, userId));
      if (day.retryAfter !== null) {
        await gap.giveBack();
        return 'not today';
      }
      await departures.forget(key);
      return { now: together([gap, day]) };
    },
    /** Writes down that a message whose delivery was taken has left; where the database is away, when it is back. */
    async noteDeparture(kind: DeliveryKind, address: string): Promise<void> {
      await untilAvailable(() => departures.remember(addressKey(kind, address)));
    },
    /**
     * Whether the last message to an address has left, asked within thirty seconds of its taking: it may be on its way
     * still, or its server may have ended while it sent it.
     */
    hasDeparted: (kind: DeliveryKind, address: string): Promise<boolean> =>
      departures.remembers(addressKey(kind, address)),
    /** Whether the day's SMS for such recipients are not used up yet. */
    async hasSmsLeft(recipient: SmsRecipient): Promise<boolean> {
      if (smsDailyBudget === 0) return false;
      const left = await Promise.all(smsCounters(recipient).map(([counter, text]) => counter.hasLeft(text)));
      return left.every(Boolean);
    },
    /** Takes one of the day's SMS; null when there is none left for such recipients. */
    async takeSms(recipient: SmsRecipient): Promise<Taken | null> {
      if (smsDailyBudget === 0) return null;
      const sms = await takeAll(smsCounters(recipient));
      return sms.retryAfter === null ? sms : null;
    },
  };
}

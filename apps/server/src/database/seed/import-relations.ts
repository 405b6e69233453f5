import type { Prisma } from '../generated/prisma/client.ts';
import { chats, complaints, favourites, listings, reviews, subscriptions } from './content/index.ts';
import { momentIn } from './content/moments.ts';
import type { Chat } from './content/types.ts';

interface Lookups {
  readonly userId: (person: string) => number;
  readonly productId: (listing: string) => number;
}

async function importChat(client: Prisma.TransactionClient, chat: Chat, { userId, productId }: Lookups, now: Date) {
  const listing = listings.find(({ key }) => key === chat.listing);
  if (listing === undefined) throw new Error(`The demo house has no listing ${chat.listing}.`);
  const parties = { buyer: userId(chat.buyer), seller: userId(listing.seller) };
  const messages = chat.messages.map((message, index) => ({
    seq: index + 1,
    sender_id: parties[message.from],
    message: message.text,
    created_at: momentIn(message.sent, now),
  }));
  const first = messages[0];
  const last = messages.at(-1);
  if (first === undefined || last === undefined) throw new Error(`The chat about ${chat.listing} has no messages.`);
  const reader = last.sender_id === parties.buyer ? parties.seller : parties.buyer;
  await client.chat.create({
    data: {
      product_id: productId(chat.listing),
      user_low_id: Math.min(parties.buyer, parties.seller),
      user_high_id: Math.max(parties.buyer, parties.seller),
      last_seq: messages.length,
      last_message_at: last.created_at,
      created_at: first.created_at,
      messages: { create: messages },
      reads: {
        create: [
          { user_id: last.sender_id, read_seq: messages.length },
          { user_id: reader, read_seq: messages.length - chat.unread },
        ],
      },
    },
  });
}

/** Two people as one word, whoever is named first. */
function pair(one: string, other: string): string {
  return [one, other].sort().join(' and ');
}

/** Pairs of people who wrote to each other: their reviews carry the mark of a verified contact. */
function acquaintances(): ReadonlySet<string> {
  const sellers = new Map(listings.map(({ key, seller }) => [key, seller]));
  return new Set(chats.map(({ buyer, listing }) => pair(buyer, sellers.get(listing) ?? '')));
}

/** Adds what people do with each other: favourites, subscriptions, chats, reviews and complaints, with their counts. */
export async function importRelations(client: Prisma.TransactionClient, lookups: Lookups, now: Date): Promise<void> {
  const { userId, productId } = lookups;
  await client.favorite.createMany({
    data: favourites.map(({ person, listing, created }) => ({
      user_id: userId(person),
      product_id: productId(listing),
      created_at: momentIn(created, now),
    })),
  });
  for (const { subscriber, subscribedTo, created } of subscriptions) {
    const ids = { subscriber_id: userId(subscriber), subscribed_to_id: userId(subscribedTo) };
    await client.subscription.create({ data: { ...ids, created_at: momentIn(created, now) } });
    await client.user.update({ where: { id: ids.subscriber_id }, data: { subscriptions_count: { increment: 1 } } });
    await client.user.update({ where: { id: ids.subscribed_to_id }, data: { subscribers_count: { increment: 1 } } });
  }
  const acquainted = acquaintances();
  for (const { from, to, rating, text, created } of reviews) {
    const at = momentIn(created, now);
    await client.review.create({
      data: {
        sender_id: userId(from),
        recipient_id: userId(to),
        rating,
        text,
        verified_contact: acquainted.has(pair(from, to)),
        created_at: at,
        updated_at: at,
      },
    });
    await client.user.update({
      where: { id: userId(to) },
      data: { rating_sum: { increment: rating }, reviews_count: { increment: 1 } },
    });
  }
  for (const complaint of complaints) {
    const at = momentIn(complaint.created, now);
    await client.complaint.create({
      data: {
        sender_id: userId(complaint.from),
        complained_user_id: userId(complaint.about),
        product_id: complaint.listing === undefined ? null : productId(complaint.listing),
        complaint_text: complaint.text,
        status: complaint.status,
        decided_at: complaint.status === 'open' ? null : now,
        created_at: at,
      },
    });
  }
  for (const chat of chats) await importChat(client, chat, lookups, now);
}

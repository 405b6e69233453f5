import type { PublicUser } from '@muge/contract';

/** The columns of a user that anybody may know, and what is made of them. */
export interface PublicUserRow {
  readonly id: number;
  readonly name: string;
  readonly avatar: string | null;
  readonly updated_at: Date;
  readonly phone: string | null;
  readonly phone_verified_at: Date | null;
  readonly rating_sum: number;
  readonly reviews_count: number;
  readonly company_confirmed_at: Date | null;
  readonly identity_confirmed_at: Date | null;
  readonly subscribers_count: number;
  readonly subscriptions_count: number;
}

/** A number that has enough digits to hide most of them. */
const maskable = /^\+[1-9]\d{9,14}$/;

/**
 * `+37061234567` is shown as `+370 6•• ••• 67`; a short number, or what is none, is hidden whole. Specification:
 * decisions, public user.
 */
export function maskPhone(phone: string | null): string | null {
  if (phone === null) return null;
  if (!maskable.test(phone)) return '••• ••• •••';
  return `${phone.slice(0, 4)} ${phone.slice(4, 5)}•• ••• ${phone.slice(-2)}`;
}

/** A user in the shape that everybody may see. Specification: decisions, public user. */
export function toPublicUser(row: PublicUserRow): PublicUser {
  return {
    id: row.id,
    name: row.name,
    avatar: row.avatar,
    updated_at: row.updated_at.toISOString(),
    phone: maskPhone(row.phone),
    phone_verified_at: row.phone_verified_at?.toISOString() ?? null,
    average_rating: row.reviews_count === 0 ? null : Math.round((100 * row.rating_sum) / row.reviews_count) / 100,
    reviews_count: row.reviews_count,
    company_confirmed: row.company_confirmed_at !== null,
    identity_confirmed: row.identity_confirmed_at !== null,
    subscribers_count: row.subscribers_count,
    subscriptions_count: row.subscriptions_count,
  };
}

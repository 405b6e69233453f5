import { Language, Profile, type Profile as ProfileShape } from '@muge/contract';
import type { AccountsRepository } from './accounts.repository.ts';

type UserRow = NonNullable<Awaited<ReturnType<AccountsRepository['findUser']>>>;

/** A user's row as its owner sees it. */
export function toProfile(row: UserRow): ProfileShape {
  return {
    id: row.id,
    name: row.name,
    surname: row.surname,
    username: row.username,
    email: row.email,
    phone: row.phone,
    address: row.address,
    avatar: row.avatar,
    language: Language.parse(row.language),
    role: Profile.shape.role.parse(row.role),
    updated_at: row.updated_at.toISOString(),
    created_at: row.created_at.toISOString(),
    phone_verified_at: row.phone_verified_at?.toISOString() ?? null,
    average_rating: row.reviews_count === 0 ? null : Math.round((100 * row.rating_sum) / row.reviews_count) / 100,
    reviews_count: row.reviews_count,
    company_confirmed: row.company_confirmed_at !== null,
    identity_confirmed: row.identity_confirmed_at !== null,
    subscribers_count: row.subscribers_count,
    subscriptions_count: row.subscriptions_count,
  };
}

import { z } from 'zod';
import { Id, Timestamp } from './shared.ts';

/** What anybody may know of a user. Never email, surname or address; the phone is masked. Specification: decisions, accounts. */
export const PublicUser = z
  .object({
    id: Id,
    name: z.string(),
    avatar: z.string().nullable().meta({ description: 'Bare file name under /avatars.' }),
    updated_at: Timestamp,
    phone: z.string().nullable().meta({ description: 'Masked, such as +370 6•• ••• 12; null when there is none.' }),
    phone_verified_at: Timestamp.nullable(),
    average_rating: z.number().min(1).max(5).nullable().meta({ description: 'Null when nobody rated.' }),
    reviews_count: z.int().min(0),
    company_confirmed: z.boolean(),
    identity_confirmed: z.boolean(),
    subscribers_count: z.int().min(0),
    subscriptions_count: z.int().min(0),
  })
  .meta({ id: 'PublicUser' });
export type PublicUser = z.infer<typeof PublicUser>;

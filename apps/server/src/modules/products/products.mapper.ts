import type { Picture, ProductCard, ProductDetail, PublicUser } from '@muge/contract';
import { toPublicUser } from '../users/index.ts';
import type { CardRow } from './product-cards.ts';
import type { DetailRow } from './products.repository.ts';

/** Cents become euros. */
function euros(cents: number): number {
  return cents / 100;
}

function picturePath(key: string): string {
  return `/storage/${key}.webp`;
}

/** The town of an address: its last part. `Vilniaus g. 213, Šiauliai` is in `Šiauliai`. */
export function placeOf(address: string | null): string | null {
  return address?.split(',').at(-1)?.trim() || null;
}

/** A row of a list in its wire shape. */
export function toProductCard(row: CardRow): ProductCard {
  return {
    id: row.id,
    user_id: row.user_id,
    name: row.name,
    description: row.description,
    price: euros(row.price_cents),
    old_price: row.old_price_cents === null ? null : euros(row.old_price_cents),
    thumbnail: row.pictures.map(({ key }) => picturePath(key)),
    thumbhash: row.pictures[0]?.thumbhash ?? null,
    category_id: row.category_id,
    subcategory_id: row.subcategory_id,
    subcategory_name: row.subcategory_name,
    address: row.address,
    place: placeOf(row.address),
    language: row.language,
    status: row.status,
    state: row.state,
    is_favorite: Boolean(row.is_favorite),
    created_at: row.created_at.toISOString(),
  };
}

function toPicture(picture: DetailRow['pictures'][number]): Picture {
  return { url: picturePath(picture.key), width: picture.width, height: picture.height, thumbhash: picture.thumbhash };
}

function toSeller(row: DetailRow): PublicUser {
  return toPublicUser({
    id: row.user_id,
    name: row.seller_name,
    avatar: row.seller_avatar,
    updated_at: row.seller_updated_at,
    phone: row.contact_phone ?? row.seller_phone,
    phone_verified_at: row.seller_phone_verified_at,
    rating_sum: row.seller_rating_sum,
    reviews_count: row.seller_reviews_count,
    company_confirmed_at: row.seller_company_confirmed_at,
    identity_confirmed_at: row.seller_identity_confirmed_at,
    subscribers_count: row.seller_subscribers_count,
    subscriptions_count: row.seller_subscriptions_count,
  });
}

/** A product in the shape that its page shows; its owner sees more of it. */
export function toProductDetail(row: DetailRow, isOwner: boolean): ProductDetail {
  return {
    ...toProductCard(row),
    description: row.full_description,
    category_name: row.category_name,
    specifications: Object.fromEntries(row.specifications),
    specification_names: [...new Set(row.specifications.map(([name]) => name))],
    options: row.options,
    pictures: row.pictures.map(toPicture),
    watch_count: row.watch_count,
    written_count: row.written_count,
    called_count: row.called_count,
    updated_at: row.updated_at.toISOString(),
    available: row.status === 'Published',
    has_phone: (row.contact_phone ?? row.seller_phone) !== null,
    price_changes: row.price_changes.map(({ price_cents, changed_at }) => ({
      price: euros(price_cents),
      changed_at: new Date(changed_at).toISOString(),
    })),
    owner: isOwner
      ? { contact_phone: row.contact_phone, contact_email: row.contact_email, hidden_reason: row.hidden_reason }
      : null,
    user: toSeller(row),
  };
}

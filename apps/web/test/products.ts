import type { ProductCard } from '@muge/contract';

/** A product of a list; what a test is about is given. */
export function aProduct(changes: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 7,
    user_id: 1,
    name: 'Miesto dviratis Gazelle Orange C8',
    description: 'Tvarkingas, su krepšiu.',
    price: 340,
    old_price: null,
    thumbnail: ['/storage/abcdef.webp'],
    thumbhash: null,
    category_id: 1,
    subcategory_id: 4,
    subcategory_name: 'Bicycles',
    address: 'Gedimino pr. 1, Vilnius',
    place: 'Vilnius',
    language: 'lt',
    status: 'Published',
    state: 'used',
    is_favorite: false,
    created_at: '2025-11-27T07:14:52.000Z',
    ...changes,
  };
}

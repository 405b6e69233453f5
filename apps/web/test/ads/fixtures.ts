import type { Ad } from '@muge/contract';

/** An ad of Rasa's that runs; what a test is about is given. */
export function anAd(changes: Partial<Ad> = {}): Ad {
  return {
    id: 9,
    user_id: 5,
    name: 'Dviračių remontas',
    description: 'Per vieną dieną.',
    category_id: 1,
    category_name: 'Transport',
    subcategory_id: [12],
    subcategory_names: ['Bicycles'],
    type: 'image',
    status: 'available',
    content: { image_url: ['/storage/aaaaaaaa.webp'], link: 'https://example.lt/remontas' },
    priority: 'best',
    start_date: '2025-11-01',
    end_date: '2099-12-31',
    clicks_count: 21,
    approved: true,
    revision: 1,
    hidden_reason: null,
    running: true,
    created_at: '2025-11-27T07:14:52.000Z',
    ...changes,
  };
}

import type { Ad } from '@muge/contract';
import type { AdRow } from './ads.repository.ts';

/** An ad in its wire shape; `today` is the date in Vilnius, YYYY-MM-DD. */
export function toAd(row: AdRow, today: string): Ad {
  const approved = row.approved_at !== null;
  return {
    id: row.id,
    user_id: row.user_id,
    name: row.name,
    description: row.description,
    category_id: row.category_id,
    category_name: row.category_name,
    subcategory_id: row.subcategories.map(({ id }) => id),
    subcategory_names: row.subcategories.map(({ name }) => name),
    type: 'image',
    status: 'available',
    content: { image_url: row.image_urls, link: row.link },
    priority: row.priority,
    start_date: row.start_date,
    end_date: row.end_date,
    clicks_count: row.clicks_count,
    approved,
    revision: row.revision,
    hidden_reason: row.hidden_reason,
    running: approved && row.hidden_reason === null && row.start_date <= today && today <= row.end_date,
    created_at: row.created_at.toISOString(),
  };
}

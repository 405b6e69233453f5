import { AppError } from '../../http/app-error.ts';
import type { AdsRepository } from './ads.repository.ts';

/** The connection that a transaction runs on. */
type Client = Parameters<AdsRepository['lock']>[0];

/** What of an ad refers to other rows. */
export interface AdReferences {
  readonly userId: number;
  readonly categoryId: number;
  readonly subcategoryIds: readonly number[];
  /** At most one path; empty where it stays as it was. */
  readonly newPictures: readonly string[];
}

function refuse(field: string, sentence: string): AppError {
  return new AppError('validation_failed', { errors: { [field]: [sentence] } });
}

/**
 * validation_failed unless the category is there, the subcategories are its own, and the picture is the advertiser's
 * own upload. Specification: decisions, ads and images.
 */
export async function checkReferences(ads: AdsRepository, client: Client, references: AdReferences): Promise<void> {
  const { userId, categoryId, subcategoryIds, newPictures } = references;
  if (!(await ads.hasCategory(client, categoryId))) throw refuse('category_id', 'Choose a category from the list.');
  const fitting = await ads.subcategoriesOf(client, categoryId, subcategoryIds);
  if (fitting.length < subcategoryIds.length) {
    throw refuse('subcategory_id', 'Choose subcategories of the chosen category.');
  }
  for (const path of newPictures) {
    const key = /^\/storage\/([^/?#]+)\.webp$/.exec(path)?.[1];
    if (key === undefined || !(await ads.hasPicture(client, userId, key))) {
      throw refuse('content.image_url', 'Upload the picture first: an ad shows your own pictures alone.');
    }
  }
}

/** validation_failed unless the ad ends on the day it starts or later. */
export function checkDates(start: string, end: string): void {
  if (start > end) throw refuse('end_date', 'The end date must not be before the start date.');
}

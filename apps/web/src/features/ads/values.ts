import type { Ad, EndpointInput, Endpoints } from '@muge/contract';
import { isObject, isText } from '../../lib/draft.ts';
import { readLink } from './link.ts';

/** What stands in the form, as it was typed. */
export interface AdValues {
  name: string;
  categoryId: number | null;
  subcategoryIds: readonly number[];
  link: string;
  /** `YYYY-MM-DD`; empty while nothing was chosen. */
  startDate: string;
  endDate: string;
  description: string;
}

/** What a new ad sends; a change sends the same. */
export type AdBody = EndpointInput<Endpoints['POST /{id}/createad']>['body'];

/** A form that was found right. */
export interface Sent {
  values: AdValues;
  /** Pictures that were chosen; the ad isn't sent without them. */
  pictures: number;
  /** Whatever somebody made of it meanwhile is written over. */
  over?: boolean;
}

/** A form for a new ad. */
export const newValues: AdValues = {
  name: '',
  categoryId: null,
  subcategoryIds: [],
  link: '',
  startDate: '',
  endDate: '',
  description: '',
};

/** A form that shows an ad as it is. */
export function valuesOf(ad: Ad): AdValues {
  return {
    name: ad.name,
    categoryId: ad.category_id,
    subcategoryIds: ad.subcategory_id,
    link: ad.content.link,
    startDate: ad.start_date,
    endDate: ad.end_date,
    description: ad.description,
  };
}

/** What is sent of a form that was found right; null where category, link or a chosen picture are missing. */
export function bodyOf(
  { values, pictures: chosen }: Sent,
  pictures: readonly { readonly url: string }[],
): Omit<AdBody, 'status'> | null {
  const link = readLink(values.link);
  if (values.categoryId === null || link === null || pictures.length < chosen) return null;
  return {
    name: values.name.trim(),
    description: values.description.trim() || null,
    category_id: values.categoryId,
    subcategory_id: [...values.subcategoryIds],
    type: 'image',
    content: { image_url: pictures.map(({ url }) => url), link },
    // Specification: signed-in part, section 4 (ad update). New ads get it too, or changing one would lift it.
    priority: 'best',
    start_date: values.startDate,
    end_date: values.endDate,
  };
}

/** Where a form is kept: one for each person and ad. */
export function draftKey(userId: number, adId: number | null): string {
  return `adDraft.${userId}.${adId ?? 'new'}`;
}

/** Whether what was kept still is what the form holds. */
export function areValues(value: unknown): value is AdValues {
  return (
    isObject(value) &&
    [value.name, value.link, value.startDate, value.endDate, value.description].every(isText) &&
    (value.categoryId === null || typeof value.categoryId === 'number') &&
    Array.isArray(value.subcategoryIds) &&
    value.subcategoryIds.every((id) => typeof id === 'number')
  );
}

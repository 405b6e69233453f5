import { AD_DATES } from '@muge/contract/limits';
import { readLink } from './link.ts';
import type { AdValues } from './values.ts';

/** What can be wrong with a field; keys of `ads:rules`. */
export type Rule = 'required' | 'link' | 'date' | 'dates' | 'picture';

/** The form's fields, by their names on the wire. */
export type Field =
  | 'picture'
  | 'category_id'
  | 'subcategory_id'
  | 'name'
  | 'link'
  | 'start_date'
  | 'end_date'
  | 'description';

function dateProblem(date: string): Rule | null {
  if (date === '') return 'required';
  return date < AD_DATES.first || date > AD_DATES.last ? 'date' : null;
}

/** What is wrong with a form: category, name, link and both dates are needed. Specification: signed-in part, section 5. */
export function validate(values: AdValues, picture: 'failed' | 'fine'): ReadonlyMap<Field, Rule> {
  const wrong = new Map<Field, Rule>();
  if (picture === 'failed') wrong.set('picture', 'picture');
  if (values.categoryId === null) wrong.set('category_id', 'required');
  if (values.name.trim() === '') wrong.set('name', 'required');
  if (values.link.trim() === '') wrong.set('link', 'required');
  else if (readLink(values.link) === null) wrong.set('link', 'link');
  const start = dateProblem(values.startDate);
  const end = dateProblem(values.endDate);
  if (start) wrong.set('start_date', start);
  if (end) wrong.set('end_date', end);
  else if (!start && values.endDate < values.startDate) wrong.set('end_date', 'dates');
  return wrong;
}

const fields: Readonly<Record<string, Field>> = {
  name: 'name',
  description: 'description',
  category_id: 'category_id',
  subcategory_id: 'subcategory_id',
  start_date: 'start_date',
  end_date: 'end_date',
  'content.link': 'link',
  'content.image_url': 'picture',
};

/** Our field for the server's, which may name a place in a list; null for those that nobody fills in. */
export function fieldOf(name: string): Field | null {
  return fields[name.replace(/\.\d+$/, '')] ?? null;
}

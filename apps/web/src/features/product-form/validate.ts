import type { OptionField } from '@muge/contract';
import { parsePrice } from '@muge/i18n/price';
import { type FormValues, filledPairs, type TargetStatus } from './values.ts';

/** What can be wrong with a field; keys of `selling:rules`. */
export type Rule =
  | 'required'
  | 'email'
  | 'number'
  | 'phone'
  | 'picture'
  | 'specificationName'
  | 'specificationTwice'
  | 'price.empty'
  | 'price.notNumber'
  | 'price.negative'
  | 'price.unclear'
  | 'price.tooHigh';

/** Fields by their names on the wire; `options.<key>` and `specifications.<key of the pair>` for those of lists. */
export type Wrong = ReadonlyMap<string, Rule>;

/** Something before an @, and a name with a dot after it; the server looks closer. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const number = /^[+-]?\d{1,15}([.,]\d{1,6})?$/;

function pairs({ specifications }: FormValues, wrong: Map<string, Rule>): void {
  const seen = new Set<string>();
  for (const { key, name } of filledPairs(specifications)) {
    const trimmed = name.trim();
    if (trimmed === '') wrong.set(`specifications.${key}`, 'specificationName');
    else if (seen.has(trimmed)) wrong.set(`specifications.${key}`, 'specificationTwice');
    seen.add(trimmed);
  }
}

/**
 * What is wrong with a form. Name, price, email and category are always needed; phone and address for drafts, and for
 * every change. Specification: signed-in part, section 5.
 */
export function validate(
  values: FormValues,
  fields: readonly OptionField[],
  { isNew, status }: { isNew: boolean; status: TargetStatus },
): Wrong {
  const wrong = new Map<string, Rule>();
  if (values.name.trim() === '') wrong.set('name', 'required');
  if (values.categoryId === null) wrong.set('category_id', 'required');
  const price = parsePrice(values.price);
  if (!price.ok) wrong.set('price', `price.${price.problem}`);
  if (values.email.trim() === '') wrong.set('contact_email', 'required');
  else if (!email.test(values.email.trim())) wrong.set('contact_email', 'email');
  if (!isNew || status === 'Saved') {
    if (values.phone.trim() === '') wrong.set('contact_phone', 'required');
    if (values.address.trim() === '') wrong.set('address', 'required');
  }
  for (const { key, type } of fields) {
    const text = values.options[key]?.trim() ?? '';
    if (type === 'number' && text !== '' && !number.test(text)) wrong.set(`options.${key}`, 'number');
  }
  pairs(values, wrong);
  return wrong;
}

/** The rule that says better what the server finds wrong with a field; null where its own sentence does. */
export function ruleOf(field: string): Rule | null {
  if (field === 'contact_phone') return 'phone';
  if (field === 'thumbnail') return 'picture';
  return field === 'contact_email' ? 'email' : null;
}

/** Whether something that had to be filled in wasn't. */
export function lacksSomething(wrong: Wrong): boolean {
  return [...wrong.values()].some((rule) => rule === 'required' || rule === 'price.empty');
}

import type { EndpointInput, Endpoints, OptionField, ProductDetail, ProductState, Profile } from '@muge/contract';
import { formatPriceInput, parsePrice } from '@muge/i18n/price';

/** A specification as it is typed; `key` tells the lines apart while they are edited. */
export interface SpecificationPair {
  key: string;
  name: string;
  value: string;
}

/** What stands in the form, as it was typed. */
export interface FormValues {
  name: string;
  categoryId: number | null;
  subcategoryId: number | null;
  price: string;
  phone: string;
  email: string;
  state: ProductState | null;
  address: string;
  /** By the key of the subcategory's option; truths are `true` and `false`. */
  options: Readonly<Record<string, string>>;
  description: string;
  specifications: readonly SpecificationPair[];
}

/** How a form is left. Specification: signed-in part, section 4. */
export type TargetStatus = 'Published' | 'Saved';

/** What a new product or a change sends. */
export type ProductBody = EndpointInput<Endpoints['POST /products']>['body'];

/** A new pair that nothing was typed into; `taken` are those beside it. */
export function emptyPair(taken: readonly SpecificationPair[]): SpecificationPair {
  const next = Math.max(0, ...taken.map(({ key }) => Number(key.slice(1)) || 0)) + 1;
  return { key: `p${next}`, name: '', value: '' };
}

/** A form for a new product: the person's contacts stand there already. */
export function newValues({ phone, email, address }: Profile): FormValues {
  return {
    name: '',
    categoryId: null,
    subcategoryId: null,
    price: '',
    phone: phone ?? '',
    email: email ?? '',
    state: null,
    address: address ?? '',
    options: {},
    description: '',
    specifications: [],
  };
}

/** A form that shows a product as it is. */
export function valuesOf(product: ProductDetail, profile: Profile): FormValues {
  return {
    name: product.name,
    categoryId: product.category_id,
    subcategoryId: product.subcategory_id,
    price: formatPriceInput(Math.round(product.price * 100)),
    phone: product.owner?.contact_phone ?? profile.phone ?? '',
    email: product.owner?.contact_email ?? profile.email ?? '',
    state: product.state,
    address: product.address ?? '',
    options: Object.fromEntries(Object.entries(product.options).map(([key, value]) => [key, String(value)])),
    description: product.description,
    specifications: product.specification_names.map((name, index) => ({
      key: `p${index + 1}`,
      name,
      value: product.specifications[name] ?? '',
    })),
  };
}

/** Euros of a price's text; null where it is no price. */
export function eurosOf(text: string): number | null {
  const price = parsePrice(text);
  return price.ok ? price.cents / 100 : null;
}

/** Pairs of which anything was typed. */
export function filledPairs(pairs: readonly SpecificationPair[]): readonly SpecificationPair[] {
  return pairs.filter(({ name, value }) => name.trim() !== '' || value.trim() !== '');
}

/** A form that was found right. */
export interface Sent {
  values: FormValues;
  fields: readonly OptionField[];
  status: TargetStatus;
  /** Whatever somebody made of it meanwhile is written over. */
  over?: boolean;
}

/** What is sent of a form that was found right; null where name, price or category are missing. */
export function bodyOf(
  { values, fields, status }: Sent,
  pictures: readonly { readonly url: string }[],
): ProductBody | null {
  const price = eurosOf(values.price);
  if (price === null || values.categoryId === null) return null;
  const pairs = filledPairs(values.specifications).map(({ name, value }) => [name.trim(), value.trim()] as const);
  return {
    name: values.name.trim(),
    price,
    category_id: values.categoryId,
    subcategory_id: values.subcategoryId,
    contact_phone: values.phone.trim() || null,
    contact_email: values.email.trim() || null,
    // The whole word, not its first letter. Specification: decisions, state.
    state: values.state,
    address: values.address.trim() || null,
    options: Object.fromEntries(fields.map(({ key }) => [key, values.options[key]?.trim() || null])),
    description: values.description.trim() || null,
    specifications: Object.fromEntries(pairs),
    specification_names: pairs.map(([name]) => name),
    thumbnail: pictures.map(({ url }) => url),
    status,
  };
}

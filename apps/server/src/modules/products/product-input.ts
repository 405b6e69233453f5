import type { Language, ProductChange } from '@muge/contract';
import { AppError } from '../../http/app-error.ts';
import { normalisePhone } from '../users/index.ts';
import { languageOfWords } from './language-of-words.ts';
import type {
  EditingTransaction,
  ProductColumns,
  ProductEditingRepository,
  StoredProduct,
} from './product-editing.repository.ts';
import { readOptions } from './product-options.ts';
import { orderSpecifications, type Specifications } from './product-specifications.ts';

/** Whose product it is, and how it stands so far; null for a new one. */
interface Context {
  readonly userId: number;
  /** The language of the caller's interface. */
  readonly language: Language;
  readonly stored: StoredProduct | null;
}

/** What is to be written; pictures are null where they stay as they are. */
export interface Written {
  readonly columns: ProductColumns;
  readonly pictureIds: readonly number[] | null;
}

type Errors = Record<string, string[]>;

/** `/storage/<key>.webp`, perhaps with a width. */
function keyOfPath(path: string): string | null {
  return /^\/storage\/([\w-]+)\.webp(?:\?w=\d+)?$/.exec(path)?.[1] ?? null;
}

/** Cents of a price that has at most two decimals. */
export function centsOf(euros: number): number {
  return Math.round(euros * 100);
}

function specificationsOf(input: ProductChange, stored: StoredProduct | null): Specifications | undefined {
  if (input.specifications === undefined && input.specification_names === undefined) return undefined;
  const before = stored?.specifications ?? [];
  return orderSpecifications(
    input.specifications ?? Object.fromEntries(before),
    input.specification_names ?? before.map(([name]) => name),
  );
}

/** A number that is already there stays as it is, whatever today's rules think of it. */
function phoneOf(text: string | null | undefined, stored: StoredProduct | null, errors: Errors) {
  if (text === undefined || text === null || text === stored?.contact_phone) return text;
  const phone = normalisePhone(text);
  if (phone === null) errors.contact_phone = ['Enter a phone number such as +370 612 34567.'];
  return phone;
}

function languageFor(input: ProductChange, { stored, language }: Context): Language | undefined {
  if (input.language !== undefined && input.language !== null) return input.language;
  // Said once, or found out once, it stays; null asks to find it out again.
  if (stored !== null && input.language === undefined) return undefined;
  const name = input.name ?? stored?.name ?? '';
  const description = input.description === undefined ? stored?.description : input.description;
  return languageOfWords(`${name} ${description ?? ''}`, language);
}

/**
 * Turns what was sent into what is written, holding it against the taxonomy and the caller's own pictures;
 * validation_failed with every field that is wrong. Specification: decisions, products and ads.
 */
export function createProductInput(editing: ProductEditingRepository) {
  async function readTaxonomy(
    transaction: EditingTransaction,
    input: ProductChange,
    stored: StoredProduct | null,
    errors: Errors,
  ): Promise<Pick<ProductColumns, 'category_id' | 'subcategory_id' | 'options'>> {
    const categoryId = input.category_id ?? stored?.category_id ?? 0;
    const subcategoryId = input.subcategory_id === undefined ? (stored?.subcategory_id ?? null) : input.subcategory_id;
    if (!(await editing.categoryExists(transaction, categoryId))) {
      errors.category_id = ['There is no such category.'];
      return {};
    }
    if (subcategoryId !== null && !(await editing.subcategoryBelongs(transaction, subcategoryId, categoryId))) {
      errors.subcategory_id = ['Choose a subcategory of the category.'];
      return {};
    }
    const moved = stored !== null && subcategoryId !== stored.subcategory_id;
    const places = { category_id: categoryId, subcategory_id: subcategoryId };
    if (input.options === undefined && !moved) return places;
    const rules = subcategoryId === null ? [] : await editing.optionRules(transaction, subcategoryId);
    const before = stored?.options ?? {};
    const read = readOptions(input.options ?? before, rules, moved ? {} : before);
    // What was said of the former subcategory and does not fit the new one is dropped without a word.
    if (input.options !== undefined) Object.assign(errors, read.errors);
    return { ...places, options: read.options };
  }

  async function readPictures(
    transaction: EditingTransaction,
    paths: readonly string[] | undefined,
    { userId, stored }: Context,
    errors: Errors,
  ): Promise<number[] | null> {
    if (paths === undefined) return null;
    const keys = [...new Set(paths.map(keyOfPath))];
    const known = keys.filter((key) => key !== null);
    const owner = { userId, productId: stored?.id ?? null };
    const rows = known.length === 0 ? [] : await editing.usablePictures(transaction, known, owner);
    const ids = new Map(rows.map(({ key, id }) => [key, id]));
    const usable = known.flatMap((key) => ids.get(key) ?? []);
    if (usable.length !== keys.length) errors.thumbnail = ['Use pictures that you have uploaded yourself.'];
    return usable;
  }

  return {
    async read(transaction: EditingTransaction, input: ProductChange, context: Context): Promise<Written> {
      const { stored } = context;
      const errors: Errors = {};
      const columns: ProductColumns = {
        ...(await readTaxonomy(transaction, input, stored, errors)),
        name: input.name,
        description: input.description === null ? '' : input.description,
        price_cents: input.price === undefined ? undefined : centsOf(input.price),
        specifications: specificationsOf(input, stored),
        address: input.address,
        state: input.state,
        status: input.status,
        contact_phone: phoneOf(input.contact_phone, stored, errors),
        contact_email: input.contact_email,
        language: languageFor(input, context),
      };
      const pictureIds = await readPictures(transaction, input.thumbnail, context, errors);
      if (Object.keys(errors).length > 0) throw new AppError('validation_failed', { errors });
      return { columns, pictureIds };
    },
  };
}

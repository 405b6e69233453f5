import { PRODUCT_LIMITS } from '@muge/contract/limits';

/** What a product may say of one option of its subcategory. */
export interface OptionRule {
  readonly key: string;
  readonly type: 'text' | 'number' | 'select' | 'boolean';
  readonly choices: readonly { readonly key: string }[] | null;
}

type Given = Readonly<Record<string, string | number | boolean | null>>;
type Options = Record<string, string | number | boolean>;

interface ReadOptions {
  readonly options: Options;
  /** Sentences by `options.<key>`. */
  readonly errors: Record<string, string[]>;
}

/** A value as its rule wants it, or the sentence that says why it cannot be one. */
type Reading = { readonly value: string | number | boolean } | { readonly problem: string };

/** Numbers as large as this have more digits than anybody reads. */
const TOO_LARGE = 1e15;

function readNumber(text: string): Reading {
  const value = /^[+-]?\d{1,15}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return Number.isNaN(value) ? { problem: 'Enter a number.' } : { value };
}

function readBoolean(text: string): Reading {
  if (text === 'true' || text === '1') return { value: true };
  if (text === 'false' || text === '0') return { value: false };
  return { problem: 'Must be true or false.' };
}

function read({ type, choices }: OptionRule, given: string | number | boolean): Reading {
  const text = String(given).trim();
  switch (type) {
    case 'text':
      return text.length <= PRODUCT_LIMITS.optionText
        ? { value: text }
        : { problem: `Must have at most ${PRODUCT_LIMITS.optionText} characters.` };
    case 'number':
      return typeof given === 'number' && Math.abs(given) < TOO_LARGE ? { value: given } : readNumber(text);
    case 'boolean':
      return readBoolean(text);
    case 'select':
      return choices?.some(({ key }) => key === text) ? { value: text } : { problem: 'Choose one of the list.' };
  }
}

/**
 * Values of a subcategory's options. What the subcategory does not know is ignored, an empty value is none; numbers and
 * truths may arrive as texts. What the product says already stays, though the choices may have changed since. Specification: decisions, subcategory.options and bodies.
 */
export function readOptions(given: Given, rules: readonly OptionRule[], before: Given = {}): ReadOptions {
  const options: Options = {};
  const errors: Record<string, string[]> = {};
  for (const rule of rules) {
    const value = Object.hasOwn(given, rule.key) ? given[rule.key] : null;
    if (value === null || value === undefined || String(value).trim() === '') continue;
    const isKept = Object.hasOwn(before, rule.key) && before[rule.key] === value;
    const reading = isKept ? { value } : read(rule, value);
    if ('value' in reading) options[rule.key] = reading.value;
    else errors[`options.${rule.key}`] = [reading.problem];
  }
  return { options, errors };
}

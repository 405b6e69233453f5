import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The server's sentences about fields, which carry no code of their own, by the text that says the same. */
const sentences = {
  'Must have at least 1 character.': 'required',
  'Enter a text.': 'text',
  'Enter a number.': 'number',
  'Enter a whole number.': 'whole',
  'Choose one of the list.': 'choice',
  'Must be true or false.': 'choice',
  'There is no such category.': 'category',
  'Choose a category from the list.': 'category',
  'Choose a subcategory of the category.': 'subcategory',
  'Choose subcategories of the chosen category.': 'subcategories',
  'Use pictures that you have uploaded yourself.': 'picture',
  'Upload the picture first: an ad shows your own pictures alone.': 'picture',
  'Enter a price such as 25 or 25.50.': 'price',
  'A price has at most two decimals.': 'decimals',
  'Enter a phone number such as +370 612 34567.': 'phone',
  'Enter a link that begins with http:// or https://.': 'link',
  'Choose a date between 2000 and 2100.': 'date',
  'The end date must not be before the start date.': 'dates',
} as const;

function isKnown(sentence: string): sentence is keyof typeof sentences {
  return Object.hasOwn(sentences, sentence);
}

/** Sentences with a bound in them. */
const lengths = [
  [/^Must have at least (\d+) characters?\.$/, 'shortest'],
  [/^Must have at most (\d+) characters?\.$/, 'longest'],
] as const;
const values = [
  [/^Must be at least (\S+)\.$/, 'least'],
  [/^Must be at most (\S+)\.$/, 'most'],
] as const;

/** A sentence of the server about a field in the language of `texts`; unknown ones stay English for English readers. */
function translate(texts: i18n, sentence: string): string {
  const t = texts.getFixedT(texts.language, 'errors', 'field');
  if (isKnown(sentence)) return t(sentences[sentence]);
  for (const [pattern, key] of lengths) {
    const bound = pattern.exec(sentence)?.[1];
    if (bound !== undefined) return t(key, { count: Number(bound) });
  }
  for (const [pattern, key] of values) {
    const bound = pattern.exec(sentence)?.[1];
    if (bound !== undefined) return t(key, { bound });
  }
  return texts.language === 'en' ? sentence : t('other');
}

/** A function that says a sentence of the server about a field in the language on screen. */
export function useFieldText(): (sentence: string) => string {
  const { i18n: texts } = useTranslation('errors');
  return useCallback((sentence) => translate(texts, sentence), [texts]);
}

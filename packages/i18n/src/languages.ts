/** The languages of the interface, in the order in which they are offered. Specification: public part, section 9. */
export const languages = ['en', 'lt', 'ru'] as const;

/** A language of the interface as a BCP 47 tag. */
export type Language = (typeof languages)[number];

/** The language for those whose browser asks for none of ours. */
export const defaultLanguage: Language = 'en';

/** Each language's name in itself, for the language menu. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', lt: 'Lietuvių', ru: 'Русский' };

/** Tells whether `value` (from storage, a header, a form) is one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The first of ours among tags in order of preference (`navigator.languages`, a parsed `Accept-Language`).
 * Regions don't count: `lt-LT` is `lt`.
 */
export function matchLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return defaultLanguage;
}

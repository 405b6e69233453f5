/** Plural categories of CLDR that one of our languages uses. */
export type PluralCategory = 'one' | 'few' | 'many' | 'other';

/** The plural categories each language needs, as `Intl.PluralRules` names them. */
export interface PluralCategories {
  en: 'one' | 'other';
  lt: 'one' | 'few' | 'many' | 'other';
  ru: 'one' | 'few' | 'many' | 'other';
}

/**
 * The shape a translation of `Source` (an English namespace) must have: the same keys, and for each English pair
 * `key_one`, `key_other` one key for every plural category of the target language.
 */
export type Translation<Source, Category extends PluralCategory> = {
  [Key in keyof Source as Key extends `${string}_${PluralCategory}` ? never : Key]: Source[Key] extends string
    ? string
    : Translation<Source[Key], Category>;
} & {
  [Key in keyof Source as Key extends `${infer Base}_one` ? `${Base}_${Category}` : never]: string;
};

/** A Lithuanian namespace, typed against its English original. */
export type Lithuanian<Source> = Translation<Source, PluralCategories['lt']>;

/** A Russian namespace, typed against its English original. */
export type Russian<Source> = Translation<Source, PluralCategories['ru']>;

/**
 * A query with what it must find and what it must not, by the beginnings of names, and why. Names are those of the
 * fixture or of the demo house.
 */
export type Pair = readonly [query: string, finds: readonly string[], not: readonly string[], why: string];

/** A query with names in the order in which they must come; others may stand between them. */
export type OrderPair = readonly [query: string, order: readonly string[], why: string];

/** A listing beside those of the demo house. */
export interface FixtureListing {
  readonly name: string;
  readonly description?: string;
  readonly address?: string;
  readonly language?: 'en' | 'lt' | 'ru';
  /** Slugs of its category and subcategory, with a slash between. */
  readonly subcategory?: string;
}

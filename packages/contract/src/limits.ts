/** Bounds and constants that both sides know. No zod here, so that the web application can read them for free. */

/** Largest 32-bit integer: the highest id there can be. */
export const MAX_ID = 2_147_483_647;

/** Highest price in euros. Specification: decisions, wire conventions. */
export const MAX_PRICE = 100_000_000;

/** Rows a page when nothing is asked for, and at most. Specification: decisions, search. */
export const PER_PAGE = { default: 30, max: 100 } as const;

/** Deepest page by number; deeper ones by cursor. */
export const MAX_PAGE = 1000;

/** Longest cursor, in characters: it may carry the longest name there is, in any alphabet. */
export const MAX_CURSOR_LENGTH = 2000;

/** Counts are exact up to this number, beyond it they are capped. */
export const MAX_TOTAL = 1000;

/** Categories, or subcategories of one, that are counted at most. */
export const MAX_COUNTED = 500;

/** Longest search text and place, in characters. */
export const MAX_QUERY_LENGTH = 200;

/** Product fields, in characters or pieces. */
export const PRODUCT_LIMITS = {
  name: 200,
  description: 10_000,
  address: 300,
  pictures: 9,
  specifications: 6,
  specificationName: 100,
  specificationValue: 300,
  options: 40,
  optionText: 200,
  /** Products and drafts that a person may put up in a day. */
  perDay: 100,
  /** Products of a person that may come into the lists as new in a day, drafts of earlier days too. */
  publishedPerDay: 100,
} as const;

/** Earlier prices that a product's page tells. */
export const MAX_PRICE_CHANGES = 20;

/** Pictures that somebody uploads. Specification: decisions, images. */
export const UPLOAD_LIMITS = {
  /** Bytes of one file. */
  bytes: 10 * 1024 * 1024,
  /** Width times height. */
  pixels: 50_000_000,
  /** Width and height each: as far as a JPG goes. Millions of rows of a pixel each would take a minute to read. */
  side: 65_535,
  /** Files a person may upload in a day. */
  perDay: 300,
  /** An upload that nothing refers to is kept this long. */
  keptDays: 7,
  /** An address of a hidden picture is good at least this long. */
  proofMinutes: 10,
} as const;

/** Ads, in characters or pieces. */
export const AD_LIMITS = {
  name: 200,
  description: 2000,
  link: 2000,
  priority: 20,
  subcategories: 50,
  /** Ads that a person may put up in a day. */
  perDay: 20,
  /** Running ads in one answer. */
  running: 30,
} as const;

/** The first and the last day that an ad may begin or end on, YYYY-MM-DD. */
export const AD_DATES = { first: '2000-01-01', last: '2100-12-31' } as const;

/** Moderators' words, in characters. */
export const MODERATION_LIMITS = { reason: 500 } as const;

/** Products a page on the seller page. Specification: signed-in, section 9. */
export const SELLER_PER_PAGE = 12;

/** The best offers: how many, how many a slide, and milliseconds before the next slide. Specification: signed-in, section 9. */
export const BEST_OFFERS = { count: 12, perSlide: 3, advance: 5000 } as const;

/** Suggestions of places in one answer. */
export const MAX_PLACES = 10;

/** Suggestions of a search box: how many of each kind, and characters of a word. */
export const SUGGESTION_LIMITS = { categories: 4, words: 6, word: 40 } as const;

/** Seconds and milliseconds that the interface keeps. Specification: public, section 9. */
export const TIMINGS = {
  /** Debounce of the price filter, ms. */
  priceDebounce: 100,
  /** A notification stays this long, ms. */
  toast: 5000,
  /** The not-found page leaves after, ms. */
  notFoundRedirect: 2000,
  /** "Link copied" is shown for, ms. */
  linkCopied: 3000,
} as const;

/** Characters of a description before "See more". Specification: signed-in, section 9. */
export const DESCRIPTION_PREVIEW = 150;

/** Similar ads asked for at once. Specification: signed-in, section 9. */
export const SIMILAR_PER_PAGE = 30;

/** Screen widths in CSS pixels at which the layout changes. Specification: public, section 9. */
export const BREAKPOINTS = { desktop: 768, wide: 1024 } as const;

/** Bounds of accounts. Specification: public, section 5; decisions, accounts. */
export const AUTH_LIMITS = {
  /** Characters. */
  name: 100,
  email: 254,
  phone: 40,
  passwordMin: 8,
  /** Characters; 72 bytes of UTF-8 are the real bound, which the server checks. */
  passwordMax: 72,
  codeDigits: 6,
  /** Seconds between two codes to one address. */
  resendSeconds: 30,
} as const;

/** A language of the interface. */
type Language = 'en' | 'lt' | 'ru';

/**
 * When something happened: whole days before the day of seeding, and the clock time of that day in Vilnius as
 * `HH:MM:SS`. Days are counted from 0, today. `momentIn` turns it into a point in time that is never in the future.
 */
export type Moment = readonly [daysAgo: number, time: string];

/** Somebody of the demo house: a private person or a company. */
export type Person = {
  /** Stable name by which listings, chats and reviews refer to the person. */
  readonly key: string;
  readonly name: string;
  /** Null for companies. */
  readonly surname: string | null;
  readonly role: 'user' | 'moderator';
  /** Language of the interface and of mails. */
  readonly language: Language;
  /** A place of the catalogue of places; where the listings are unless they say otherwise. */
  readonly town: string;
  /** Under a domain that is reserved for examples. */
  readonly email: string;
  /** E.164, invented. */
  readonly phone: string;
  readonly phoneVerified: boolean;
  readonly identityConfirmed: boolean;
  readonly companyConfirmed: boolean;
  /** Days since the person registered. */
  readonly joinedDaysAgo: number;
};

/** A value of an option field, by the field's type. */
export type OptionValue = string | number | boolean;

/** An advert of the demo house. */
export type Listing = {
  /** Stable name by which chats, favourites and complaints refer to the listing; unique. */
  readonly key: string;
  readonly title: string;
  /** Two to eight sentences in the seller's voice. */
  readonly description: string;
  /** The language of title, description and specifications. */
  readonly language: Language;
  /** Slug of the taxonomy. */
  readonly subcategory: string;
  /** Euro cents; 0 is free. */
  readonly price: number;
  /** Euro cents before the last change, if it changed. */
  readonly oldPrice?: number;
  readonly state: 'new' | 'used' | 'new-like' | null;
  /** By the keys of the subcategory's fields; sellers leave some of them out. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** At most six pairs, in the seller's order. */
  readonly specifications: readonly (readonly [name: string, value: string])[];
  /** As the seller wrote it: a town, a district or a street with its town. */
  readonly address: string;
  /** A place of the catalogue of places. */
  readonly town: string;
  /** Key of a person. */
  readonly seller: string;
  /** Names of the catalogue of pictures, the cover first; a few listings have none. */
  readonly pictures: readonly string[];
  readonly created: Moment;
  readonly status: 'Published' | 'Saved' | 'archived' | 'completed';
  readonly watchCount: number;
  /** Conversations begun; at least as many as the chats about the listing. */
  readonly writtenCount: number;
  readonly calledCount: number;
};

/** A listing with the category whose file it stands in. */
export type CategorisedListing = Listing & { readonly category: string };

/** What one person thinks of another. Specification: "Reviews". */
export type Review = {
  readonly from: string;
  readonly to: string;
  /** 1 to 5. */
  readonly rating: number;
  /** May be empty. */
  readonly text: string;
  readonly created: Moment;
};

/** One message; `from` is one of the two parties. */
type ChatMessage = { readonly from: 'buyer' | 'seller'; readonly text: string; readonly sent: Moment };

/** A conversation between a buyer and a listing's seller. Specification: "Chats". */
export type Chat = {
  /** Key of the listing. */
  readonly listing: string;
  /** Key of the person who began it; the other party is the listing's seller. */
  readonly buyer: string;
  /** How many of the newest messages the reader of the other side has not opened; never a reader's own. */
  readonly unread: number;
  readonly messages: readonly ChatMessage[];
};

/** A report about a person, with the listing it is about if there is one. Specification: "Complaints". */
export type Complaint = {
  readonly from: string;
  readonly about: string;
  readonly listing?: string;
  /** 1 to 300 characters. */
  readonly text: string;
  readonly status: 'open' | 'upheld' | 'dismissed';
  readonly created: Moment;
};

/** A running advertisement of a company. Specification: "Ads". */
export type Banner = {
  readonly key: string;
  /** Key of the company. */
  readonly advertiser: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** Name of the catalogue of pictures. */
  readonly picture: string;
  /** Slugs of the taxonomy: where it is shown besides the home page. */
  readonly category: string;
  readonly subcategories: readonly string[];
  /** First and last day, relative to the day of seeding. */
  readonly startsInDays: number;
  readonly endsInDays: number;
};

/** Somebody's favourite. */
export type Favourite = { readonly person: string; readonly listing: string; readonly created: Moment };

/** Somebody follows a seller. */
export type Subscription = { readonly subscriber: string; readonly subscribedTo: string; readonly created: Moment };

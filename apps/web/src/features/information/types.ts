import type { ReactNode } from 'react';

/** The pages whose texts live here. `/policy` shows `privacy`. */
export const informationPages = ['about', 'business', 'support', 'career', 'safety', 'terms', 'privacy'] as const;

/** Name of an information page. */
export type InformationPageName = (typeof informationPages)[number];

/** The addresses that information pages are shown under, as they are listed: one of them has two. */
export const informationAddresses = [...informationPages, 'policy'] as const;

/** Name of an information page's address. */
export type InformationAddress = (typeof informationAddresses)[number];

/** A question with its answer, folded until it is pressed. */
export interface Question {
  question: string;
  answer: ReactNode;
}

/** A part of a page under its heading; `id` is its anchor, the same in every language. */
export interface InformationSection {
  id: string;
  title: string;
  body?: ReactNode;
  questions?: readonly Question[];
}

/** A page's text in one language. */
export interface InformationContent {
  title: string;
  /** A sentence or two under the title. */
  lead: string;
  /** Day of the last change of what it says (`YYYY-MM-DD`), where that matters. */
  updated?: string;
  /** Anchor of the list of sections, where it has one of its own. */
  contentsId?: string;
  sections: readonly InformationSection[];
}

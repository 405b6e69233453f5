import type { Language } from '@muge/i18n';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InformationContent, InformationPageName } from './types.ts';

/** One chunk for each page and language. */
const contents = import.meta.glob<{ content: InformationContent }>('./content/*/*.tsx');

async function load(page: InformationPageName, language: Language): Promise<InformationContent> {
  const module = contents[`./content/${language}/${page}.tsx`];
  if (!module) throw new Error(`There is no text of ${page} in ${language}`);
  return (await module()).content;
}

/** A page's text in a language; the one before stays until it is there. */
export function informationQuery(page: InformationPageName, language: Language) {
  return queryOptions({
    queryKey: ['information', page, language],
    queryFn: () => load(page, language),
    staleTime: Number.POSITIVE_INFINITY,
    // The texts hold React elements, which must not be compared and copied piece by piece.
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
}

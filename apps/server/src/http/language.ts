import type { Language } from '@muge/contract';
import { remembered } from './remembered.ts';

const known = new Set<string>(['en', 'lt', 'ru']);

/** The best supported language of as much of a header as is read. */
const bestOf = remembered((header: string): Language => {
  const wishes = header
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find((q) => q !== undefined);
      return { tag: tag.split('-')[0]?.trim() ?? '', quality: quality === undefined ? 1 : Number(quality), order };
    })
    .filter(({ tag, quality }) => known.has(tag) && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order);
  const best = wishes[0]?.tag;
  return best === 'lt' || best === 'ru' ? best : 'en';
});

/**
 * The language of the answer's names: the best supported one of an Accept-Language header, English otherwise.
 * Specification: decisions, languages.
 */
export function languageOf(header: string | undefined): Language {
  return bestOf((header ?? '').slice(0, 200));
}

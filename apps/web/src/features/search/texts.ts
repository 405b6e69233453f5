import type { PageMeta } from '@muge/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import { asksForSomething, type Filters } from './filters.ts';

type Total = Pick<PageMeta, 'total' | 'total_capped'>;

/** Functions that put counts into words; what was counted only up to a limit gets its plus: "1,000+ adverts". */
export function useCountTexts() {
  const { t, i18n } = useTranslation('search');
  const { t: common } = useTranslation();
  const { language } = i18n;
  const number = useCallback((value: number) => formatNumber(value, language), [language]);

  /** "46". */
  const short = ({ total, total_capped }: Total) => `${number(total)}${total_capped ? '+' : ''}`;
  /** "46 adverts". */
  const adverts = ({ total, total_capped }: Total) =>
    total_capped ? t('advertsCapped', { number: number(total) }) : common('adverts', { count: total });
  /** "Show 46 adverts"; without a count while it isn't known. */
  const show = (meta: Total | undefined) => {
    if (!meta) return t('filters.showAny');
    const { total, total_capped } = meta;
    return total_capped ? t('filters.showCapped', { number: number(total) }) : t('filters.show', { count: total });
  };
  /** "Showing 9 of 46"; past what was counted "Showing 1,008 so far", until the end tells how many there are. */
  const showing = (shown: number, counted: Total, isEnd: boolean) => {
    const total = isEnd && counted.total_capped ? { total: shown, total_capped: false } : counted;
    if (total.total_capped && shown >= total.total) return t('more.soFar', { shown: number(shown) });
    return t('more.showing', { shown: number(shown), total: short(total) });
  };

  return { adverts, short, show, showing };
}

/** A function that says the price filter in words: "150 – 9 000 €", "from 150 €". Null when there is none. */
export function usePriceText() {
  const { t } = useTranslation('search');
  return ({ priceMin, priceMax }: Pick<Filters, 'priceMin' | 'priceMax'>): string | null => {
    if (priceMin !== null && priceMax !== null) {
      return t('price.between', { from: formatAmount(priceMin), to: formatAmount(priceMax) });
    }
    if (priceMin !== null) return t('price.from', { from: formatAmount(priceMin) });
    if (priceMax !== null) return t('price.to', { to: formatAmount(priceMax) });
    return null;
  };
}

/** The label of each state under `search:state`. */
export const stateTexts = { new: 'state.new', used: 'state.used', 'new-like': 'state.newLike' } as const;

/** A function that tells a search from others in a few words: "dviratis, Kaunas, up to 500 €". */
export function useSearchTitle() {
  const { t } = useTranslation('search');
  const priceText = usePriceText();
  return (filters: Filters, name: string | undefined): string =>
    [
      filters.q || name || (asksForSomething(filters) ? t('adverts') : t('title')),
      filters.address,
      priceText(filters),
      filters.state && t(stateTexts[filters.state]),
    ]
      .filter(Boolean)
      .join(', ');
}

import { MAX_PRICE, TIMINGS } from '@muge/contract/limits';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/format.ts';
import { parsePrice } from './price.ts';
import { useDraft } from './use-draft.ts';

function write(euros: number | null): string {
  return euros === null ? '' : formatAmount(euros);
}

/**
 * One end of the price filter: what stands in its field, what is wrong with it, and its events. A price is applied
 * 100 ms after the last key, a text that is no price never. Specification: public, sections 4 and 5.
 */
export function usePriceField(value: number | null, onChange: (euros: number | null, replace: boolean) => void) {
  const { t } = useTranslation('search');
  const { text, setText, sent } = useDraft(value, write);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // One visit of the field is one step to go back from, however many prices were applied on the way.
  const applied = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (typed: string) => {
    clearTimeout(timer.current);
    const price = parsePrice(typed);
    if (!price.ok || price.euros === value) return;
    sent(price.euros);
    onChange(price.euros, applied.current);
    applied.current = true;
  };

  const price = parsePrice(text);
  return {
    text,
    error: price.ok ? undefined : t(`price.${price.problem}`, { max: formatAmount(MAX_PRICE) }),
    onFocus: () => {
      applied.current = false;
    },
    onType: (typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => apply(typed), TIMINGS.priceDebounce);
    },
    onLeave: () => {
      apply(text);
      if (price.ok) setText(write(price.euros));
    },
  };
}

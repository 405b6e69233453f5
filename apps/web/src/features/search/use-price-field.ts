import { MAX_PRICE, TIMINGS } from '@muge/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/format.ts';
import { type Bound, readBound } from './price.ts';
import { useDraft } from './use-draft.ts';

function write(euros: number | null): string {
  return euros === null ? '' : formatAmount(euros);
}

/** Whether no more keys could make a price of it. */
function isBeyondMending(price: Bound): boolean {
  return !price.ok && (price.problem === 'tooHigh' || price.problem === 'negative');
}

/**
 * One end of the price filter: what stands in its field, what is wrong with it, and its events. A price is applied
 * 100 ms after the last key, a text that is no price never; what may yet become one is called wrong only once the field
 * is left. Specification: public, sections 4 and 5.
 */
export function usePriceField(value: number | null, onChange: (euros: number | null, replace: boolean) => void) {
  const { t } = useTranslation('search');
  const { text, setText, sent } = useDraft(value, write);
  const [isBeingWritten, setBeingWritten] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // One visit of the field is one step to go back from, however many prices were applied on the way.
  const applied = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (typed: string) => {
    clearTimeout(timer.current);
    const price = readBound(typed);
    if (!price.ok || price.euros === value) return;
    sent(price.euros);
    onChange(price.euros, applied.current);
    applied.current = true;
  };

  const price = readBound(text);
  const isWrong = !price.ok && (!isBeingWritten || isBeyondMending(price));
  return {
    text,
    error: isWrong ? t(`price.${price.problem}`, { max: formatAmount(MAX_PRICE) }) : undefined,
    onFocus: () => {
      applied.current = false;
    },
    onType: (typed: string) => {
      setText(typed);
      setBeingWritten(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => apply(typed), TIMINGS.priceDebounce);
    },
    onLeave: () => {
      apply(text);
      setBeingWritten(false);
      if (price.ok) setText(write(price.euros));
    },
  };
}

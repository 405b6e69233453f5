import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../components/ui/Chip.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { countFilters } from './filters.ts';
import { stateTexts, usePriceText } from './texts.ts';
import type { FilterControls } from './use-filters.ts';

/**
 * What is in force, each to be taken away by itself: the text, then the filters; "Throw off" takes all filters. It
 * belongs to the last chip, so that it never stands on a line of its own.
 */
export function ActiveFilters({ controls: { applied, change, reset } }: { controls: FilterControls }) {
  const { t } = useTranslation('search');
  const priceText = usePriceText();
  const list = useRef<HTMLUListElement>(null);
  const { q, address, state } = applied;
  const price = priceText(applied);
  if (q === '' && countFilters(applied) === 0) return null;

  const chips = [
    q && { key: 'q', text: t('filters.text', { text: q }), remove: () => change({ q: '' }) },
    address && { key: 'address', text: address, remove: () => change({ address: '' }) },
    price && { key: 'price', text: price, remove: () => change({ priceMin: null, priceMax: null }) },
    state && { key: 'state', text: t(stateTexts[state]), remove: () => change({ state: null }) },
  ].filter((chip) => chip !== '' && chip !== null);

  /** What is pressed goes away: the focus moves on to a chip that stays, or to the content. */
  const moveFocus = (key: string | undefined) => {
    const chip = key && list.current?.querySelector<HTMLElement>(`[data-chip="${key}"] button`);
    (chip || document.getElementById('main'))?.focus({ preventScroll: true });
  };

  return (
    <ul className="active-filters" aria-label={t('filters.active')} ref={list}>
      {chips.map(({ key, text, remove }, index) => (
        <li key={key} data-chip={key} className={key === 'q' ? 'active-filters__text' : undefined}>
          <FilterChip
            removeLabel={t('filters.remove', { filter: text })}
            onRemove={() => {
              moveFocus((chips[index + 1] ?? chips[index - 1])?.key);
              remove();
            }}
          >
            {key === 'q' && <Icon of={Search} size={16} />}
            <span className="active-filters__name">{text}</span>
          </FilterChip>
          {index === chips.length - 1 && countFilters(applied) > 0 && (
            <button
              type="button"
              className="quiet active-filters__reset"
              onClick={() => {
                moveFocus(q && 'q');
                reset();
              }}
            >
              {t('filters.reset')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

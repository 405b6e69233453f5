import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';
import type { Filters } from './filters.ts';
import { usePriceField } from './use-price-field.ts';

/** Longest text of a price field: 100 million with its spaces, cents and sign fits. */
const maxLength = 20;

/** The price's two ends. What is wrong stands under both in words. Specification: public, section 5. */
export function PriceFilter({
  priceMin,
  priceMax,
  onChange,
}: Pick<Filters, 'priceMin' | 'priceMax'> & {
  onChange: (changed: Partial<Pick<Filters, 'priceMin' | 'priceMax'>>, replace: boolean) => void;
}) {
  const { t } = useTranslation('search');
  const note = useId();
  const from = usePriceField(priceMin, (euros, replace) => onChange({ priceMin: euros }, replace));
  const to = usePriceField(priceMax, (euros, replace) => onChange({ priceMax: euros }, replace));
  const crossed = priceMin !== null && priceMax !== null && priceMin > priceMax ? t('price.crossed') : undefined;
  const wrong = from.error ?? to.error ?? crossed;

  const ends = [
    { field: from, label: t('filters.priceMin'), placeholder: t('filters.from'), wrong: from.error ?? crossed },
    { field: to, label: t('filters.priceMax'), placeholder: t('filters.to'), wrong: to.error ?? crossed },
  ];
  return (
    <>
      <div className="minmax">
        {ends.map(({ field, label, placeholder, wrong: own }) => (
          <label className={own ? 'field is-bad' : 'field'} key={label}>
            <span className="sr">{label}</span>
            <span className="field__ctl">
              <input
                className="field__in"
                inputMode="decimal"
                autoComplete="off"
                maxLength={maxLength}
                placeholder={placeholder}
                value={field.text}
                aria-invalid={own ? true : undefined}
                aria-describedby={own ? note : undefined}
                onFocus={field.onFocus}
                onChange={(event) => field.onType(event.currentTarget.value)}
                onBlur={field.onLeave}
              />
            </span>
          </label>
        ))}
      </div>
      <p className="field__err minmax__err" id={note} role="status">
        {wrong && (
          <>
            <Icon of={CircleAlert} size={16} />
            {wrong}
          </>
        )}
      </p>
    </>
  );
}

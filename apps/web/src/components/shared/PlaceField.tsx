import { MAX_QUERY_LENGTH } from '@muge/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../lib/debounce.ts';
import { Combobox } from '../ui/Combobox.tsx';
import { placesQuery } from './places.ts';

/** Pause in typing after which places are asked for, ms. */
const pause = 150;

/**
 * The location field: suggests Lithuanian towns, takes any text. `look="capsule"` inside the search capsule, `field` in
 * forms and filters.
 */
export function PlaceField({
  value,
  onChange,
  onChoose,
  look = 'field',
  hideLabel = false,
  autoFocus = false,
}: {
  value: string;
  onChange: (place: string) => void;
  /** A town was chosen from the list (`onChange` was told already). */
  onChoose?: (place: string) => void;
  look?: 'field' | 'capsule';
  hideLabel?: boolean;
  /** Takes the focus as soon as it is there. */
  autoFocus?: boolean;
}) {
  const { t } = useTranslation('layout');
  const asked = useDebounced(value, pause);
  const { data = [], isSuccess } = useQuery({ ...placesQuery(asked), placeholderData: keepPreviousData });

  return (
    <Combobox
      label={t('search.placeLabel')}
      hideLabel={hideLabel}
      look={look}
      icon={MapPin}
      value={value}
      onChange={onChange}
      onChoose={onChoose && (({ text }) => onChoose(text))}
      suggestions={data.map(({ id, name, label, municipality }) => ({
        id,
        text: label,
        hint: label === name && municipality !== name ? municipality : undefined,
      }))}
      emptyText={isSuccess && asked === value ? t('search.noPlace') : undefined}
      placeholder={t('search.place')}
      clearLabel={t('search.clearPlace')}
      maxLength={MAX_QUERY_LENGTH}
      focusOnMount={autoFocus}
    />
  );
}

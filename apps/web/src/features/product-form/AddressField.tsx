import { PRODUCT_LIMITS } from '@muge/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { placesQuery } from '../../components/shared/places.ts';
import { Combobox } from '../../components/ui/Combobox.tsx';
import { useDebounced } from '../../lib/debounce.ts';

/** Pause in typing after which places are asked for, ms. */
const pause = 150;

/** The address: a street as one writes it, and towns suggested for what stands behind its last comma. */
export function AddressField({
  label,
  value,
  onChange,
  required,
  error,
}: {
  label: ReactNode;
  value: string;
  onChange: (address: string) => void;
  required: boolean;
  error: string | undefined;
}) {
  const { t } = useTranslation('selling');
  const cut = value.lastIndexOf(',') + 1;
  const before = value.slice(0, cut);
  const asked = useDebounced(value.slice(cut).trim(), pause);
  const { data = [] } = useQuery({ ...placesQuery(asked), placeholderData: keepPreviousData, enabled: asked !== '' });
  return (
    <Combobox
      label={label}
      icon={MapPin}
      value={value}
      onChange={onChange}
      suggestions={(asked === '' ? [] : data).map((place) => ({
        id: place.id,
        text: before === '' ? place.label : `${before} ${place.label}`,
      }))}
      placeholder={t('form.addressPlaceholder')}
      clearLabel={t('form.clearAddress')}
      maxLength={PRODUCT_LIMITS.address}
      required={required}
      error={error}
    />
  );
}

import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.tsx';
import { Select } from '../../components/ui/Select.tsx';
import type { Filters } from './filters.ts';
import { effectiveSorting, offeredSortings, type SortingName } from './sorting.ts';

interface SortingProps {
  filters: Filters;
  onChange: (sorting: SortingName) => void;
}

function useSortings({ q, sorting }: Filters) {
  const { t } = useTranslation('search');
  const options = offeredSortings(q !== '').map((value) => ({ value, label: t(`sort.${value}`) }));
  return { label: t('sort.label'), options, value: effectiveSorting(sorting, q !== '') };
}

/** The order of the results: a button beside the heading, or a field of the filters. Specification: public, section 4. */
export function SortSelect({ filters, onChange, look }: SortingProps & { look: 'button' | 'field' }) {
  return <Select {...useSortings(filters)} look={look} hideLabel={look === 'field'} onChange={onChange} />;
}

/** The order as a chip for phones: the system's own picker, which no scrolling row can cut off. */
export function SortChip({ filters, onChange }: SortingProps) {
  const { label, options, value } = useSortings(filters);
  return (
    <label className="chip chip--sort">
      <span className="sr">{label}</span>
      <Icon of={ArrowDownUp} size={16} />
      <span aria-hidden="true">{options.find((option) => option.value === value)?.label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

import type { UnlistedStatus } from '@muge/contract';
import { useTranslation } from 'react-i18next';
import { ChipButton } from '../../components/ui/Chip.tsx';
import { unlistedStatuses } from './use-shown-status.ts';

/** Which of one's unpublished products are shown: all, or those of one status. Specification: decisions, status. */
export function StatusFilter({
  value,
  onChange,
}: {
  /** Null for all. */
  value: UnlistedStatus | null;
  onChange: (status: UnlistedStatus | null) => void;
}) {
  const { t } = useTranslation('selling');
  return (
    <fieldset className="owns-filter">
      <legend className="sr">{t('mine.filter')}</legend>
      <ChipButton pressed={value === null} onClick={() => onChange(null)}>
        {t('mine.all')}
      </ChipButton>
      {unlistedStatuses.map((status) => (
        <ChipButton key={status} pressed={value === status} onClick={() => onChange(status)}>
          {t(`mine.filters.${status}`)}
        </ChipButton>
      ))}
    </fieldset>
  );
}

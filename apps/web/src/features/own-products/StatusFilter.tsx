import type { UnlistedCounts, UnlistedStatus } from '@muge/contract';
import { useTranslation } from 'react-i18next';
import { ChipButton } from '../../components/ui/Chip.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { unlistedStatuses } from './use-shown-status.ts';

/** Which of one's unpublished products are shown: all, or those of one status, each with its count. Specification: decisions, status. */
export function StatusFilter({
  value,
  counts,
  onChange,
}: {
  /** Null for all. */
  value: UnlistedStatus | null;
  /** Null while they aren't known. */
  counts: UnlistedCounts | null;
  onChange: (status: UnlistedStatus | null) => void;
}) {
  const { t } = useTranslation('selling');
  const language = useLanguage();
  const chip = (status: UnlistedStatus | null, label: string, count: number | undefined) => (
    <ChipButton key={status} pressed={value === status} onClick={() => onChange(status)}>
      {label} {count !== undefined && <span className="chip__n">{formatNumber(count, language)}</span>}
    </ChipButton>
  );
  return (
    <fieldset className="owns-filter">
      <legend className="sr">{t('mine.filter')}</legend>
      {chip(null, t('mine.all'), counts ? counts.Saved + counts.archived + counts.completed : undefined)}
      {unlistedStatuses.map((status) => chip(status, t(`mine.filters.${status}`), counts?.[status]))}
    </fieldset>
  );
}

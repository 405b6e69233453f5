import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../lib/debounce.ts';
import type { Group } from './options.ts';

/** Pause after which the number of rows is said, ms: while one types, the keys are heard. */
const pause = 400;

/** Says to those who can't see it how many suggestions there are, and how many there are now. */
export function SuggestionStatus({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation('layout');
  const offered = groups.flatMap(({ options }) => options).filter(({ kind }) => kind !== 'clear');
  const count = useDebounced(offered.length, pause);
  return (
    <p className="sr" role="status">
      {count > 0 && t('search.suggested', { count })}
    </p>
  );
}

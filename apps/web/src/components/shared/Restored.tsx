import { useTranslation } from 'react-i18next';

/** Says that what had been typed is here again, all but `missing` pictures, and offers to begin anew. */
export function Restored({
  missing,
  outdated,
  onDiscard,
}: {
  missing: number;
  /** What it changes was changed elsewhere since. */
  outdated: boolean;
  onDiscard: () => void;
}) {
  const { t } = useTranslation('selling');
  return (
    <p className="create__restored" role="status">
      {t('bar.restored')} {outdated && `${t('bar.outdated')} `}
      {missing > 0 && `${t('bar.missing', { count: missing })} `}
      <button type="button" className="link" onClick={onDiscard}>
        {t('bar.discard')}
      </button>
    </p>
  );
}

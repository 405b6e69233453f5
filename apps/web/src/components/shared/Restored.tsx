import { useTranslation } from 'react-i18next';

/** Says that what had been typed is here again, and offers to begin anew. */
export function Restored({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('selling');
  return (
    <p className="create__restored" role="status">
      {t('bar.restored')}{' '}
      <button type="button" className="link" onClick={onDiscard}>
        {t('bar.discard')}
      </button>
    </p>
  );
}

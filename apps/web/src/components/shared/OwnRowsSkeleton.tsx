import { useTranslation } from 'react-i18next';
import { keys } from '../../lib/keys.ts';

/** Where a list of one's own will stand: its rows, grey. */
export function OwnRowsSkeleton() {
  const { t } = useTranslation();
  return (
    <ul className="owns" role="status" aria-label={t('loading')}>
      {keys(3).map((key) => (
        <li className="own own--skeleton" key={key}>
          <div className="own__media skel" />
          <div className="own__body">
            <span className="skel skel--short" />
            <span className="skel skel--long" />
            <span className="skel skel--price" />
            <span className="skel skel--where" />
          </div>
          <div className="own__actions">
            <span className="skel skel--word" />
            <span className="skel skel--word" />
          </div>
        </li>
      ))}
    </ul>
  );
}

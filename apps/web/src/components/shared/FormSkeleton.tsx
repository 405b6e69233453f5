import { useTranslation } from 'react-i18next';
import { keys } from '../../lib/keys.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

/** A form while it isn't known yet what it holds: the same boxes, grey. `pictures` is how many it takes. */
export function FormSkeleton({ title, pictures }: { title: string; pictures: number }) {
  const { t } = useTranslation('selling');
  return (
    <>
      <h1 className="h1 create__title">{title}</h1>
      <div className="create" role="status">
        <span className="sr">{t('loading')}</span>
        <div>
          <div className="formcard" aria-hidden="true">
            <p className="h3">
              <Skeleton className="skel--short" />
            </p>
            <p className="formcard__intro">
              <Skeleton className="skel--long" />
            </p>
            <div className={pictures === 1 ? 'uploads uploads--only' : 'uploads'}>
              {keys(pictures).map((key, index) => (
                <div
                  className={index === 0 && pictures > 1 ? 'up-tile up-tile--cover skel' : 'up-tile skel'}
                  key={key}
                />
              ))}
            </div>
          </div>
          <div className="formcard" aria-hidden="true">
            {keys(4).map((key) => (
              <div className="field" key={key}>
                <div className="field__label">
                  <Skeleton className="skel--word" />
                </div>
                <Skeleton className="skel--field" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

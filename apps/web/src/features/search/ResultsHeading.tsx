import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { useCountTexts } from './texts.ts';
import type { Results } from './use-results.ts';

/**
 * The name of the category or "Found", with how many there are; before any search "Recommendations for you". Says the
 * count aloud whenever it has changed. Specification: public, section 2.
 */
export function ResultsHeading({
  name,
  isSearch,
  results: { data, isPending, isPlaceholderData },
}: {
  /** Of the category or subcategory; null for the general search, undefined while it isn't known. */
  name: string | null | undefined;
  isSearch: boolean;
  results: Results;
}) {
  const { t } = useTranslation('search');
  const { t: home } = useTranslation('home');
  const { adverts } = useCountTexts();
  const meta = isSearch ? data?.pages[0]?.meta : undefined;
  const count = meta && adverts(meta);
  return (
    <>
      <h1 className="h1 results__title">
        {!isSearch ? (
          home('recommendations.title')
        ) : name === undefined ? (
          <Skeleton className="results__name" />
        ) : (
          (name ?? t('found'))
        )}
        {count && ' '}
        {count && <small className={isPlaceholderData ? 'num is-stale' : 'num'}>{count}</small>}
        {isSearch && isPending && (
          <small>
            <Skeleton className="results__count" />
          </small>
        )}
      </h1>
      <p className="sr" role="status">
        {!isPlaceholderData && (meta?.total === 0 ? t('nothing') : count)}
      </p>
    </>
  );
}

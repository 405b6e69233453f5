import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProductGrid, ProductGridSkeleton } from '../../components/shared/ProductGrid.tsx';
import { EmptyState, ErrorState } from '../../components/ui/States.tsx';
import { recommendationsCount, recommendationsQuery } from '../../features/recommendations/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useHearts } from '../hearts.tsx';

/** Beside the filters three to a row, as results are. */
const columns = 3;

/** What the search shows before any search. Specification: public, section 2. */
export function SearchRecommendations() {
  const { t } = useTranslation('home');
  const { t: search } = useTranslation('search');
  const errorText = useErrorText();
  const hearts = useHearts();
  const { data, isPending, isLoadingError, error, isFetching, refetch } = useQuery(recommendationsQuery);
  return (
    <>
      <h2 className="sr" id="adverts">
        {search('adverts')}
      </h2>
      {isPending ? (
        <ProductGridSkeleton count={recommendationsCount} columns={columns} label={t('recommendations.loading')} />
      ) : isLoadingError ? (
        <ErrorState
          title={t('recommendations.failed', { message: errorText(error) })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data.length === 0 ? (
        <EmptyState title={t('recommendations.none')} hint={t('recommendations.noneHint')} />
      ) : (
        <ProductGrid products={data} columns={columns} eager={columns} actions={(product) => hearts(product)} />
      )}
    </>
  );
}

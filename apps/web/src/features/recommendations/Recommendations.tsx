import type { ProductCard } from '@muge/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductGrid, ProductGridSkeleton } from '../../components/shared/ProductGrid.tsx';
import { EmptyState, ErrorState } from '../../components/ui/States.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { recommendationsCount, recommendationsQuery } from './api.ts';

/** Cards of the first row, whose pictures are loaded at once. */
const firstRow = 4;

/** "Recommendations for you". Specification: public part, section 2 (home page). */
export function Recommendations({
  actions,
}: {
  /** What stands on each card's picture. */
  actions: (product: ProductCard) => ReactNode;
}) {
  const { t } = useTranslation('home');
  const errorText = useErrorText();
  const { data, isPending, isLoadingError, error, isFetching, refetch } = useQuery(recommendationsQuery);
  return (
    <section className="section" aria-labelledby="recommendations">
      <div className="section__head">
        <h2 className="h2" id="recommendations">
          {t('recommendations.title')}
        </h2>
      </div>
      {isPending ? (
        <ProductGridSkeleton count={recommendationsCount} label={t('recommendations.loading')} />
      ) : isLoadingError ? (
        <ErrorState
          title={t('recommendations.failed', { message: errorText(error) })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data.length === 0 ? (
        <EmptyState title={t('recommendations.none')} hint={t('recommendations.noneHint')} />
      ) : (
        <ProductGrid products={data} eager={firstRow} actions={actions} />
      )}
    </section>
  );
}

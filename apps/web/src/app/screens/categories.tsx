import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState } from '../../components/ui/States.tsx';
import { categoriesQuery } from '../../features/categories/api.ts';
import { CategoryIndex } from '../../features/category/CategoryIndex.tsx';
import { CategoryIndexSkeleton } from '../../features/category/skeletons.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { useTitle } from '../../lib/title.ts';

/** All categories. Specification: decisions, what we do not copy (footer links). */
export function Component() {
  const { t } = useTranslation('search');
  const { t: layout } = useTranslation('layout');
  const errorText = useErrorText();
  const { data, isPending, isLoadingError, error, isFetching, refetch } = useQuery(categoriesQuery);
  useTitle(t('category.all'));
  return (
    <>
      <h1 className="h1 catalogue__title">{t('category.all')}</h1>
      {isPending ? (
        <CategoryIndexSkeleton />
      ) : isLoadingError ? (
        <ErrorState title={t('failed')} hint={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <EmptyState title={layout('categories.none')} />
      ) : (
        <CategoryIndex categories={data} />
      )}
    </>
  );
}

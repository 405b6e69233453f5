import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../components/ui/States.tsx';
import { categoriesQuery } from '../../features/categories/api.ts';
import { CategoryOverview } from '../../features/category/CategoryOverview.tsx';
import { CategoryOverviewSkeleton } from '../../features/category/skeletons.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { useHearts } from '../hearts.tsx';
import { Component as NotFound } from './not-found.tsx';

/** A category. Specification: decisions, what we do not copy (/category/{id}). */
export function Component() {
  const { t } = useTranslation('search');
  const errorText = useErrorText();
  const hearts = useHearts();
  const { categoryId } = useParams();
  const { data, isPending, isLoadingError, error, isFetching, refetch } = useQuery(categoriesQuery);
  if (isPending) return <CategoryOverviewSkeleton />;
  if (isLoadingError) {
    return <ErrorState title={t('failed')} hint={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const category = data.find(({ id }) => String(id) === categoryId);
  return category ? <CategoryOverview category={category} actions={(product) => hearts(product)} /> : <NotFound />;
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/ui/States.tsx';
import { categoriesQuery } from './api.ts';
import { CategoryList } from './CategoryList.tsx';
import { CategoryListSkeleton } from './CategoryListSkeleton.tsx';

/** The categories of the phone menu: one column, the current one open by itself. */
export function CategoryAccordion({ currentId }: { currentId: number | null }) {
  const { t } = useTranslation('layout');
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(categoriesQuery);
  const [openId, setOpenId] = useState(currentId);
  if (isPending) return <CategoryListSkeleton label={t('categories.loading')} />;
  if (isLoadingError)
    return <ErrorState title={t('categories.failed')} busy={isFetching} onRetry={() => void refetch()} />;
  if (data.length === 0) return <p className="muted">{t('categories.none')}</p>;
  return (
    <CategoryList
      categories={data}
      openId={openId}
      onToggle={(id) => setOpenId((now) => (now === id ? null : id))}
      replace
    />
  );
}

import type { Category, ProductCard } from '@muge/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ProductGrid, ProductGridSkeleton } from '../../components/shared/ProductGrid.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { EmptyState, ErrorState } from '../../components/ui/States.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { linkTo, screens } from '../../lib/paths.ts';
import { newestCount, newestQuery } from './api.ts';

/** Cards of the first row, whose pictures are loaded at once. */
const firstRow = 4;

/** The newest adverts of a category, and the way to all of them. */
export function NewestAdverts({
  category,
  actions,
}: {
  category: Category;
  /** What stands on each card's picture. */
  actions: (product: ProductCard) => ReactNode;
}) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const { data, isPending, isLoadingError, error, isFetching, refetch } = useQuery(newestQuery(category.id));
  return (
    <section className="section" aria-labelledby="newest">
      <div className="section__head">
        <h2 className="h2" id="newest">
          {t('category.newest')}
        </h2>
        <Link className="link" to={linkTo.searchCategory(category.id)} state={{ names: { category: category.name } }}>
          {t('category.showAll', { category: category.name })}
        </Link>
      </div>
      {isPending ? (
        <ProductGridSkeleton count={newestCount} label={common('loading')} />
      ) : isLoadingError ? (
        <ErrorState title={t('failed')} hint={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <EmptyState
          title={t('category.none')}
          hint={t('category.noneHint')}
          action={
            <ButtonLink to={screens.categories} variant="line">
              {t('toAll')}
            </ButtonLink>
          }
        />
      ) : (
        <ProductGrid products={data} eager={firstRow} actions={actions} />
      )}
    </section>
  );
}

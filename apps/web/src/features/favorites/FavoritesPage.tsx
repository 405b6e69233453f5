import type { ProductCard } from '@muge/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MorePages } from '../../components/shared/MorePages.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../components/shared/ProductGrid.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { EmptyState, ErrorState } from '../../components/ui/States.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { screens } from '../../lib/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { favoritesQuery } from './api.ts';
import { useKeptFocus } from './kept-focus.ts';

/** Cards of the first row, whose pictures are loaded at once. */
const firstRow = 3;

/** The page while it isn't known yet who is here, or what they marked. */
export function FavoritesSkeleton() {
  const { t } = useTranslation('favorites');
  const { t: common } = useTranslation();
  return (
    <>
      <h1 className="h1 favorites__title">{t('title')}</h1>
      <ProductGridSkeleton count={6} columns={3} label={common('loading')} />
    </>
  );
}

function useFavorites() {
  return useInfiniteQuery(favoritesQuery);
}

function List({
  query,
  products,
  actions,
}: {
  query: ReturnType<typeof useFavorites>;
  products: readonly ProductCard[];
  actions: (product: ProductCard) => ReactNode;
}) {
  const { t } = useTranslation('favorites');
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = query;

  if (!data) {
    return error ? (
      <ErrorState
        heading="h2"
        title={t('failed')}
        hint={errorText(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <ProductGridSkeleton count={6} columns={3} label={common('loading')} />
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState
        heading="h2"
        title={t('none')}
        hint={t('noneHint')}
        action={
          <ButtonLink to={screens.search} variant="line">
            {t('toSearch')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      {/* Between the page's heading and those of the cards. */}
      <h2 className="sr">{t('list')}</h2>
      <ProductGrid products={products} columns={3} eager={firstRow} actions={actions} />
      <MorePages query={query} />
    </>
  );
}

/** My favourites; those that are no longer available stay listed and marked. Specification: signed-in part, section 2. */
export function FavoritesPage({ actions }: { actions: (product: ProductCard) => ReactNode }) {
  const { t } = useTranslation('favorites');
  useTitle(t('title'));
  const query = useFavorites();
  const products = query.data?.pages.flatMap((page) => page.data);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, products?.length);
  return (
    <div ref={root}>
      <h1 className="h1 favorites__title" tabIndex={-1}>
        {t('title')}
      </h1>
      <List query={query} products={products ?? []} actions={actions} />
    </div>
  );
}

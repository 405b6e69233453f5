import type { ProductCard, Seller } from '@muge/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductGrid, ProductGridSkeleton } from '../../components/shared/ProductGrid.tsx';
import { Sentinel } from '../../components/shared/Sentinel.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState, ErrorState } from '../../components/ui/States.tsx';
import { Tabs } from '../../components/ui/Tabs.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { reloadPage } from '../../lib/reload.ts';
import { productsOf, type SellerList, sellerProductsQuery } from './api.ts';
import { ProfileSearch } from './ProfileSearch.tsx';
import { useSellerView } from './use-view.ts';

/** Skeletons of the first page, and of a further one. Specification: signed-in part, section 9. */
const skeletons = { first: 6, more: 3 } as const;

function Nothing({ list, q, onAll }: { list: SellerList; q: string; onAll: () => void }) {
  const { t } = useTranslation('seller');
  if (q !== '') {
    return (
      <EmptyState
        title={t('none.found')}
        hint={t('none.foundHint')}
        action={
          <Button variant="line" onClick={onAll}>
            {t('all')}
          </Button>
        }
      />
    );
  }
  return <EmptyState title={t(`none.${list}`)} hint={t(`none.${list}Hint`)} />;
}

function List({
  sellerId,
  list,
  q,
  actions,
  onAll,
}: {
  sellerId: number;
  list: SellerList;
  q: string;
  actions: (product: ProductCard) => ReactNode;
  onAll: () => void;
}) {
  const { t } = useTranslation(['seller', 'common']);
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    ...sellerProductsQuery(sellerId, list, q),
    // A list that is being read must not change under the eye.
    refetchOnWindowFocus: false,
  });
  const products = data ? productsOf(data.pages) : [];
  const shown = products.length;

  // Whoever presses the button goes on at the first card that it brings, not after the last.
  const pressedAt = useRef<number>(null);
  useEffect(() => {
    const from = pressedAt.current;
    if (from === null || shown <= from) return;
    pressedAt.current = null;
    root.current?.querySelectorAll<HTMLElement>('.card__link')[from]?.focus({ preventScroll: true });
  }, [shown]);

  const failed = <ErrorState title={t('failed')} onRetry={reloadPage} />;
  if (!data) return error ? failed : <ProductGridSkeleton count={skeletons.first} label={t('common:loading')} />;
  const meta = data.pages[0]?.meta;
  if (shown === 0 || !meta) return <Nothing list={list} q={q} onAll={onAll} />;

  const total = `${formatNumber(meta.total, language)}${meta.total_capped ? '+' : ''}`;
  const press = () => {
    pressedAt.current = shown;
    void fetchNextPage();
  };
  return (
    <div ref={root}>
      <p className="seller-products__shown num" role="status">
        {t('showing', { shown, total })}
      </p>
      <ProductGrid products={products} eager={4} actions={actions} />
      {isFetchingNextPage && (
        <div className="more__next">
          <ProductGridSkeleton count={skeletons.more} label={t('common:loading')} />
        </div>
      )}
      {isFetchNextPageError && !isFetchingNextPage
        ? failed
        : hasNextPage && (
            <div className="more">
              <Button variant="line" busy={isFetchingNextPage} onClick={press}>
                {t('loadMore')}
              </Button>
              {!isFetchingNextPage && <Sentinel key={shown} onSeen={() => void fetchNextPage()} />}
            </div>
          )}
    </div>
  );
}

/**
 * What a seller has put up: tabs with their counts, a search among it, and the cards, 12 a page.
 * Specification: signed-in part, sections 2, 8 and 9 (seller page).
 */
export function SellerProducts({
  sellerId,
  seller,
  actions,
}: {
  sellerId: number;
  /** Undefined while it isn't known. */
  seller: Seller | undefined;
  actions: (product: ProductCard) => ReactNode;
}) {
  const { t } = useTranslation('seller');
  const { list, q, open, search } = useSellerView();
  const unknown = '...';
  return (
    <section className="section seller-products">
      <h2 className="sr">{t('products')}</h2>
      <Tabs
        label={t('products')}
        tabs={[
          { id: 'active', label: t('tabs.active'), count: seller?.active_count ?? unknown },
          { id: 'completed', label: t('tabs.completed'), count: seller?.archive_count ?? unknown },
        ]}
        value={list}
        onChange={open}
        aside={<ProfileSearch q={q} onSearch={search} />}
      >
        <List key={`${list} ${q}`} sellerId={sellerId} list={list} q={q} actions={actions} onAll={() => search('')} />
      </Tabs>
    </section>
  );
}

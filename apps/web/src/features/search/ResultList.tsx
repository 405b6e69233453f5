import type { ProductCard } from '@muge/contract';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductGrid, ProductGridSkeleton } from '../../components/shared/ProductGrid.tsx';
import { Button, ButtonLink } from '../../components/ui/Button.tsx';
import { EmptyState, ErrorState } from '../../components/ui/States.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { screens } from '../../lib/paths.ts';
import { pageSize } from './api.ts';
import { countFilters, type Filters, writeFilters } from './filters.ts';
import { LoadMore } from './LoadMore.tsx';
import { useBeginning } from './use-beginning.ts';
import type { Results } from './use-results.ts';

function NothingFound({
  filters,
  everywhere,
  onReset,
}: {
  filters: Filters;
  everywhere: boolean;
  onReset: () => void;
}) {
  const { t } = useTranslation('search');
  const asked = countFilters(filters) > 0 || filters.q !== '';
  const hint = asked ? t('nothingHint') : t('nothingHere');
  const action =
    countFilters(filters) > 0 ? (
      <Button variant="line" onClick={onReset}>
        {t('filters.reset')}
      </Button>
    ) : everywhere ? (
      <ButtonLink to={screens.categories} variant="line">
        {t('toAll')}
      </ButtonLink>
    ) : (
      <ButtonLink to={{ pathname: screens.search, search: writeFilters(filters).toString() }} variant="line">
        {filters.q ? t('everywhere') : t('toAll')}
      </ButtonLink>
    );
  return <EmptyState title={t('nothing')} hint={hint} action={action} />;
}

/** The adverts that were found, or why there are none. Specification: public, sections 2 and 8. */
export function ResultList({
  results,
  filters,
  everywhere,
  columns,
  actions,
  onReset,
}: {
  results: Results;
  filters: Filters;
  /** The search isn't held to a category. */
  everywhere: boolean;
  columns: 3 | 4;
  /** What stands on each card's picture. */
  actions: (product: ProductCard) => ReactNode;
  onReset: () => void;
}) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const list = useRef<HTMLDivElement>(null);
  const { data, isPending, error, isFetching, isPlaceholderData, isRefetchError, refetch } = results;
  useBeginning(list, data === undefined || isPlaceholderData ? null : filters);

  if (isPending) return <ProductGridSkeleton count={pageSize} columns={columns} label={common('loading')} />;
  if (!data) {
    return <ErrorState title={t('failed')} hint={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const products = data.pages.flatMap((page) => page.data);
  const meta = data.pages[0]?.meta;
  return (
    <div
      className={isPlaceholderData ? 'results__list is-stale' : 'results__list'}
      aria-busy={isPlaceholderData}
      ref={list}
    >
      {isRefetchError && (
        <p className="notice" role="alert">
          {t('stale')}
        </p>
      )}
      {products.length === 0 || !meta ? (
        <NothingFound filters={filters} everywhere={everywhere} onReset={onReset} />
      ) : (
        <>
          <ProductGrid products={products} columns={columns} eager={columns} actions={actions} />
          <LoadMore results={results} shown={products.length} meta={meta} columns={columns} list={list} />
        </>
      )}
    </div>
  );
}

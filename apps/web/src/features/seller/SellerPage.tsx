import type { ProductCard, SellerProductCard } from '@muge/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Crumbs } from '../../components/ui/Crumbs.tsx';
import { EmptyState, ErrorState } from '../../components/ui/States.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { screens } from '../../lib/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { sellerProductsQuery, sellerQuery } from './api.ts';
import { SellerPanel, SellerPanelSkeleton } from './SellerPanel.tsx';
import { SellerProducts } from './SellerProducts.tsx';

/** The seller's first published products: on their way, not to be had, or there. */
type FirstProducts =
  | { status: 'pending' }
  | { status: 'error' }
  | { status: 'success'; products: readonly SellerProductCard[] };

/** No such seller. */
export function SellerAbsent() {
  const { t } = useTranslation('seller');
  useTitle(t('absent.title'));
  return (
    <section className="lone" role="status">
      <EmptyState
        heading="h1"
        title={t('absent.title')}
        hint={t('absent.hint')}
        action={
          <ButtonLink to={screens.search} variant="line">
            {t('absent.action')}
          </ButtonLink>
        }
      />
    </section>
  );
}

/** What stands before it is known who the seller is. */
export function SellerLoading() {
  const { t } = useTranslation('seller');
  return (
    <>
      <p className="crumbs" role="status">
        {t('loading')}
      </p>
      <SellerPanelSkeleton />
    </>
  );
}

/** The first page of the published products, which the list below shows as well: asked for once. */
function useFirstProducts(id: number): FirstProducts {
  const { data, status } = useInfiniteQuery({ ...sellerProductsQuery(id, 'active', ''), refetchOnWindowFocus: false });
  if (data) return { status: 'success', products: data.pages[0]?.data ?? [] };
  return { status: status === 'error' ? 'error' : 'pending' };
}

/**
 * A seller: who they are, their best offers, and everything they put up. Subscribing and contact belong to the people of
 * the product and come with them. Specification: signed-in part, section 2 (seller page).
 */
export function SellerPage({
  id,
  offers,
  actions,
}: {
  id: number;
  /** Draws the best offers among the first of the seller's published products. */
  offers: (first: FirstProducts) => ReactNode;
  /** What stands on each card's picture. */
  actions: (product: ProductCard) => ReactNode;
}) {
  const { t } = useTranslation('seller');
  const errorText = useErrorText();
  const { data: seller, error, isFetching, refetch } = useQuery(sellerQuery(id));
  const first = useFirstProducts(id);
  useTitle(seller?.name ?? t('title'));
  if (error instanceof ApiError && error.status === 404) return <SellerAbsent />;
  return (
    <>
      {seller ? (
        <>
          <Crumbs items={[{ label: t('home'), to: screens.home }, { label: seller.name }]} />
          <SellerPanel seller={seller} />
        </>
      ) : error ? (
        <ErrorState
          heading="h1"
          title={t('sellerFailed')}
          hint={errorText(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SellerLoading />
      )}
      {offers(first)}
      <SellerProducts sellerId={id} seller={seller} actions={actions} />
    </>
  );
}

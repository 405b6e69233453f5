import type { ProductCard } from '@muge/contract';
import { BEST_OFFERS } from '@muge/contract/limits';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CardTextSkeleton } from '../../components/shared/ProductCard.tsx';
import { EmptyState, ErrorState } from '../../components/ui/States.tsx';
import { keys } from '../../lib/keys.ts';
import { reloadPage } from '../../lib/reload.ts';
import { OfferSlides } from './OfferSlides.tsx';

/** The products to offer: on their way, not to be had, or there. */
export type Offers =
  | { status: 'pending' }
  | { status: 'error' }
  | { status: 'success'; products: readonly ProductCard[] };

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className="offers__carousel" role="status" aria-label={t('loading')}>
      <div className="offers__slide">
        {keys(BEST_OFFERS.perSlide).map((key) => (
          <div key={key} className="card card--skeleton offer" aria-hidden="true">
            <div className="offer__media skel" />
            <div className="card__body">
              <CardTextSkeleton />
            </div>
          </div>
        ))}
      </div>
      <div className="dots" />
    </div>
  );
}

/**
 * The best offers: the first twelve of the products, those that are no longer available left out.
 * Specification: signed-in part, sections 2, 8 and 9; public part, section 2 (home page).
 */
export function BestOffers({
  offers,
  actions,
}: {
  offers: Offers;
  /** What stands on each card's picture. */
  actions: (product: ProductCard) => ReactNode;
}) {
  const { t } = useTranslation('offers');
  const title = useId();
  const products =
    offers.status === 'success'
      ? offers.products
          .filter(({ status }) => status !== 'archived' && status !== 'completed')
          .slice(0, BEST_OFFERS.count)
      : [];
  return (
    <section className="section offers" aria-labelledby={title}>
      <div className="section__head">
        <h2 className="h2" id={title}>
          {t('title')}
        </h2>
      </div>
      {offers.status === 'pending' ? (
        <Waiting />
      ) : offers.status === 'error' ? (
        <ErrorState title={t('failed')} retryLabel={t('tryAgain')} onRetry={reloadPage} />
      ) : products.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <OfferSlides products={products} actions={actions} />
      )}
    </section>
  );
}

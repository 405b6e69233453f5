import type { ProductCard, ProductDetail } from '@muge/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductGrid, ProductGridSkeleton } from '../../components/shared/ProductGrid.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { ErrorState } from '../../components/ui/States.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { similarQuery } from './api.ts';

/** Shown before "Show more": whole rows of two and four, and nearly so of three. */
const first = 8;

/** The anchor of the section, for the page of a product that is gone. */
export const similarAnchor = 'similar-ads';

/** Similar ads, which can be collapsed; absent where there are none. Specification: signed-in part, sections 2 and 9. */
export function SimilarAds({
  product,
  actions,
}: {
  product: ProductDetail;
  /** What stands on each card's picture. */
  actions?: ((card: ProductCard) => ReactNode) | undefined;
}) {
  const { t } = useTranslation('product');
  const errorText = useErrorText();
  const body = useId();
  const [open, setOpen] = useState(true);
  const [all, setAll] = useState(false);
  const { data, isPending, isFetching, error, refetch } = useQuery(similarQuery(product));
  if (data?.length === 0) return null;
  return (
    <section className="section" id={similarAnchor} aria-labelledby={`${body}-title`}>
      <div className="section__head similar__head">
        <h2 className="h2" id={`${body}-title`}>
          {t('similar.title')}
        </h2>
        <button
          type="button"
          className="quiet"
          aria-expanded={open}
          aria-controls={open ? body : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? t('similar.collapse') : t('similar.expand')}
          <Icon of={open ? ChevronUp : ChevronDown} size={16} />
        </button>
      </div>
      {open && (
        <div id={body}>
          {isPending && <ProductGridSkeleton count={4} label={t('similar.loading')} />}
          {!data && error && (
            <ErrorState
              title={t('similar.failed')}
              hint={errorText(error)}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {data && <ProductGrid products={all ? data : data.slice(0, first)} {...(actions && { actions })} />}
          {data && data.length > first && !all && (
            <Button variant="line" className="similar__more" onClick={() => setAll(true)}>
              {t('similar.more')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

import type { ProductCard, ProductDetail } from '@muge/contract';
import { BREAKPOINTS } from '@muge/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductGrid, ProductGridSkeleton } from '../../components/shared/ProductGrid.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { ErrorState } from '../../components/ui/States.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { useMedia } from '../../lib/media.ts';
import { similarQuery } from './api.ts';

/** The most that are shown before "Show more". */
const first = 8;

/** How many cards of the grid stand in a row on this screen. */
function useColumns(): number {
  const desktop = useMedia(`(min-width: ${BREAKPOINTS.desktop}px)`);
  const wide = useMedia(`(min-width: ${BREAKPOINTS.wide}px)`);
  if (wide) return 4;
  return desktop ? 3 : 2;
}

/** The beginning of a list that fills whole rows; all of it where it doesn't fill one. */
function wholeRows<T>(list: readonly T[], columns: number): readonly T[] {
  return list.length < columns ? list : list.slice(0, list.length - (list.length % columns));
}

/** The anchor of the section, for the page of a product that is gone. */
export const similarAnchor = 'similar-ads';

/** Similar ads in whole rows, which can be collapsed; absent where there are none. Specification: signed-in part, sections 2 and 9. */
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
  const columns = useColumns();
  const { data, isPending, isFetching, error, refetch } = useQuery(similarQuery(product));
  if (data?.length === 0) return null;
  const whole = data && wholeRows(data, columns);
  const shown = whole && (all ? whole : wholeRows(whole.slice(0, first), columns));
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
          {shown && <ProductGrid products={shown} {...(actions && { actions })} />}
          {whole && shown && whole.length > shown.length && (
            <Button variant="line" className="similar__more" onClick={() => setAll(true)}>
              {t('similar.more')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

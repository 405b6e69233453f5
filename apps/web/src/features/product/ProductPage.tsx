import type { ProductDetail } from '@muge/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { EmptyState, ErrorState } from '../../components/ui/States.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { screens } from '../../lib/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { isAbsent, productQuery } from './api.ts';
import type { Fields } from './Facts.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { type ProductSlots, ProductView } from './ProductView.tsx';

/** No such product, or one that is private to somebody else: the two can't be told apart. Specification: decisions, status. */
export function ProductAbsent() {
  const { t } = useTranslation('product');
  useTitle(t('absent.title'));
  return (
    <section className="lone" role="status">
      <meta name="robots" content="noindex" />
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

/**
 * A product's page in all its states: loading, there, absent, failed. `fieldsOf` gives the option fields of a
 * subcategory and `slotsOf` what fills the places for signed-in people, which other features know.
 */
export function ProductPage({
  id,
  fieldsOf,
  slotsOf,
}: {
  id: number;
  fieldsOf: (subcategoryId: number | null) => Fields;
  slotsOf: (product: ProductDetail) => ProductSlots;
}) {
  const { t } = useTranslation('product');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(productQuery(id));
  // What was deleted meanwhile is gone, even though the cache still has it.
  if (isAbsent(error)) return <ProductAbsent />;
  if (data) {
    return <ProductView key={data.id} product={data} fields={fieldsOf(data.subcategory_id)} slots={slotsOf(data)} />;
  }
  if (error) {
    return (
      <section className="lone">
        <ErrorState title={t('failed')} hint={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
      </section>
    );
  }
  return <ProductSkeleton key={id} id={id} />;
}

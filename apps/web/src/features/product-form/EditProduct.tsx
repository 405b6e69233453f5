import type { ProductDetail, Profile } from '@muge/contract';
import { PRODUCT_LIMITS } from '@muge/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Categories } from '../../components/shared/categories.ts';
import { FormSkeleton } from '../../components/shared/FormSkeleton.tsx';
import { HiddenNotice } from '../../components/shared/HiddenNotice.tsx';
import { StatusBadge } from '../../components/shared/StatusBadge.tsx';
import { ErrorState } from '../../components/ui/States.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useTitle } from '../../lib/title.ts';
import { editedProductQuery } from './api.ts';
import { ProductForm } from './ProductForm.tsx';

/**
 * "Editing Ad": the owner's alone, others see `notFound`. Specification: signed-in part, section 2; decisions, guests on
 * gated screens.
 */
export function EditProduct({
  id,
  profile,
  categories,
  notFound,
}: {
  id: number;
  profile: Profile;
  categories: Categories;
  notFound: ReactNode;
}) {
  const { t } = useTranslation('selling');
  const { t: words } = useTranslation('product');
  const errorText = useErrorText();
  useTitle(t('editTitle'));
  const [begun, setBegun] = useState(0);
  // Kept as it was loaded: what is typed must not change under the hands, nor go when the session ends.
  const [product, setProduct] = useState<ProductDetail | null>(null);
  const { data, error, isFetching, refetch } = useQuery({ ...editedProductQuery(id), enabled: product === null });
  if (product === null && data) setProduct(data);

  if (product?.owner === null || (error instanceof ApiError && error.status === 404)) return notFound;
  if (product) {
    const reason = product.owner?.hidden_reason ?? null;
    return (
      <>
        <h1 className="h1 create__title">
          {t('editTitle')}{' '}
          <StatusBadge status={reason === null ? product.status : 'hidden'}>
            {reason === null ? t(`mine.status.${product.status}`) : words('owner.hidden')}
          </StatusBadge>
        </h1>
        <HiddenNotice reason={reason} />
        <ProductForm
          key={begun}
          profile={profile}
          categories={categories}
          product={product}
          onDiscard={(now) => {
            if (now) setProduct(now);
            setBegun(begun + 1);
          }}
        />
      </>
    );
  }
  if (!error) return <FormSkeleton title={t('editTitle')} pictures={PRODUCT_LIMITS.pictures} />;
  return (
    <section className="lone">
      <ErrorState
        heading="h1"
        title={t('loadFailed')}
        hint={errorText(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    </section>
  );
}

import type { ProductCard as Product, ProductDetail } from '@muge/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCard } from '../../components/shared/ProductCard.tsx';
import type { StoredPicture } from '../../lib/draft.ts';
import { eurosOf, type FormValues } from './values.ts';

/** The price that buyers will see struck beside `price` once it is saved. */
function oldPriceOf(product: ProductDetail | null, price: number | null): number | null {
  if (product === null || price === null) return null;
  return price === product.price ? product.old_price : product.price;
}

/** The listing's card as buyers will see it, beside the form from 1024 px, under it below. Nothing in it can be pressed. */
export function Preview({
  values,
  cover,
  subcategory,
  product,
}: {
  values: FormValues;
  cover: StoredPicture | undefined;
  subcategory: string | null;
  /** What is edited; null for a new product. */
  product: ProductDetail | null;
}) {
  const { t } = useTranslation('selling');
  const [now] = useState(() => new Date().toISOString());
  const address = values.address.trim();
  const price = eurosOf(values.price);
  const card: Product = {
    id: product?.id ?? 0,
    user_id: product?.user_id ?? 0,
    name: values.name.trim() || t('preview.name'),
    description: values.description.trim(),
    price: price ?? 0,
    old_price: oldPriceOf(product, price),
    thumbnail: cover ? [cover.url] : [],
    thumbhash: cover?.thumbhash ?? null,
    category_id: values.categoryId ?? 0,
    subcategory_id: values.subcategoryId,
    subcategory_name: subcategory,
    address: address || null,
    place: address.split(',').at(-1)?.trim() || null,
    language: product?.language ?? null,
    status: 'Published',
    state: values.state,
    is_favorite: false,
    created_at: product?.created_at ?? now,
  };
  return (
    <aside className="create__preview" aria-label={t('preview.label')}>
      <div inert className={price === null ? 'create__unpriced' : undefined}>
        <ProductCard product={card} sizes="336px" />
      </div>
      <p className="create__hint">
        <b>{t('preview.title')}</b> {t('preview.hint')}
      </p>
    </aside>
  );
}

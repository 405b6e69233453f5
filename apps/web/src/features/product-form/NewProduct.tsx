import type { Profile } from '@muge/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Categories } from '../../components/shared/categories.ts';
import { useTitle } from '../../lib/title.ts';
import { ProductForm } from './ProductForm.tsx';

/** A new product. Specification: signed-in part, section 2 (create product). */
export function NewProduct({ profile, categories }: { profile: Profile; categories: Categories }) {
  const { t } = useTranslation('selling');
  useTitle(t('newTitle'));
  const [begun, setBegun] = useState(0);
  return (
    <>
      <h1 className="h1 create__title">{t('newTitle')}</h1>
      <ProductForm
        key={begun}
        profile={profile}
        categories={categories}
        product={null}
        onDiscard={() => setBegun(begun + 1)}
      />
    </>
  );
}

import { PRODUCT_LIMITS } from '@muge/contract/limits';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/shared/FormSkeleton.tsx';
import { NewProduct } from '../../features/product-form/NewProduct.tsx';
import { useFormCategories } from '../categories.ts';
import { GatedForm } from '../GatedForm.tsx';

/** A new product. Specification: signed-in part, section 2 (create product). */
export function Component() {
  const { t } = useTranslation('selling');
  const categories = useFormCategories();
  return (
    <GatedForm waiting={<FormSkeleton title={t('newTitle')} pictures={PRODUCT_LIMITS.pictures} />}>
      {(profile) => <NewProduct profile={profile} categories={categories} />}
    </GatedForm>
  );
}

import { PRODUCT_LIMITS } from '@muge/contract/limits';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { FormSkeleton } from '../../components/shared/FormSkeleton.tsx';
import { EditProduct } from '../../features/product-form/EditProduct.tsx';
import { readId } from '../../lib/paths.ts';
import { useFormCategories } from '../categories.ts';
import { GatedForm } from '../GatedForm.tsx';
import { NotFound } from './not-found.tsx';

/** Changing a product. Specification: signed-in part, section 2 (edit product). */
export function Component() {
  const { t } = useTranslation('selling');
  const id = readId(useParams().productId);
  const categories = useFormCategories();
  if (id === null) return <NotFound />;
  return (
    <GatedForm waiting={<FormSkeleton title={t('editTitle')} pictures={PRODUCT_LIMITS.pictures} />}>
      {(profile) => <EditProduct key={id} id={id} profile={profile} categories={categories} notFound={<NotFound />} />}
    </GatedForm>
  );
}

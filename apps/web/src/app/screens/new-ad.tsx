import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/shared/FormSkeleton.tsx';
import { NewAd } from '../../features/ads/NewAd.tsx';
import { useFormCategories } from '../categories.ts';
import { GatedForm } from '../GatedForm.tsx';

/** A new ad. Specification: signed-in part, section 2 (create ad). */
export function Component() {
  const { t } = useTranslation('ads');
  const categories = useFormCategories();
  return (
    <GatedForm waiting={<FormSkeleton title={t('newTitle')} pictures={1} />}>
      {(profile) => <NewAd profile={profile} categories={categories} />}
    </GatedForm>
  );
}

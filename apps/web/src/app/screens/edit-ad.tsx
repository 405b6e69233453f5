import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { FormSkeleton } from '../../components/shared/FormSkeleton.tsx';
import { EditAd } from '../../features/ads/EditAd.tsx';
import { readId } from '../../lib/paths.ts';
import { useFormCategories } from '../categories.ts';
import { GatedForm } from '../GatedForm.tsx';
import { NotFound } from './not-found.tsx';

/** Changing an ad. Specification: signed-in part, section 2 (edit ad). */
export function Component() {
  const { t } = useTranslation('ads');
  const id = readId(useParams().adId);
  const categories = useFormCategories();
  if (id === null) return <NotFound />;
  return (
    <GatedForm waiting={<FormSkeleton title={t('editTitle')} pictures={1} />}>
      {(profile) => <EditAd key={id} id={id} profile={profile} categories={categories} notFound={<NotFound />} />}
    </GatedForm>
  );
}

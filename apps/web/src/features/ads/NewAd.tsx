import type { Profile } from '@muge/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Categories } from '../../components/shared/categories.ts';
import { useTitle } from '../../lib/title.ts';
import { AdForm } from './AdForm.tsx';

/** A new ad. Specification: signed-in part, section 2 (create ad). */
export function NewAd({ profile, categories }: { profile: Profile; categories: Categories }) {
  const { t } = useTranslation('ads');
  useTitle(t('newTitle'));
  const [begun, setBegun] = useState(0);
  return (
    <>
      <h1 className="h1 create__title">{t('newTitle')}</h1>
      <AdForm key={begun} profile={profile} categories={categories} ad={null} onDiscard={() => setBegun(begun + 1)} />
    </>
  );
}

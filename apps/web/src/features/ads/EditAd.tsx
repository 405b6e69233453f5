import type { Ad, Profile } from '@muge/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Categories } from '../../components/shared/categories.ts';
import { FormSkeleton } from '../../components/shared/FormSkeleton.tsx';
import { HiddenNotice } from '../../components/shared/HiddenNotice.tsx';
import { ErrorState } from '../../components/ui/States.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useTitle } from '../../lib/title.ts';
import { AdForm } from './AdForm.tsx';
import { AdStateBadge } from './AdStateBadge.tsx';
import { editedAdQuery } from './api.ts';

/** Answers to those who may not change it: it isn't theirs, or isn't at all. */
function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

/**
 * Changing an ad: the owner's alone, others see `notFound`. Specification: signed-in part, section 2 (edit ad); decisions,
 * guests on gated screens.
 */
export function EditAd({
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
  const { t } = useTranslation('ads');
  const errorText = useErrorText();
  useTitle(t('editTitle'));
  const [begun, setBegun] = useState(0);
  // Kept as it was loaded: what is typed must not change under the hands, nor go when the session ends.
  const [ad, setAd] = useState<Ad | null>(null);
  const { data, error, isFetching, refetch } = useQuery({ ...editedAdQuery(id), enabled: ad === null });
  if (ad === null && data) setAd(data);

  // Moderators may read it, yet not change it.
  if (isAbsent(error) || (ad !== null && ad.user_id !== profile.id)) return notFound;
  if (ad) {
    return (
      <>
        <h1 className="h1 create__title">
          {t('editTitle')} <AdStateBadge ad={ad} />
        </h1>
        <HiddenNotice reason={ad.hidden_reason} />
        <AdForm
          key={begun}
          profile={profile}
          categories={categories}
          ad={ad}
          onDiscard={(now) => {
            if (now) setAd(now);
            setBegun(begun + 1);
          }}
        />
      </>
    );
  }
  if (!error) return <FormSkeleton title={t('editTitle')} pictures={1} />;
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

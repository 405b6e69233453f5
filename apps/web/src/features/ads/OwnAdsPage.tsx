import type { Ad, Profile } from '@muge/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '../../components/shared/DeleteDialog.tsx';
import { MorePages } from '../../components/shared/MorePages.tsx';
import { OwnRowsSkeleton } from '../../components/shared/OwnRowsSkeleton.tsx';
import { useRowFocus } from '../../components/shared/use-row-focus.ts';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { EmptyState, ErrorState } from '../../components/ui/States.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { screens } from '../../lib/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { notify } from '../../lib/toasts.ts';
import { ownAdsQuery, useDeleteAd } from './api.ts';
import { OwnAd } from './OwnAd.tsx';

function Head({ heading }: { heading?: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useTranslation('ads');
  return (
    <div className="owns-head">
      <h1 className="h1" ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <ButtonLink to={screens.newAd} variant="soft">
        {t('create')}
      </ButtonLink>
    </div>
  );
}

/** The page while it isn't known yet who is here. */
export function OwnAdsWaiting() {
  return (
    <>
      <Head />
      <OwnRowsSkeleton />
    </>
  );
}

/** My ads, newest first, paged; deleting asks first. Specification: signed-in part, section 2 (my ads). */
export function OwnAdsPage({ profile }: { profile: Profile }) {
  const { t } = useTranslation('ads');
  useTitle(t('title'));
  const errorText = useErrorText();
  const [asked, setAsked] = useState<Ad | null>(null);
  const query = useInfiniteQuery(ownAdsQuery(profile.id));
  const { mutate, isPending, variables } = useDeleteAd();
  const ads = query.data?.pages.flatMap((page) => page.ads) ?? [];

  const { list, heading, leaving } = useRowFocus(ads);

  const remove = (ad: Ad) => {
    const left = leaving(ad.id);
    mutate(ad.id, {
      onSuccess: () => {
        notify('success', t('mine.deleted'));
        left();
      },
      onError: (error) => notify('error', errorText(error)),
      onSettled: () => setAsked(null),
    });
  };

  const content = () => {
    if (!query.data) {
      if (!query.error) return <OwnRowsSkeleton />;
      return (
        <ErrorState
          heading="h2"
          title={t('mine.failed')}
          hint={errorText(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      );
    }
    if (ads.length === 0) return <EmptyState heading="h2" title={t('mine.none')} hint={t('mine.noneHint')} />;
    return (
      <ul className="owns" ref={list}>
        {ads.map((ad) => (
          <OwnAd key={ad.id} ad={ad} busy={isPending && variables === ad.id} onDelete={() => setAsked(ad)} />
        ))}
      </ul>
    );
  };

  return (
    <>
      <Head heading={heading} />
      {content()}
      <MorePages query={query} />
      {asked && (
        <DeleteDialog
          title={t('mine.deleteTitle')}
          text={t('mine.deleteText', { name: asked.name })}
          busy={isPending}
          onCancel={() => setAsked(null)}
          onDelete={() => remove(asked)}
        />
      )}
    </>
  );
}

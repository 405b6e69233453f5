import type { Ad, Profile } from '@muge/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConflictDialog } from '../../components/shared/ConflictDialog.tsx';
import type { Categories } from '../../components/shared/categories.ts';
import { storedPictures } from '../../components/shared/pictures/slots.ts';
import { Uploader } from '../../components/shared/pictures/Uploader.tsx';
import { useKeptPictures } from '../../components/shared/pictures/use-kept-pictures.ts';
import { usePictures } from '../../components/shared/pictures/use-pictures.ts';
import { Restored } from '../../components/shared/Restored.tsx';
import { SaveBar } from '../../components/shared/SaveBar.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { screens } from '../../lib/paths.ts';
import { notify } from '../../lib/toasts.ts';
import { useComplaint } from '../../lib/use-complaint.ts';
import { useConflict } from '../../lib/use-conflict.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { isConflict, useSend } from '../../lib/use-send.ts';
import { useWrongs } from '../../lib/wrong.ts';
import { AdFields } from './AdFields.tsx';
import { AdPreview } from './AdPreview.tsx';
import { createAd, loadAd, updateAd } from './api.ts';
import { type Field, fieldOf, type Rule, validate } from './validate.ts';
import { type AdValues, areValues, bodyOf, draftKey, newValues, type Sent, valuesOf } from './values.ts';

interface AdFormProps {
  profile: Profile;
  categories: Categories;
  /** What is changed; null for a new ad. */
  ad: Ad | null;
  /** Begins anew, without what was kept; from another state of the ad where one is given. */
  onDiscard: (ad?: Ad) => void;
}

/** The pictures of an ad as the form knows them. */
function picturesOf(ad: Ad | null) {
  return (ad?.content.image_url ?? []).map((url) => ({ url, thumbhash: null }));
}

/** The form of an ad, new or changed. Specification: signed-in part, sections 2, 4, 5 and 8. */
export function AdForm({ profile, categories, ad, onDiscard }: AdFormProps) {
  const { t } = useTranslation('ads');
  const navigate = useNavigate();
  const draft = useDraft<AdValues>({
    key: draftKey(profile.id, ad?.id ?? null),
    base: ad ? String(ad.revision) : '',
    areValues,
  });
  const [values, setValues] = useState(() => draft.found?.values ?? (ad ? valuesOf(ad) : newValues));
  const pictures = usePictures(draft.found?.pictures ?? picturesOf(ad), 1);
  const wrong = useWrongs<Field, Rule>((rule) => t(`rules.${rule}`));
  const { complaint, complain, fail } = useComplaint();
  const [touched, setTouched] = useState(false);
  const sending = useRef(false);
  const discard = (now?: Ad) => {
    draft.forget();
    onDiscard(now);
  };
  const conflict = useConflict<Sent, Ad>(() => loadAd(ad?.id ?? 0), discard);
  const { mutate, isPending } = useSend({
    id: ad?.id ?? null,
    draft,
    pictures: pictures.settled,
    bodyOf,
    create: (body: NonNullable<ReturnType<typeof bodyOf>>, key) => createAd(profile.id, body, key),
    update: updateAd,
    changes: 'ads',
  });
  const { changed } = draft;
  const stored = useMemo(() => storedPictures(pictures.slots), [pictures.slots]);
  const missing = pictures.slots.length - stored.length;
  useKeptPictures(stored, draft.keptAt);

  useEffect(() => {
    if (touched) changed(values, stored, missing);
  }, [touched, changed, values, stored, missing]);

  const succeed = () => {
    draft.forget();
    notify('success', ad ? t('done.updated') : t('done.created'));
    void navigate(ad ? screens.home : screens.ads);
  };
  const refuse = (error: unknown, sent: Sent) => {
    if (isConflict(error)) {
      // Whoever saved it in another tab has taken away what was kept for both.
      void pictures.settled().then((there) => changed(sent.values, there, pictures.failed()));
      return conflict.ask(sent);
    }
    // It failed while it was waited for.
    if (pictures.failed() > 0) {
      wrong.mark(new Map([['picture', 'picture']]));
      return complain({ text: t('rules.inputs') });
    }
    if (fail(error, ad ? t('failed.update') : t('failed.create'))) return;
    wrong.markFrom(error, (name) => {
      const field = fieldOf(name);
      return field && [field, null];
    });
  };
  const put = (sent: Sent) => {
    // Told at once, not with the next drawing: presses come faster.
    if (sending.current) return;
    sending.current = true;
    const settle = () => {
      sending.current = false;
    };
    mutate(sent, { onSuccess: succeed, onError: (error) => refuse(error, sent), onSettled: settle });
  };
  const send = () => {
    if (sending.current) return;
    complain(null);
    const failed = pictures.slots.some(({ status }) => status === 'failed');
    if (!wrong.mark(validate(values, failed ? 'failed' : 'fine'))) return complain({ text: t('rules.inputs') });
    put({ values, pictures: pictures.slots.length });
  };
  const change = (changes: Partial<AdValues>, fields: readonly Field[]) => {
    setValues((before) => ({ ...before, ...changes }));
    setTouched(true);
    wrong.forget(fields);
  };

  return (
    <>
      {draft.found && (
        <Restored missing={draft.found.missing ?? 0} outdated={draft.outdated} onDiscard={() => discard()} />
      )}
      <div className="create">
        <form ref={wrong.form} noValidate aria-busy={isPending} onSubmit={(event) => event.preventDefault()}>
          <Uploader
            pictures={pictures}
            error={wrong.textOf('picture')}
            still={isPending && !pictures.busy}
            onChange={() => change({}, ['picture'])}
          />
          <AdFields
            values={values}
            categories={categories}
            errorOf={wrong.textOf}
            still={isPending}
            onChange={change}
          />
          <Notice text={complaint?.text ?? null} reason={complaint?.reason} />
        </form>
        <AdPreview values={values} picture={stored[0]} />
      </div>
      <SaveBar keptAt={draft.keptAt} refused={draft.refused} waiting={isPending && pictures.busy}>
        <Button variant="accent" size="lg" busy={isPending} onClick={send}>
          {ad ? t('form.save') : t('form.create')}
        </Button>
      </SaveBar>
      <ConflictDialog title={t('conflict')} conflict={conflict} onMine={(refused) => put({ ...refused, over: true })} />
    </>
  );
}

import type { ProductDetail, Profile } from '@muge/contract';
import { PRODUCT_LIMITS } from '@muge/contract/limits';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConflictDialog } from '../../components/shared/ConflictDialog.tsx';
import { type Categories, knownCategories } from '../../components/shared/categories.ts';
import { storedPictures } from '../../components/shared/pictures/slots.ts';
import { Uploader } from '../../components/shared/pictures/Uploader.tsx';
import { useKeptPictures } from '../../components/shared/pictures/use-kept-pictures.ts';
import { usePictures } from '../../components/shared/pictures/use-pictures.ts';
import { Restored } from '../../components/shared/Restored.tsx';
import { SaveBar } from '../../components/shared/SaveBar.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { screens } from '../../lib/paths.ts';
import { notify } from '../../lib/toasts.ts';
import { useComplaint } from '../../lib/use-complaint.ts';
import { useConflict } from '../../lib/use-conflict.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { isConflict, useSend } from '../../lib/use-send.ts';
import { useWrongs } from '../../lib/wrong.ts';
import { AdditionalFields } from './AdditionalFields.tsx';
import { createProduct, loadProduct, updateProduct } from './api.ts';
import { BasicFields } from './BasicFields.tsx';
import { areValues, draftKey } from './draft.ts';
import { optionFields } from './fields.ts';
import { Preview } from './Preview.tsx';
import { lacksSomething, type Rule, ruleOf, validate } from './validate.ts';
import {
  bodyOf,
  type FormValues,
  newValues,
  type ProductBody,
  type Sent,
  type TargetStatus,
  valuesOf,
} from './values.ts';

interface ProductFormProps {
  profile: Profile;
  categories: Categories;
  /** What is changed; null for a new product. */
  product: ProductDetail | null;
  /** Begins anew, without what was kept; from another state of the product where one is given. */
  onDiscard: (product?: ProductDetail) => void;
}

/** The form of a product, new or changed. Specification: signed-in part, sections 2, 4, 5 and 8. */
export function ProductForm({ profile, categories, product, onDiscard }: ProductFormProps) {
  const { t } = useTranslation('selling');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const isNew = product === null;
  const draft = useDraft<FormValues>({
    key: draftKey(profile.id, product?.id ?? null),
    base: product?.updated_at ?? '',
    areValues,
  });
  const [values, setValues] = useState<FormValues>(
    () => draft.found?.values ?? (product ? valuesOf(product, profile) : newValues(profile)),
  );
  const pictures = usePictures(draft.found?.pictures ?? product?.pictures ?? [], PRODUCT_LIMITS.pictures);
  const wrong = useWrongs<string, Rule>((rule) => t(`rules.${rule}`));
  const [touched, setTouched] = useState(false);
  const sending = useRef(false);
  const { complaint, complain, fail } = useComplaint();
  const discard = (now?: ProductDetail) => {
    draft.forget();
    onDiscard(now);
  };
  const conflict = useConflict<Sent, ProductDetail>(() => loadProduct(product?.id ?? 0), discard);
  const { mutate, isPending, variables } = useSend<FormValues, Sent, ProductBody, ProductDetail>({
    id: product?.id ?? null,
    draft,
    pictures: pictures.settled,
    bodyOf: (sent, there) => {
      // Said, but it goes on. Specification: signed-in part, section 5.
      if (there.length === 0) notify('info', t('rules.image'));
      return bodyOf(sent, there);
    },
    create: createProduct,
    update: updateProduct,
    changes: 'products',
  });
  const fields = optionFields(categories, values);
  const { changed } = draft;
  const stored = useMemo(() => storedPictures(pictures.slots), [pictures.slots]);
  const missing = pictures.slots.length - stored.length;
  useKeptPictures(stored, draft.keptAt);

  useEffect(() => {
    if (touched) changed(values, stored, missing);
  }, [touched, changed, values, stored, missing]);

  const refuse = (error: unknown, sent: Sent) => {
    if (isConflict(error)) {
      // Whoever saved it in another tab has taken away what was kept for both.
      void pictures.settled().then((there) => changed(sent.values, there, pictures.failed()));
      return conflict.ask(sent);
    }
    if (fail(error, t(isNew ? 'failed.create' : 'failed.update'))) return;
    wrong.markFrom(error, (name) => [name, ruleOf(name)]);
    notify('error', isNew ? errorText(error) : t('failed.update'));
  };
  const succeed = (status: TargetStatus) => {
    draft.forget();
    const published = status === 'Published';
    const text = isNew ? t(published ? 'done.created' : 'done.kept') : t(published ? 'done.updated' : 'done.saved');
    notify('success', text);
    // Whoever only meant to keep a change has taken it out of the lists.
    if (product?.status === 'Published' && !published) notify('info', t('done.withdrawn'));
    // The form goes, and with it the tiles that told it.
    const missing = pictures.failed();
    if (missing > 0) notify('error', t('done.missing', { count: missing }));
    void navigate(screens.products);
  };
  const put = (sent: Sent) => {
    // Told at once, not with the next drawing: presses come faster.
    if (sending.current) return;
    sending.current = true;
    const settle = () => {
      sending.current = false;
    };
    mutate(sent, { onSuccess: () => succeed(sent.status), onError: (error) => refuse(error, sent), onSettled: settle });
  };
  const send = (status: TargetStatus) => {
    if (sending.current) return;
    complain(null);
    const problems = validate(values, fields, { isNew, status });
    const right = wrong.mark(problems);
    if (!right) {
      if (lacksSomething(problems)) {
        const text = isNew ? t('rules.inputs') : t('rules.editInputs');
        if (!isNew || status === 'Saved') notify('error', text);
        complain({ text });
      }
      return;
    }
    put({ values, fields, status });
  };

  const part = {
    values,
    onChange: (changes: Partial<FormValues>, names: readonly string[]) => {
      setValues((before) => ({ ...before, ...changes }));
      setTouched(true);
      wrong.forget(names);
    },
    errorOf: wrong.textOf,
    still: isPending,
  };
  const subcategory = knownCategories(categories)
    .flatMap(({ subcategories }) => subcategories)
    .find(({ id }) => id === values.subcategoryId);
  const sendingAs = isPending ? (variables?.status ?? null) : null;

  return (
    <>
      {draft.found && (
        <Restored missing={draft.found.missing ?? 0} outdated={draft.outdated} onDiscard={() => discard()} />
      )}
      <div className="create">
        <form ref={wrong.form} noValidate aria-busy={isPending} onSubmit={(event) => event.preventDefault()}>
          <Uploader
            pictures={pictures}
            error={wrong.textOf('thumbnail')}
            still={isPending && !pictures.busy}
            onChange={() => part.onChange({}, ['thumbnail'])}
          />
          <BasicFields {...part} categories={categories} isNew={isNew} />
          <AdditionalFields {...part} fields={fields} isNew={isNew} />
          <Notice text={complaint?.text ?? null} reason={complaint?.reason} />
        </form>
        <Preview values={values} cover={stored[0]} subcategory={subcategory?.name ?? null} product={product} />
      </div>
      <SaveBar keptAt={draft.keptAt} refused={draft.refused} waiting={isPending && pictures.busy}>
        <Button variant="line" size="lg" busy={sendingAs === 'Saved'} onClick={() => send('Saved')}>
          {t('bar.save')}
        </Button>
        <Button variant="accent" size="lg" busy={sendingAs === 'Published'} onClick={() => send('Published')}>
          {t('bar.publish')}
        </Button>
      </SaveBar>
      <ConflictDialog
        title={t('conflict.product')}
        conflict={conflict}
        onMine={(refused) => put({ ...refused, over: true })}
      />
    </>
  );
}

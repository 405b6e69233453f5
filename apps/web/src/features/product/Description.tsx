import { DESCRIPTION_PREVIEW } from '@muge/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { truncate } from './truncate.ts';

/** The description, its first 150 characters until more is asked for. Specification: signed-in part, sections 2 and 9. */
export function Description({ text, lang }: { text: string; lang: string | undefined }) {
  const { t } = useTranslation('product');
  const [open, setOpen] = useState(false);
  const id = useId();
  const short = truncate(text, DESCRIPTION_PREVIEW);
  return (
    <section className="block">
      <h2>{t('description')}</h2>
      <p className="prose prose--written" id={id} lang={lang}>
        {open || short === null ? text : short}
      </p>
      {short !== null && (
        <button
          type="button"
          className="link block__more"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t('showLess') : t('seeMore')}
        </button>
      )}
    </section>
  );
}

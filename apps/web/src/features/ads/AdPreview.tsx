import { useTranslation } from 'react-i18next';
import { BannerLook } from '../../components/shared/BannerLook.tsx';
import type { StoredPicture } from '../../lib/draft.ts';
import type { AdValues } from './values.ts';

/** The banner as visitors will see it, beside the form from 1024 px, under it below. It leads nowhere yet. */
export function AdPreview({ values, picture }: { values: AdValues; picture: StoredPicture | undefined }) {
  const { t } = useTranslation('ads');
  return (
    <aside className="create__preview" aria-label={t('preview.label')}>
      <div className="banner banner--small" inert>
        <BannerLook
          name={values.name.trim() || t('preview.name')}
          description={values.description.trim()}
          picture={picture?.url}
          sizes="336px"
        />
      </div>
      <p className="create__hint">
        <b>{t('preview.title')}</b> {t('preview.hint')}
      </p>
    </aside>
  );
}

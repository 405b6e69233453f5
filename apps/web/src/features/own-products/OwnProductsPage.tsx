import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OwnRowsSkeleton } from '../../components/shared/OwnRowsSkeleton.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { screens } from '../../lib/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { OwnProducts } from './OwnProducts.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { useShownStatus } from './use-shown-status.ts';

function Head({ title }: { title: string }) {
  const { t } = useTranslation('selling');
  return (
    <div className="owns-head">
      <h1 className="h1">{title}</h1>
      <ButtonLink to={screens.newProduct} variant="soft" icon={Plus}>
        {t('mine.create')}
      </ButtonLink>
    </div>
  );
}

/** The page while it isn't known yet who is here: all that stands above the rows, so that they don't move. */
export function OwnProductsWaiting({ archive = false }: { archive?: boolean }) {
  const { t } = useTranslation('selling');
  const { status, show } = useShownStatus();
  return (
    <>
      <Head title={archive ? t('mine.archive') : t('mine.products')} />
      <section className="owns-part">
        <h2 className="h3">{archive ? t('mine.unpublished') : t('mine.published')}</h2>
        {archive && <StatusFilter value={status} counts={null} onChange={show} />}
        <OwnRowsSkeleton />
      </section>
    </>
  );
}

/** My products: the published ones, then the others. Specification: signed-in part, section 2 (my products). */
export function ProductsPage() {
  const { t } = useTranslation('selling');
  useTitle(t('mine.products'));
  return (
    <>
      <Head title={t('mine.products')} />
      <OwnProducts list="active" />
      <OwnProducts list="archived" />
    </>
  );
}

/** The archive: drafts, archived and completed products. Specification: signed-in part, section 2; decisions. */
export function ArchivePage() {
  const { t } = useTranslation('selling');
  useTitle(t('mine.archive'));
  return (
    <>
      <Head title={t('mine.archive')} />
      <OwnProducts list="archived" />
    </>
  );
}

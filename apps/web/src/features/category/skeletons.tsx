import { useTranslation } from 'react-i18next';
import { ProductGridSkeleton } from '../../components/shared/ProductGrid.tsx';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { newestCount } from './api.ts';

/** As many tiles as most categories have. */
const tiles = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The tiles of subcategories while they are on their way; with room for counts where those will stand in them. */
export function SubcategoryTilesSkeleton({ counted = false }: { counted?: boolean }) {
  return (
    <div className={counted ? 'tiles tiles--counted' : 'tiles'} aria-hidden="true">
      {tiles.map((tile) => (
        <span className="tile" key={tile}>
          <Skeleton className="tile__pic" />
          <Skeleton className="tile__line" />
        </span>
      ))}
    </div>
  );
}

/** A category page while the categories are on their way. */
export function CategoryOverviewSkeleton() {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  return (
    <>
      <div className="crumbs">
        <Skeleton className="crumbs__wait" />
      </div>
      <div className="h1 results__title--alone">
        <Skeleton className="results__name" />
      </div>
      <SubcategoryTilesSkeleton />
      <section className="section">
        <div className="section__head">
          <h2 className="h2">{t('category.newest')}</h2>
        </div>
        <ProductGridSkeleton count={newestCount} label={common('loading')} />
      </section>
    </>
  );
}

/** The page of all categories while they are on their way. */
export function CategoryIndexSkeleton() {
  const { t: common } = useTranslation();
  return (
    <div className="catalogue" role="status" aria-label={common('loading')}>
      {tiles.map((tile) => (
        <div className="catalogue__item catalogue__item--wait" key={tile}>
          <span className="catalogue__head">
            <Skeleton className="tile__pic" />
            <Skeleton className="catalogue__line" />
          </span>
        </div>
      ))}
    </div>
  );
}

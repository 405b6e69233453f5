import type { Category, ProductCard } from '@muge/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Crumbs } from '../../components/ui/Crumbs.tsx';
import { screens } from '../../lib/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { NewestAdverts } from './NewestAdverts.tsx';
import { SubcategoryTiles } from './SubcategoryTiles.tsx';

/** A category: its subcategories and its newest adverts. Specification: decisions, what we do not copy. */
export function CategoryOverview({
  category,
  actions,
}: {
  category: Category;
  /** What stands on each advert's picture. */
  actions: (product: ProductCard) => ReactNode;
}) {
  const { t } = useTranslation('search');
  useTitle(category.name);
  return (
    <>
      <Crumbs items={[{ label: t('category.all'), to: screens.categories }, { label: category.name }]} />
      <h1 className="h1 results__title--alone">{category.name}</h1>
      <SubcategoryTiles category={category} />
      <NewestAdverts category={category} actions={actions} />
    </>
  );
}

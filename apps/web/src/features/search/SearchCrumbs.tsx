import { useTranslation } from 'react-i18next';
import { createPath } from 'react-router-dom';
import { type Crumb, Crumbs } from '../../components/ui/Crumbs.tsx';
import { linkTo, screens } from '../../lib/paths.ts';
import type { Scope, ScopeNames } from './scope.ts';

/** "Search > category > subcategory"; the way up keeps the filters. Specification: public, section 2. */
export function SearchCrumbs({
  scope: { categoryId, subcategoryId },
  names,
  search,
}: {
  scope: Scope;
  names: ScopeNames | null;
  search: string;
}) {
  const { t } = useTranslation('search');
  const pathnames = [
    screens.search,
    ...(categoryId === null ? [] : [linkTo.searchCategory(categoryId)]),
    ...(categoryId === null || subcategoryId === null ? [] : [linkTo.searchSubcategory(categoryId, subcategoryId)]),
  ];
  const labels = [t('title'), names?.category ?? '…', names?.subcategory ?? '…'];
  const items = pathnames.map((pathname, index): Crumb => {
    const label = labels[index] ?? '';
    const isLast = index === pathnames.length - 1;
    return isLast ? { label } : { label, to: createPath({ pathname, search: search && `?${search}` }) };
  });
  return <Crumbs items={items} />;
}

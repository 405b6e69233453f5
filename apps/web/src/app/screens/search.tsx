import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { categoriesQuery } from '../../features/categories/api.ts';
import { SubcategoryTiles } from '../../features/category/SubcategoryTiles.tsx';
import { SubcategoryTilesSkeleton } from '../../features/category/skeletons.tsx';
import { SearchPage } from '../../features/search/SearchPage.tsx';
import { findScope, hasNames, readScope } from '../../features/search/scope.ts';
import { useHearts } from '../hearts.tsx';
import { Component as NotFound } from './not-found.tsx';
import { SearchRecommendations } from './search-recommendations.tsx';

/**
 * Search results: everywhere, in a category and in a subcategory. One screen for the three addresses, so that filters,
 * the phone's sheet and the list stay in place while the category changes. Specification: public, section 2.
 */
export function Component() {
  const { t } = useTranslation('search');
  const hearts = useHearts();
  const params = useParams();
  const { state } = useLocation();
  const { categoryId, subCategoryId } = params;
  const scope = useMemo(() => readScope({ categoryId, subCategoryId }), [categoryId, subCategoryId]);
  const { data: categories, isError, refetch } = useQuery(categoriesQuery);

  const found = scope && categories ? findScope(scope, categories) : null;
  if (!scope || found?.exists === false) return <NotFound />;

  const { category, subcategory } = found ?? {};
  const handedOver = hasNames(state) ? state.names : null;
  const names = category
    ? { category: category.name, ...(subcategory && { subcategory: subcategory.name }) }
    : (handedOver ?? (isError ? { category: t('unknownCategory') } : null));

  let tiles: ComponentProps<typeof SearchPage>['tiles'];
  if (category && subcategory) {
    tiles = (search, count) => (
      <SubcategoryTiles category={category} currentId={subcategory.id} search={search} count={count} />
    );
  } else if (scope.subcategoryId !== null && !isError) {
    tiles = () => <SubcategoryTilesSkeleton counted />;
  }

  return (
    <SearchPage
      scope={scope}
      names={names}
      categories={{ list: categories, failed: isError && !categories, retry: () => void refetch() }}
      tiles={tiles}
      actions={(product) => hearts(product)}
      recommendations={<SearchRecommendations />}
      notFound={<NotFound />}
    />
  );
}

import type { ProductCard } from '@muge/contract';
import { BREAKPOINTS } from '@muge/contract/limits';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipButton } from '../../components/ui/Chip.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { useMedia } from '../../lib/media.ts';
import { useTitle } from '../../lib/title.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { showsResults } from './api.ts';
import { type CategoryChoices, FilterFields } from './FilterFields.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { countFilters, writeFilters } from './filters.ts';
import { LinkCount } from './LinkCount.tsx';
import { ResultList } from './ResultList.tsx';
import { ResultsHeading } from './ResultsHeading.tsx';
import { SearchCrumbs } from './SearchCrumbs.tsx';
import { SortChip, SortSelect } from './Sorting.tsx';
import type { Scope, ScopeNames } from './scope.ts';
import type { SortingName } from './sorting.ts';
import { useSearchTitle } from './texts.ts';
import { useCounts } from './use-counts.ts';
import { type FilterControls, useFilters } from './use-filters.ts';
import { isUnknownCategory, type Results, useResults } from './use-results.ts';
import { useSheet } from './use-sheet.ts';

interface SearchPageProps {
  scope: Scope;
  /** What the scope is called; null while that isn't known yet. */
  names: ScopeNames | null;
  categories: CategoryChoices;
  /** Tiles of the subcategories, with the query that their links keep and how many adverts each leads to. */
  tiles?: ((search: string, count: (subcategoryId: number) => ReactNode) => ReactNode) | undefined;
  /** Stands in place of results while nothing is asked for. */
  recommendations: ReactNode;
  /** What stands on each found card's picture. */
  actions: (product: ProductCard) => ReactNode;
  /** Stands in place of everything when the server knows no such category. */
  notFound: ReactNode;
}

function SearchView({
  scope,
  names,
  categories,
  tiles,
  recommendations,
  actions,
  controls,
  results,
  isSearch,
}: SearchPageProps & { controls: FilterControls; results: Results; isSearch: boolean }) {
  const { t } = useTranslation('search');
  const { filters, applied, change, reset } = controls;
  const sheet = useSheet(filters);
  const everywhere = scope.categoryId === null;
  const name = names?.subcategory ?? names?.category;
  const titleOf = useSearchTitle();
  useTitle(titleOf(applied, name));

  const search = writeFilters(filters).toString();
  const meta = isSearch ? results.data?.pages[0]?.meta : undefined;
  const count = countFilters(filters);
  // After the results, and not for a panel that phones don't show.
  const desktop = useMedia(`(min-width: ${BREAKPOINTS.desktop}px)`);
  const seen = desktop || sheet.isOpen || tiles !== undefined;
  const settled = !isSearch || (results.isSuccess && !results.isPlaceholderData);
  const counts = useCounts(scope, applied, seen && settled);
  const sort = { filters, onChange: (sorting: SortingName) => change({ sorting }, sheet.isOpen) };
  const fields = (
    <FilterFields categories={categories} counts={counts} scope={scope} controls={controls} entry={sheet.entry} />
  );

  return (
    <>
      <SearchCrumbs scope={scope} names={names} search={search} />
      <div className="results__head">
        <ResultsHeading name={everywhere ? null : name} isSearch={isSearch} results={results} />
        <div className="results__sort">
          <SortSelect look="button" {...sort} />
        </div>
      </div>
      {tiles?.(search, (id) => (
        <LinkCount count={counts.subcategories.get(id)} stale={counts.stale} />
      ))}
      <div className="results__tools hscroll">
        <ChipButton on={count > 0} onClick={sheet.open}>
          <Icon of={SlidersHorizontal} size={16} />
          {t('filters.title')} {count > 0 && <span className="num">· {count}</span>}
        </ChipButton>
        <SortChip {...sort} />
      </div>
      <div className="results">
        <section className="filters" aria-labelledby="filters">
          <div className="filters__head">
            <h2 className="h3" id="filters">
              {t('filters.title')}
            </h2>
          </div>
          {fields}
        </section>
        <section aria-labelledby="adverts">
          <ActiveFilters controls={controls} />
          {isSearch ? (
            <>
              <h2 className="sr" id="adverts">
                {t('adverts')}
              </h2>
              <ResultList
                results={results}
                filters={applied}
                everywhere={everywhere}
                columns={scope.subcategoryId === null ? 3 : 4}
                actions={actions}
                onReset={reset}
              />
            </>
          ) : (
            recommendations
          )}
        </section>
      </div>
      {sheet.isOpen && (
        <FilterSheet meta={meta} onReset={() => reset(true)} onClose={sheet.close}>
          {fields}
          <div className="fgroup">
            <h3>{t('sort.label')}</h3>
            <SortSelect look="field" {...sort} />
          </div>
        </FilterSheet>
      )}
    </>
  );
}

/**
 * Search: recommendations before any search, results after one, in a category always. Specification: public, sections 2
 * and 4.
 */
export function SearchPage(props: SearchPageProps) {
  const { scope, notFound } = props;
  const controls = useFilters();
  const isSearch = showsResults(scope, controls.applied);
  const results = useResults(scope, controls.applied, isSearch);
  if (!results.data && isUnknownCategory(results.error)) return notFound;
  return <SearchView {...props} controls={controls} results={results} isSearch={isSearch} />;
}

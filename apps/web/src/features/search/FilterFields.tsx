import type { Category } from '@muge/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.tsx';
import { Segmented } from '../../components/ui/Segmented.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { productStates, writeFilters } from './filters.ts';
import { PlaceFilter } from './PlaceFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import type { Scope } from './scope.ts';
import { stateTexts } from './texts.ts';
import type { Counts } from './use-counts.ts';
import type { FilterControls } from './use-filters.ts';
import type { SheetEntry } from './use-sheet.ts';

/** The categories of the tree: on their way, there, or impossible to fetch. */
export interface CategoryChoices {
  readonly list: readonly Category[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The filters: category, location, price, state. The same at the left of the results and in the phone's sheet. */
export function FilterFields({
  categories,
  counts,
  scope,
  controls: { filters, change: changeFilters, resets },
  entry,
}: {
  categories: CategoryChoices;
  counts: Counts;
  scope: Scope;
  controls: FilterControls;
  /** Of the sheet while it is open: what is set takes that entry's place. */
  entry: SheetEntry | undefined;
}) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const id = useId();
  const change: FilterControls['change'] = (changed, replace) => changeFilters(changed, replace || entry?.replace);
  return (
    <>
      <nav className="fgroup" aria-labelledby={`${id}-category`}>
        <h3 id={`${id}-category`}>{t('filters.category')}</h3>
        {categories.failed ? (
          <>
            <p className="muted">{t('failed')}</p>
            <Button variant="ghost" size="sm" onClick={categories.retry}>
              {common('tryAgain')}
            </Button>
          </>
        ) : (
          <CategoryTree
            categories={categories.list}
            counts={counts}
            scope={scope}
            search={writeFilters(filters).toString()}
            entry={entry}
          />
        )}
      </nav>
      <div className="fgroup">
        <h3>{t('filters.location')}</h3>
        <PlaceFilter key={resets} address={filters.address} onChange={(address) => change({ address })} />
      </div>
      <div className="fgroup">
        <h3>{t('filters.price')}</h3>
        <PriceFilter key={resets} priceMin={filters.priceMin} priceMax={filters.priceMax} onChange={change} />
      </div>
      <div className="fgroup">
        <h3>{t('filters.state')}</h3>
        <Segmented
          block
          label={t('filters.state')}
          value={filters.state ?? 'any'}
          onChange={(state) => change({ state: state === 'any' ? null : state })}
          options={[
            { value: 'any' as const, label: t('state.any') },
            ...productStates.map((value) => ({ value, label: t(stateTexts[value]) })),
          ]}
        />
      </div>
    </>
  );
}

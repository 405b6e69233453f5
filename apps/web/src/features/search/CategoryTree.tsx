import type { Category } from '@muge/contract';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/ui/Icon.tsx';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { linkTo, screens } from '../../lib/paths.ts';
import { LinkCount } from './LinkCount.tsx';
import type { Scope, ScopeNames } from './scope.ts';
import type { Counts } from './use-counts.ts';
import type { SheetEntry } from './use-sheet.ts';

/** Widths of the rows that stand for categories on their way, CSS pixels: about as many as there will be. */
const waiting = [66, 83, 78, 141, 149, 87, 121, 130, 54, 128, 101, 62, 138, 134] as const;

/**
 * The categories as links that keep the filters: all of them, or the current one open with its subcategories, each with
 * how many adverts it leads to.
 * Specification: public, section 2 (the category in the current route is expanded).
 */
export function CategoryTree({
  categories,
  scope,
  search,
  counts,
  entry,
}: {
  /** Undefined while they are on their way. */
  categories: readonly Category[] | undefined;
  scope: Scope;
  /** The query of the address. */
  search: string;
  counts: Counts;
  /** Of the sheet while it is open. */
  entry: SheetEntry | undefined;
}) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const current = categories?.find(({ id }) => id === scope.categoryId);
  return (
    <ul className="tree">
      <li>
        <Link
          {...entry}
          to={{ pathname: screens.search, search }}
          aria-current={scope.categoryId === null ? 'page' : undefined}
        >
          {t('filters.allCategories')}
        </Link>
      </li>
      {!categories && (
        <li role="status" aria-label={common('loading')}>
          {(scope.categoryId === null ? waiting : waiting.slice(0, 10)).map((width) => (
            <span className="tree__wait" key={width}>
              <Skeleton style={{ width }} />
            </span>
          ))}
        </li>
      )}
      {(current ? [current] : (categories ?? [])).map((category) => (
        <li key={category.id}>
          <Link
            {...entry}
            to={{ pathname: linkTo.searchCategory(category.id), search }}
            state={{ ...entry?.state, names: { category: category.name } satisfies ScopeNames }}
            aria-current={current ? (scope.subcategoryId === null ? 'page' : 'true') : undefined}
          >
            <span className="tree__name">{category.name}</span>
            {current && <Icon of={ChevronDown} size={16} />}
            <LinkCount count={counts.categories.get(category.id)} stale={counts.stale} />
          </Link>
          {current && (
            <ul>
              {category.subcategories.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    {...entry}
                    className="sub"
                    to={{ pathname: linkTo.searchSubcategory(category.id, id), search }}
                    state={{
                      ...entry?.state,
                      names: { category: category.name, subcategory: name } satisfies ScopeNames,
                    }}
                    aria-current={id === scope.subcategoryId ? 'page' : undefined}
                  >
                    <span className="tree__name">{name}</span>
                    <LinkCount count={counts.subcategories.get(id)} stale={counts.stale} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

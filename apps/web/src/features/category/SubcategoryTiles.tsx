import type { Category } from '@muge/contract';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '../../lib/paths.ts';
import { TilePicture } from './Tile.tsx';

/** How much of the tile before the current one stays in sight, CSS pixels. */
const peek = 48;

/** The subcategories of a category as tiles, each leading to its results. Specification: public, section 2. */
export function SubcategoryTiles({
  category,
  currentId = null,
  search = '',
  count,
}: {
  category: Category;
  /** The one whose results are on screen. */
  currentId?: number | null;
  /** Query that the links keep. */
  search?: string;
  /** How many adverts a subcategory's tile leads to; stands under its name. */
  count?: (subcategoryId: number) => ReactNode;
}) {
  const { t } = useTranslation('search');
  const list = useRef<HTMLUListElement>(null);

  // On phones the tiles are a row that scrolls: the current one comes into sight, with its neighbour at the left. Its
  // place changes when the letters of the language arrive and when the window is turned.
  useLayoutEffect(() => {
    const row = list.current;
    const current = row?.querySelector(`[data-subcategory="${currentId}"]`);
    if (!row || !(current instanceof HTMLElement)) return;
    const show = () => {
      row.scrollLeft = current.offsetLeft - row.offsetLeft - peek;
    };
    show();
    const observer = new ResizeObserver(show);
    observer.observe(row);
    observer.observe(current);
    return () => observer.disconnect();
  }, [currentId]);

  return (
    <nav aria-label={t('subcategories')}>
      <ul className={count ? 'tiles tiles--counted' : 'tiles'} ref={list}>
        {category.subcategories.map(({ id, name, subthumbnail }) => (
          <li key={id} data-subcategory={id}>
            <Link
              className="tile"
              to={{ pathname: linkTo.searchSubcategory(category.id, id), search }}
              state={{ names: { category: category.name, subcategory: name } }}
              aria-current={id === currentId ? 'page' : undefined}
            >
              <TilePicture thumbnail={subthumbnail} />
              <span className="tile__text">
                <span>{name}</span>
                {count?.(id)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

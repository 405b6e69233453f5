import type { Category } from '@muge/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '../../lib/paths.ts';
import { TilePicture } from './Tile.tsx';

/** The subcategories of a category as tiles, each leading to its results. Specification: public, section 2. */
export function SubcategoryTiles({
  category,
  currentId = null,
  search = '',
}: {
  category: Category;
  /** The one whose results are on screen. */
  currentId?: number | null;
  /** Query that the links keep. */
  search?: string;
}) {
  const { t } = useTranslation('search');
  return (
    <nav aria-label={t('subcategories')}>
      <ul className="tiles">
        {category.subcategories.map(({ id, name, subthumbnail }) => (
          <li key={id}>
            <Link
              className="tile"
              to={{ pathname: linkTo.searchSubcategory(category.id, id), search }}
              state={{ names: { category: category.name, subcategory: name } }}
              aria-current={id === currentId ? 'page' : undefined}
            >
              <TilePicture thumbnail={subthumbnail} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

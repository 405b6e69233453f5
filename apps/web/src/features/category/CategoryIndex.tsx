import type { Category } from '@muge/contract';
import { Link } from 'react-router-dom';
import { linkTo } from '../../lib/paths.ts';
import { TilePicture } from './Tile.tsx';

/** Every category with its subcategories, to look over at once. */
export function CategoryIndex({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="catalogue">
      {categories.map((category) => (
        <li className="catalogue__item" key={category.id}>
          <h2>
            <Link className="catalogue__head" to={linkTo.category(category.id)}>
              <TilePicture thumbnail={category.thumbnail} />
              <span>{category.name}</span>
            </Link>
          </h2>
          <ul>
            {category.subcategories.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={linkTo.searchSubcategory(category.id, id)}
                  state={{ names: { category: category.name, subcategory: name } }}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

import type { Category } from '@muge/contract';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/ui/Icon.tsx';
import { linkTo } from '../../lib/paths.ts';
import { pictureUrl } from '../../lib/pictures.ts';

/** Categories that expand and collapse, one open at a time. */
export function CategoryList({
  categories,
  openId,
  onToggle,
  onLeave,
  replace = false,
  onHeadKeyDown,
}: {
  categories: readonly Category[];
  openId: number | null;
  onToggle: (id: number) => void;
  /** A link was followed. */
  onLeave?: () => void;
  /** Links take the place of the current history entry, which is what they stand in. */
  replace?: boolean;
  onHeadKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}) {
  const { t } = useTranslation('layout');
  const base = useId();
  return (
    <ul className="mega__col">
      {categories.map((category) => {
        const open = category.id === openId;
        return (
          <li key={category.id} className={open ? 'mega__cat is-open' : 'mega__cat'}>
            <button
              type="button"
              className="mega__head"
              aria-expanded={open}
              aria-controls={open ? `${base}-${category.id}` : undefined}
              data-category={category.id}
              onClick={() => onToggle(category.id)}
              onKeyDown={onHeadKeyDown}
            >
              {category.thumbnail && (
                <img className="photo" src={pictureUrl(category.thumbnail, 320)} alt="" width={48} height={48} />
              )}
              <span>{category.name}</span>
              <Icon of={open ? ChevronUp : ChevronDown} size={16} />
            </button>
            {open && (
              <ul id={`${base}-${category.id}`}>
                {category.subcategories.map(({ id, name }) => (
                  <li key={id}>
                    <Link to={linkTo.searchSubcategory(category.id, id)} replace={replace} onClick={onLeave}>
                      {name}
                    </Link>
                  </li>
                ))}
                <li>
                  <Link className="link" to={linkTo.searchCategory(category.id)} replace={replace} onClick={onLeave}>
                    {t('categories.allIn', { category: category.name })}
                  </Link>
                </li>
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

import type { OptionField, ProductDetail } from '@muge/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChipLink } from '../../components/ui/Chip.tsx';
import { linkTo, searchPath } from '../../lib/paths.ts';
import { tagWords } from './tags.ts';

/** Chips that lead to a search: the subcategory, then words of the product. Specification: signed-in part, section 2 (tags block). */
export function Tags({ product, fields }: { product: ProductDetail; fields: readonly OptionField[] }) {
  const { t } = useTranslation('product');
  const { category_id, subcategory_id, subcategory_name, category_name, language } = product;
  const words = tagWords(product, fields);
  return (
    <nav className="block" aria-label={t('tags')}>
      <ul className="product__tags">
        <li>
          {subcategory_id === null ? (
            <ChipLink to={linkTo.searchCategory(category_id)}>{category_name}</ChipLink>
          ) : (
            <ChipLink to={linkTo.searchSubcategory(category_id, subcategory_id)}>{subcategory_name}</ChipLink>
          )}
        </li>
        {words.map((word) => (
          <li key={word}>
            <Link className="chip" to={searchPath({ q: word })} lang={language ?? undefined}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { categoriesQuery } from '../../features/categories/api.ts';
import type { Fields } from '../../features/product/Facts.tsx';
import { ProductAbsent, ProductPage } from '../../features/product/ProductPage.tsx';
import { readId } from '../../lib/paths.ts';
import { useHearts } from '../hearts.tsx';
import { PhoneSettings } from '../layout/PhoneSettings.tsx';

/** The option fields of subcategories, from the categories that header and menus have loaded anyway. */
function useFieldsOf(): (subcategoryId: number | null) => Fields {
  const { data, isError, refetch } = useQuery(categoriesQuery);
  return (subcategoryId) => {
    if (data) {
      const subcategories = data.flatMap((category) => category.subcategories);
      return { status: 'success', list: subcategories.find(({ id }) => id === subcategoryId)?.option_fields ?? [] };
    }
    return isError ? { status: 'error', retry: () => void refetch() } : { status: 'pending' };
  };
}

/** A product. Specification: signed-in part, section 2 (single product page). */
export function Component() {
  const id = readId(useParams().id);
  const fieldsOf = useFieldsOf();
  const hearts = useHearts();
  if (id === null) return <ProductAbsent />;
  return (
    <>
      <ProductPage
        id={id}
        fieldsOf={fieldsOf}
        slotsOf={(product) => ({ favourite: (look) => hearts(product, look), card: (card) => hearts(card) })}
      />
      <PhoneSettings />
    </>
  );
}

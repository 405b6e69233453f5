import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../features/categories/api.ts';
import type { Categories } from '../features/product-form/fields.ts';

/** The categories as the product form wants them. */
export function useFormCategories(): Categories {
  const { data, isError, refetch } = useQuery(categoriesQuery);
  if (data) return { status: 'success', list: data };
  return isError ? { status: 'error', retry: () => void refetch() } : { status: 'pending' };
}

import { useQuery } from '@tanstack/react-query';
import type { Categories } from '../components/shared/categories.ts';
import { categoriesQuery } from '../features/categories/api.ts';

/** The categories as forms want them. */
export function useFormCategories(): Categories {
  const { data, isError, refetch } = useQuery(categoriesQuery);
  if (data) return { status: 'success', list: data };
  return isError ? { status: 'error', retry: () => void refetch() } : { status: 'pending' };
}

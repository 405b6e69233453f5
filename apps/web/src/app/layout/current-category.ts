import { matchPath, useLocation } from 'react-router-dom';
import { screens } from '../../lib/paths.ts';

/** The category of the current address, on the screens that stand for one. */
export function useCurrentCategory(): number | null {
  const { pathname } = useLocation();
  for (const pattern of [screens.searchSubcategory, screens.searchCategory, screens.category]) {
    const id = Number(matchPath(pattern, pathname)?.params.categoryId);
    if (Number.isInteger(id)) return id;
  }
  return null;
}

import { FavoritesPage, FavoritesSkeleton } from '../../features/favorites/FavoritesPage.tsx';
import { useHearts } from '../hearts.tsx';
import { ProfileScreen } from '../ProfileScreen.tsx';

/** My favourites. Specification: signed-in part, section 2. */
export function Component() {
  const hearts = useHearts();
  return (
    <ProfileScreen waiting={<FavoritesSkeleton />}>
      <FavoritesPage actions={(product) => hearts(product)} />
    </ProfileScreen>
  );
}

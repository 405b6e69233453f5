import { FavoritesPage, FavoritesSkeleton } from '../../features/favorites/FavoritesPage.tsx';
import { Gated } from '../Gated.tsx';
import { useHearts } from '../hearts.tsx';

/** My favourites. Specification: signed-in part, section 2. */
export function Component() {
  const hearts = useHearts();
  return (
    <Gated waiting={<FavoritesSkeleton />}>
      <FavoritesPage actions={(product) => hearts(product)} />
    </Gated>
  );
}

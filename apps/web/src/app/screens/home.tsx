import { useQuery } from '@tanstack/react-query';
import { BannerTiles, HomeBanner } from '../../features/banners/Banners.tsx';
import { BestOffers } from '../../features/best-offers/BestOffers.tsx';
import { CategoryStrip } from '../../features/categories/CategoryStrip.tsx';
import { recommendationsQuery } from '../../features/recommendations/api.ts';
import { Recommendations } from '../../features/recommendations/Recommendations.tsx';
import { useTitle } from '../../lib/title.ts';
import { useHearts } from '../hearts.tsx';
import { HomeStall } from './home-stall.tsx';
import { HomeTags } from './home-tags.tsx';

/** Home. Specification: public part, section 2 (home page). */
export function Component() {
  useTitle();
  const hearts = useHearts();
  // The best offers are the first twelve of the same call. Specification: decisions, best offers.
  const { data, isLoadingError } = useQuery(recommendationsQuery);
  return (
    <>
      <HomeStall />
      <CategoryStrip />
      <Recommendations actions={(product) => hearts(product)} />
      <HomeTags />
      <BannerTiles />
      <BestOffers
        offers={data ? { status: 'success', products: data } : { status: isLoadingError ? 'error' : 'pending' }}
        actions={(product) => hearts(product)}
      />
      <HomeBanner />
    </>
  );
}

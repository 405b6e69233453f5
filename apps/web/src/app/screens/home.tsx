import { CategoryStrip } from '../../features/categories/CategoryStrip.tsx';
import { Recommendations } from '../../features/recommendations/Recommendations.tsx';
import { useTitle } from '../../lib/title.ts';
import { useHearts } from '../hearts.tsx';
import { HomeStall } from './home-stall.tsx';
import { HomeTags } from './home-tags.tsx';

/** Home. Specification: public part, section 2 (home page). */
export function Component() {
  useTitle();
  const hearts = useHearts();
  return (
    <>
      <HomeStall />
      <CategoryStrip />
      <Recommendations actions={(product) => hearts(product)} />
      <HomeTags />
    </>
  );
}

import { CategoryStrip } from '../../features/categories/CategoryStrip.tsx';
import { Recommendations } from '../../features/recommendations/Recommendations.tsx';
import { useTitle } from '../../lib/title.ts';
import { HomeStall } from './home-stall.tsx';
import { HomeTags } from './home-tags.tsx';

/** Home. Specification: public part, section 2 (home page). */
export function Component() {
  useTitle();
  return (
    <>
      <HomeStall />
      <CategoryStrip />
      <Recommendations />
      <HomeTags />
    </>
  );
}

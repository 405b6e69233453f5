import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { runningAdsQuery } from './api.ts';
import { Banner, type BannerWidth } from './Banner.tsx';

/** The widths of tiles in a row, by how many there are. */
const rows: Readonly<Record<number, readonly BannerWidth[]>> = {
  1: ['large'],
  2: ['medium', 'large'],
  3: ['small', 'medium', 'large'],
};

/** The home banner: the first of the running ads. Nothing where there is none. Specification: decisions, ads. */
export function HomeBanner() {
  const { t } = useTranslation('banners');
  const { data: ads = [] } = useQuery(runningAdsQuery);
  const [first] = ads;
  if (!first) return null;
  return (
    <aside className="section" aria-label={t('home')}>
      <Banner ad={first} width="home" />
    </aside>
  );
}

/**
 * Up to three of the running ads after that of the home banner, as tiles in three widths. Nothing where there are none.
 * Specification: public part, section 2 (banner tile); decisions, ads.
 */
export function BannerTiles() {
  const { t } = useTranslation('banners');
  const { data: ads = [] } = useQuery(runningAdsQuery);
  const tiles = ads.slice(1, 4);
  if (tiles.length === 0) return null;
  const widths = rows[tiles.length] ?? [];
  return (
    <aside className="section" aria-label={t('tiles')}>
      <ul className={`banners banners--${tiles.length}`}>
        {tiles.map((ad, index) => (
          <li key={ad.id}>
            <Banner ad={ad} width={widths[index] ?? 'small'} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

import type { Ad } from '@muge/contract';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BannerLook } from '../../components/shared/BannerLook.tsx';
import { countClick } from './api.ts';

/** How wide a banner is: three widths of tiles, and the home banner over the whole page. */
export type BannerWidth = 'small' | 'medium' | 'large' | 'home';

const sizes: Readonly<Record<BannerWidth, string>> = {
  small: '(min-width: 768px) 320px, 100vw',
  medium: '(min-width: 768px) 420px, 100vw',
  large: '(min-width: 768px) 640px, 100vw',
  home: '(min-width: 768px) 560px, 100vw',
};

/**
 * An advertiser's title over their picture, marked as advertising, which leads to their page.
 * Specification: public part, section 2 (banner tile); decisions, ads.
 */
export function Banner({ ad, width }: { ad: Ad; width: BannerWidth }) {
  const { t } = useTranslation('banners');
  // The wheel opens it too; the other buttons don't.
  const follow = ({ button }: MouseEvent) => {
    if (button <= 1) countClick(ad.id);
  };
  return (
    <a
      className={`banner banner--${width}`}
      href={ad.content.link}
      target="_blank"
      rel="noopener noreferrer sponsored nofollow"
      onClick={follow}
      onAuxClick={follow}
    >
      <BannerLook name={ad.name} description={ad.description} picture={ad.content.image_url[0]} sizes={sizes[width]} />
      <span className="sr">{t('newTab')}</span>
    </a>
  );
}

import type { Listing } from './types.ts';

/** An advertising banner: a broad deep picture with its goods on the right, room for the words on the left. */
export interface BannerPicture extends Listing {
  /** Pixels; the height always is `bannerHeight`. */
  readonly width: number;
}

export const bannerHeight = 400;

/** The demo house's banners by the name of their pictures, in the three widths of the home page's row. */
export const banners = {
  'banner-tyres': {
    width: 1280,
    tone: 'deep',
    hue: 245,
    floorHue: 250,
    shots: [
      {
        set: 'cyc',
        horizon: 0.6,
        goods: [
          { render: 'fir', size: 0.72, x: 0.93, y: 0.74 },
          { render: 'suv', size: 1.12, x: 0.74, y: 0.88 },
        ],
      },
    ],
  },
  'banner-firs': {
    width: 1024,
    tone: 'deep',
    hue: 165,
    floorHue: 160,
    shots: [
      {
        set: 'ground',
        horizon: 0.62,
        goods: [
          { render: 'fir', size: 0.74, x: 0.64, y: 0.84 },
          { render: 'fir', size: 0.92, x: 0.86, y: 0.9 },
          { render: 'fir', size: 0.8, x: 0.75, y: 0.93 },
        ],
      },
    ],
  },
  'banner-handyman': {
    width: 768,
    tone: 'deep',
    hue: 55,
    floorHue: 45,
    shots: [{ set: 'flat', goods: [{ render: 'hammerAndWrench', size: 0.92, x: 0.78, y: 0.56 }] }],
  },
} as const satisfies Readonly<Record<string, BannerPicture>>;

/** The name of a banner's picture. */
export type BannerName = keyof typeof banners;

/** All the banners, from the broadest. */
export const bannerNames = Object.keys(banners).filter((name): name is BannerName => name in banners);

import type { Listing } from './types.ts';

/**
 * Size of a banner's picture, in pixels. A row shows banners in three widths, aligned to their right edges, so the
 * goods of each keep within the last third.
 */
export const bannerSize = { width: 1280, height: 400 } as const;

/** The demo house's banners by the names of their pictures: deep, room for the words on the left. */
export const banners = {
  'banner-tyres': {
    tone: 'deep',
    hue: 245,
    floorHue: 250,
    shots: [
      {
        set: 'cyc',
        horizon: 0.6,
        goods: [
          { render: 'fir', size: 0.66, x: 0.945, y: 0.74 },
          { render: 'suv', size: 1.06, x: 0.82, y: 0.88 },
        ],
      },
    ],
  },
  'banner-firs': {
    tone: 'deep',
    hue: 165,
    floorHue: 160,
    shots: [
      {
        set: 'ground',
        horizon: 0.62,
        goods: [
          { render: 'fir', size: 0.74, x: 0.755, y: 0.84 },
          { render: 'fir', size: 0.92, x: 0.915, y: 0.9 },
          { render: 'fir', size: 0.8, x: 0.835, y: 0.93 },
        ],
      },
    ],
  },
  'banner-handyman': {
    tone: 'deep',
    hue: 55,
    floorHue: 45,
    shots: [{ set: 'flat', goods: [{ render: 'hammerAndWrench', size: 0.94, x: 0.85, y: 0.52 }] }],
  },
} as const satisfies Readonly<Record<string, Listing>>;

/** The name of a banner's picture. */
export type BannerName = keyof typeof banners;

/** All the banners. */
export const bannerNames = Object.keys(banners).filter((name): name is BannerName => name in banners);

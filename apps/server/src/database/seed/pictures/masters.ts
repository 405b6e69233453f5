import { bannerNames, bannerSize, banners } from './banners.ts';
import { composeShot, composeStage } from './compose.ts';
import { composeHero, heroNames, type Theme } from './heroes.ts';
import { fromRaster, type Raster } from './raster.ts';
import { namedShots, picturedCategories, tileOf } from './shots.ts';
import { tiles } from './tiles.ts';

/** Where a picture is kept: with the seed, or among the web application's own files. */
export type Shelf = 'demo' | 'stall';

/** A picture to bake. */
export interface Master {
  /** File name without its ending; unique. */
  readonly name: string;
  readonly shelf: Shelf;
  compose(): Promise<Raster>;
}

const themes: readonly Theme[] = ['light', 'dark'];

/** Heroes stand large, and their dark gradients show the encoder's steps sooner than the sets' light ones. */
const qualities: Readonly<Record<Shelf, number>> = { demo: 86, stall: 94 };

/** All the pictures that are baked: things, tiles, banners, heroes. */
export function masters(): Master[] {
  return [
    ...namedShots().map(
      ({ name, shot, listing }): Master => ({ name, shelf: 'demo', compose: () => composeShot(shot, listing) }),
    ),
    ...picturedCategories.map((category): Master => {
      const listing = tiles[category];
      return { name: tileOf(category), shelf: 'demo', compose: () => composeShot(listing.shots[0], listing) };
    }),
    ...bannerNames.map((name): Master => {
      const banner = banners[name];
      return { name, shelf: 'demo', compose: () => composeStage(banner.shots[0], banner, bannerSize) };
    }),
    ...heroNames.flatMap((place) =>
      themes.map(
        (theme): Master => ({ name: `${place}-${theme}`, shelf: 'stall', compose: () => composeHero(place, theme) }),
      ),
    ),
  ];
}

/** Composes and encodes a picture as WebP. */
export async function bake(master: Master): Promise<Buffer> {
  const raster = await master.compose();
  return fromRaster(raster)
    .removeAlpha()
    .webp({ quality: qualities[master.shelf], effort: 6, smartSubsample: true })
    .toBuffer();
}

import { drawBackdrop, setLines } from './backdrop.ts';
import { finishGood, loadGood } from './object.ts';
import { paletteOf } from './palette.ts';
import { drawPlinth, faceRadius } from './plinth.ts';
import { drawSvg, flatten, fromRaster, type Raster, toRaster } from './raster.ts';
import { type PlacedGood, withShadows } from './shadows.ts';
import type { Good, Hold, Listing, SetName, Shot, StagedShot } from './types.ts';

/** Size of a picture of a thing, in pixels. */
export const pictureSize = { width: 1280, height: 960 } as const;

/** A picture's canvas in pixels; `scale` of them are one unit of the sets' measures. */
interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

interface SizedGood {
  readonly good: Good;
  readonly source: Raster;
  readonly hold: Hold;
  /** Before it is turned, in pixels. */
  readonly height: number;
}

const closeUpSize = 0.42;
const castOpacity = 0.28;

/** The height of a square good of size 1, as a fraction of the picture's height. */
const squareHeight = { stands: 0.7, onPlinth: 0.52, lies: 0.82 } as const;
const largest = { width: 0.74, height: 0.8 } as const;

function holdOf(good: Good, set: SetName): Hold {
  return good.hold ?? (set === 'flat' ? 'lies' : 'stands');
}

/**
 * The height that suits a good, in the same units as the canvas: broad ones are lower and narrow ones higher than
 * square ones, so that all fill about the same part of their pictures.
 */
export function goodHeight(
  { aspect, set, hold, size }: { aspect: number; set: SetName; hold: Hold; size: number },
  canvas: { width: number; height: number },
): number {
  const base = hold !== 'stands' ? squareHeight.lies : set === 'plinth' ? squareHeight.onPlinth : squareHeight.stands;
  const wished = base * aspect ** -0.4 * canvas.height;
  const possible = Math.min(wished, (largest.width * canvas.width) / aspect, largest.height * canvas.height);
  return possible * size;
}

async function sizeGood(good: Good, set: SetName, canvas: Canvas): Promise<SizedGood> {
  const source = await loadGood(good);
  const hold = holdOf(good, set);
  const size = good.size ?? 1;
  const height = Math.round(goodHeight({ aspect: source.width / source.height, set, hold, size }, canvas));
  return { good, source, hold, height };
}

/** The plinth under the goods, wide enough for all of them, and the line their feet stand on. */
function plinthUnder(goods: readonly SizedGood[], shot: StagedShot, canvas: Canvas) {
  const edges = goods.map(({ good, source, height }) => {
    const half = (height * source.width) / source.height / 2;
    const x = (good.x ?? 0.5) * canvas.width;
    return { left: x - half, right: x + half };
  });
  const span = Math.max(...edges.map(({ right }) => right)) - Math.min(...edges.map(({ left }) => left));
  const wished = shot.plinth?.width ?? Math.min(0.68, Math.max(0.36, (span * 1.24) / canvas.width));
  const width = wished * canvas.width;
  const top = (shot.plinth?.top ?? setLines.plinth.foot) * canvas.height;
  const bottom = top + (shot.plinth?.height ?? 0.14) * canvas.height;
  return { width, top, bottom, foot: top + faceRadius(width) * 0.3 };
}

async function placeGood(sized: SizedGood, foot: number, canvas: Canvas): Promise<PlacedGood> {
  const { good, source, hold, height } = sized;
  const raster = await finishGood(source, height, good.tilt ?? 0);
  const y = good.y === undefined ? foot : good.y * canvas.height;
  return {
    raster,
    hold,
    left: Math.round((good.x ?? 0.5) * canvas.width - raster.width / 2),
    top: Math.round(hold === 'stands' ? y - raster.height : y - raster.height / 2),
  };
}

async function stage(shot: StagedShot, listing: Listing, canvas: Canvas): Promise<Raster> {
  const { width, height, scale } = canvas;
  const unit = { width: width / scale, height: height / scale };
  const floorHue = shot.floorHue ?? listing.floorHue ?? listing.hue + 10;
  const palette = paletteOf(listing.tone, listing.hue, floorHue);
  const horizon = (shot.horizon ?? setLines[shot.set].horizon) * unit.height;
  const backdrop = drawBackdrop(shot.set, { ...unit, horizon, palette });

  const goods = await Promise.all(shot.goods.map((good) => sizeGood(good, shot.set, canvas)));
  let under = backdrop.under;
  let foot = setLines[shot.set].foot * height;
  if (shot.set === 'plinth') {
    const plinth = plinthUnder(goods, shot, canvas);
    foot = plinth.foot;
    under += drawPlinth(
      {
        centre: unit.width / 2,
        top: plinth.top / scale,
        width: plinth.width / scale,
        bottom: plinth.bottom / scale,
        shades: palette.plinth,
        shadow: { color: palette.shadow, opacity: 0.34, blur: 24 },
      },
      'plinth',
    );
  }

  const box = `0 0 ${unit.width} ${unit.height}`;
  const light = { color: palette.shadow, scale, cast: castOpacity };
  const placed = await Promise.all(goods.map((good) => placeGood(good, foot, canvas)));
  const layers = await Promise.all(placed.map((good) => withShadows(good, light)));
  const over = await drawSvg(width, height, backdrop.over, box);
  return flatten(await drawSvg(width, height, under, box), [...layers.flat(), { raster: over, left: 0, top: 0 }]);
}

/** Composes a set at a size in pixels: banners are broader and lower than the pictures of things. */
export function composeStage(
  shot: StagedShot,
  listing: Listing,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Raster> {
  return stage(shot, listing, { width, height, scale: 1 });
}

/**
 * Composes one picture of a listing at `pictureSize`. The same listing gives the same pixels with the same version of
 * sharp. A close-up is staged larger and cut, so that only the render loses detail, not the set.
 */
export async function composeShot(shot: Shot, listing: Listing): Promise<Raster> {
  const { width, height } = pictureSize;
  if (!('closeUp' in shot)) return composeStage(shot, listing, pictureSize);
  const scale = 1 / closeUpSize;
  const canvas = { width: Math.round(width * scale), height: Math.round(height * scale), scale };
  const whole = await stage(listing.shots[0], listing, canvas);
  const { left, top } = shot.closeUp;
  const cut = { left: Math.round(left * canvas.width), top: Math.round(top * canvas.height), width, height };
  return toRaster(fromRaster(whole).extract(cut));
}

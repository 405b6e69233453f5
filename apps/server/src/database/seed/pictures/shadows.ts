import { fromRaster, type Layer, pad, type Raster, silhouette, toRaster, transparent } from './raster.ts';
import type { Hold } from './types.ts';

/** A finished good at its place on the canvas, in pixels. */
export interface PlacedGood {
  readonly raster: Raster;
  readonly left: number;
  readonly top: number;
  readonly hold: Hold;
}

interface ShadowLight {
  /** `#rrggbb` of the shadows. */
  readonly color: string;
  /** Canvas pixels for each pixel of a picture 960 px high. */
  readonly scale: number;
  /** Opacity of the shadow that a standing good throws, 0 to 1. */
  readonly cast: number;
}

async function blurred(raster: Raster, color: string, opacity: number, blur: number): Promise<[Raster, number]> {
  const room = Math.ceil(blur * 3);
  const shape = await silhouette(await pad(raster, room), color, opacity);
  return [await toRaster(fromRaster(shape).blur(blur)), room];
}

/** The silhouette thrown backwards onto the floor, to the right. */
async function castShadow({ raster, left, top }: PlacedGood, { color, scale, cast }: ShadowLight): Promise<Layer> {
  const lean: [[number, number], [number, number]] = [
    [1, -0.42],
    [0, 0.15],
  ];
  const skewed = await toRaster(fromRaster(raster).affine(lean, { background: transparent, interpolator: 'bicubic' }));
  const [shadow, room] = await blurred(skewed, color, cast, 15 * scale);
  return {
    raster: shadow,
    left: left - room,
    top: Math.round(top + raster.height - skewed.height - room + 6 * scale),
  };
}

/** The dark seam where feet, wheels and edges touch the floor: the lowest rows, flattened, twice. */
async function contactShadows({ raster, left, top }: PlacedGood, { color, scale }: ShadowLight): Promise<Layer[]> {
  const rows = Math.max(6, Math.round(raster.height * 0.07));
  const height = Math.max(Math.round(10 * scale), Math.round(raster.height * 0.028));
  const feet = fromRaster(raster).extract({ left: 0, top: raster.height - rows, width: raster.width, height: rows });
  const flat = await toRaster(feet.resize(raster.width, height, { fit: 'fill' }));
  const foot = top + raster.height;
  const seams = [
    { blur: 13, opacity: 0.55, x: 8, y: 1 },
    { blur: 4, opacity: 0.55, x: 2, y: -4 },
  ];
  return Promise.all(
    seams.map(async ({ blur, opacity, x, y }) => {
      const [shadow, room] = await blurred(flat, color, opacity, blur * scale);
      return {
        raster: shadow,
        left: Math.round(left - room + x * scale),
        top: Math.round(foot - height / 2 - room + y * scale),
      };
    }),
  );
}

/** Shadows on the surface right behind the good, away from the light. */
function dropShadows({ raster, left, top, hold }: PlacedGood, { color, scale }: ShadowLight): Promise<Layer[]> {
  const drops =
    hold === 'lies'
      ? [
          { x: 26, y: 40, blur: 30, opacity: 0.3 },
          { x: 9, y: 13, blur: 8, opacity: 0.28 },
        ]
      : [{ x: 54, y: 96, blur: 38, opacity: 0.2 }];
  return Promise.all(
    drops.map(async ({ x, y, blur, opacity }) => {
      const [shadow, room] = await blurred(raster, color, opacity, blur * scale);
      return { raster: shadow, left: Math.round(left - room + x * scale), top: Math.round(top - room + y * scale) };
    }),
  );
}

/** A good with the shadows under it, from the lowest layer to the good itself. */
export async function withShadows(good: PlacedGood, light: ShadowLight): Promise<Layer[]> {
  const thrown = good.hold === 'stands' && light.cast > 0 ? [await castShadow(good, light)] : [];
  const near = good.hold === 'stands' ? await contactShadows(good, light) : await dropShadows(good, light);
  return [...thrown, ...near, { raster: good.raster, left: good.left, top: good.top }];
}

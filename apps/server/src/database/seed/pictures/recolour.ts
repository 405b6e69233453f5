import { hueDistance, mix, type Oklch, oklchToRgb, rgbToOklch } from './color.ts';
import type { Raster } from './raster.ts';
import type { Paint } from './types.ts';

/** What to change about the colours of a render. */
export interface Recolouring {
  readonly paint: readonly Paint[];
  /** Factor for every pixel's chroma; below 1 takes the glare off. */
  readonly saturation: number;
  /** Factor for every pixel's lightness. */
  readonly brightness: number;
}

const defaultReach = 45;
/** Below the first chroma a pixel counts as grey and keeps its hue; above the second it is painted fully. */
const greyUpTo = 0.012;
const colouredFrom = 0.04;
/** A seam is a pixel that takes little of a paint next to one that takes all of it. */
const seamBelow = 0.6;
const paintedFrom = 0.9;
/** What remains of a seam's chroma. */
const seamChroma = 0.35;

function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** How much of a paint a colour takes, 0 to 1: fully within 60 % of the reach, fading out towards its end. */
export function paintWeight(paint: Paint, chroma: number, hue: number): number {
  const reach = paint.reach ?? defaultReach;
  const away = Math.abs(hueDistance(paint.from, hue));
  return (1 - smoothStep(reach * 0.6, reach, away)) * smoothStep(greyUpTo, colouredFrom, chroma);
}

/** A colour under a full coat of paint. */
function coated({ l, c, h }: Oklch, { from, to, chroma = 1, lightness = 0 }: Paint): Oklch {
  return { l: l + lightness, c: c * chroma, h: h + hueDistance(from, to) };
}

/** Whether a pixel lies on the edge of a painted part, where it still mixes the old colour with its neighbour's. */
function isSeam(weights: Float32Array, width: number, pixel: number): boolean {
  if ((weights[pixel] ?? 0) > seamBelow) return false;
  return [-width, -1, 1, width].some((step) => (weights[pixel + step] ?? 0) > paintedFrom);
}

/** Recolours a raster in place. */
export function recolour({ data, width }: Raster, { paint, saturation, brightness }: Recolouring): void {
  const colors: Oklch[] = [];
  for (let offset = 0; offset < data.length; offset += 4) {
    const byte = (channel: number) => (data[offset + channel] ?? 0) / 255;
    colors.push(rgbToOklch([byte(0), byte(1), byte(2)]));
  }
  const coats = paint.map((coat) => ({
    coat,
    weights: Float32Array.from(colors, ({ c, h }, pixel) => (data[pixel * 4 + 3] === 0 ? 0 : paintWeight(coat, c, h))),
  }));

  colors.forEach((original, pixel) => {
    let color = original;
    for (const { coat, weights } of coats) {
      color = mix(color, coated(color, coat), weights[pixel] ?? 0);
      if (isSeam(weights, width, pixel)) color = { ...color, c: color.c * seamChroma };
    }
    const l = Math.min(1, Math.max(0, color.l * brightness));
    oklchToRgb({ l, c: color.c * saturation, h: color.h }).forEach((value, channel) => {
      data[pixel * 4 + channel] = Math.round(value * 255);
    });
  });
}

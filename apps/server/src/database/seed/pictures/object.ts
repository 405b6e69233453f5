import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { drawings, isDrawing } from './drawn/index.ts';
import { drawSvg, fromRaster, type Raster, toRaster, transparent } from './raster.ts';
import { recolour } from './recolour.ts';
import { type RenderName, renders } from './renders.ts';
import type { Good, Part } from './types.ts';

/** Takes the glare off a render, which is what makes it look like a sign instead of a good. */
const defaultSaturation = 0.84;
/** Side of the square that drawings are rasterised in, in pixels. */
const drawingSize = 1024;

/**
 * The file of a render. The package is a development dependency, so it is looked for only when a picture is composed.
 */
export function renderFile(render: RenderName): string {
  const manifest = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json');
  return join(dirname(manifest), 'assets', `${renders[render]}.webp`);
}

function trim(raster: Raster): Promise<Raster> {
  return toRaster(fromRaster(raster).trim({ background: transparent, threshold: 1 }));
}

/** Clears what lies in none of the parts. */
function keepParts({ data, width, height }: Raster, parts: readonly Part[]): void {
  for (let offset = 3, pixel = 0; offset < data.length; offset += 4, pixel += 1) {
    const x = (pixel % width) / width;
    const y = Math.floor(pixel / width) / height;
    const kept = parts.some(
      (part) => x >= part.left && x < part.left + part.width && y >= part.top && y < part.top + part.height,
    );
    if (!kept) data[offset] = 0;
  }
}

/** A good's render or drawing, cut to its parts, trimmed and in its colours, at its own size. */
export async function loadGood(good: Good): Promise<Raster> {
  const original = isDrawing(good.render)
    ? await drawSvg(drawingSize, drawingSize, drawings[good.render])
    : await toRaster(sharp(renderFile(good.render)));
  let raster = await trim(original);
  if (good.parts !== undefined) {
    keepParts(raster, good.parts);
    raster = await trim(raster);
  }
  recolour(raster, {
    paint: good.paint ?? [],
    saturation: good.saturation ?? defaultSaturation,
    brightness: good.brightness ?? 1,
  });
  return good.flip ? toRaster(fromRaster(raster).flop()) : raster;
}

/**
 * Renders are 256 px. Enlarged fourfold, a median takes their stairs and compression marks off without softening edges;
 * what the second step softens, sharpening and a steeper alpha bring back.
 */
async function enlarge(raster: Raster, height: number): Promise<Raster> {
  const smooth = fromRaster(
    await toRaster(fromRaster(raster).resize({ height: raster.height * 4, kernel: 'cubic' })),
  ).median(7);
  const resized = fromRaster(await toRaster(smooth)).resize({ height, kernel: 'mitchell' });
  const factor = height / raster.height;
  const large = await toRaster(resized.sharpen({ sigma: Math.max(0.8, factor * 0.38), m1: 0.5, m2: 1.6 }));
  const outlineContrast = Math.max(1, Math.min(2.2, factor * 0.6));
  for (let offset = 3; offset < large.data.length; offset += 4) {
    const alpha = large.data[offset] ?? 0;
    large.data[offset] = Math.min(255, Math.max(0, Math.round((alpha - 127.5) * outlineContrast + 127.5)));
  }
  return large;
}

/** Light from the upper left that falls off to the lower right, on the object alone. */
async function light(raster: Raster): Promise<Raster> {
  const { width, height } = raster;
  const overlay = await drawSvg(
    width,
    height,
    `<defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>
      <stop offset=".6" stop-color="#10150f" stop-opacity="0"/><stop offset="1" stop-color="#10150f" stop-opacity=".26"/>
    </linearGradient></defs><rect width="${width}" height="${height}" fill="url(#light)"/>`,
  );
  const raw = { width, height, channels: 4 as const };
  return toRaster(fromRaster(raster).composite([{ input: overlay.data, raw, blend: 'atop' }]));
}

/**
 * A good as it goes onto the canvas: enlarged, turned and lit.
 *
 * @param source what `loadGood` gave
 * @param height its height before it is turned, in pixels
 * @param tilt clockwise, in degrees
 */
export async function finishGood(source: Raster, height: number, tilt: number): Promise<Raster> {
  const sized =
    height > source.height ? await enlarge(source, height) : await toRaster(fromRaster(source).resize({ height }));
  const turned =
    tilt === 0 ? sized : await trim(await toRaster(fromRaster(sized).rotate(tilt, { background: transparent })));
  return light(turned);
}

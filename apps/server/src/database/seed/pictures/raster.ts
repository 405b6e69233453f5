import sharp, { type Sharp } from 'sharp';

/** The background of what has none. */
export const transparent = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/** An image in memory: RGBA, one byte a channel, not premultiplied. */
export interface Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A raster at its place on the canvas, in pixels; it may reach over the edges. */
export interface Layer {
  readonly raster: Raster;
  readonly left: number;
  readonly top: number;
}

/** Runs a pipeline and keeps the pixels. */
export async function toRaster(pipeline: Sharp): Promise<Raster> {
  const { data, info } = await pipeline.ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Starts a pipeline from pixels. */
export function fromRaster({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Draws SVG markup at a size in pixels; `box` is the part of the drawing's own coordinates that fills it. */
export function drawSvg(
  width: number,
  height: number,
  markup: string,
  box = `0 0 ${width} ${height}`,
): Promise<Raster> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${markup}</svg>`;
  return toRaster(sharp(Buffer.from(svg)));
}

/** Adds transparent pixels on all sides, as room for a blur. */
export function pad(raster: Raster, by: number): Promise<Raster> {
  return toRaster(fromRaster(raster).extend({ top: by, bottom: by, left: by, right: by, background: transparent }));
}

/** The shape of a raster in one colour: its alpha, times `opacity`. */
export async function silhouette(raster: Raster, color: string, opacity: number): Promise<Raster> {
  const { width, height } = raster;
  const alpha = await fromRaster(raster).extractChannel(3).linear(opacity, 0).raw().toBuffer();
  const plain = sharp({ create: { width, height, channels: 3, background: color } });
  return toRaster(plain.joinChannel(alpha, { raw: { width, height, channels: 1 } }));
}

/** Cuts off what reaches over a canvas' edges; undefined where nothing remains. */
async function clip({ raster, left, top }: Layer, width: number, height: number): Promise<Layer | undefined> {
  const x = Math.max(0, -left);
  const y = Math.max(0, -top);
  const right = Math.min(raster.width, width - left);
  const bottom = Math.min(raster.height, height - top);
  if (right <= x || bottom <= y) return undefined;
  const cut = fromRaster(raster).extract({ left: x, top: y, width: right - x, height: bottom - y });
  return { raster: await toRaster(cut), left: left + x, top: top + y };
}

/** Lays the layers onto the base, in order. */
export async function flatten(base: Raster, layers: readonly Layer[]): Promise<Raster> {
  const clipped = await Promise.all(layers.map((layer) => clip(layer, base.width, base.height)));
  const inputs = clipped
    .filter((layer) => layer !== undefined)
    .map(({ raster, left, top }) => ({
      input: raster.data,
      raw: { width: raster.width, height: raster.height, channels: 4 as const },
      left,
      top,
    }));
  return toRaster(fromRaster(base).composite(inputs));
}

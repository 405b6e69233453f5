import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { type PictureWidth, pictureWidths } from '../../ports/storage.ts';

/** A picture ready to be kept. */
export interface ProcessedPicture {
  /** Pixels of the widest stored width. */
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly thumbhash: string;
  readonly files: ReadonlyMap<PictureWidth, Buffer>;
}

/** Largest picture that is decoded, in pixels. Specification: decisions, images. */
const MAX_PIXELS = 50_000_000;

/** The widest that is stored. */
const WIDEST = 1280;

/** Longest side that a thumbhash is made from. */
const THUMBHASH_SIDE = 100;

/** Bytes against time: a step more saves nothing that can be seen, a step less costs a third of the size. */
const WEBP = { quality: 82, effort: 2 } as const;

/**
 * Re-encodes a picture: upright, sRGB, without metadata, in every stored width (never enlarged), with its thumbhash. It is
 * decoded once.
 * @throws when the bytes are no picture or one with too many pixels.
 */
export async function processPicture(source: Buffer): Promise<ProcessedPicture> {
  const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: WIDEST, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const decoded = () => sharp(data, { raw: { width, height, channels } });
  const files = new Map<PictureWidth, Buffer>();
  for (const stored of pictureWidths) {
    const image = width > stored ? decoded().resize({ width: stored }) : decoded();
    files.set(stored, await image.webp(WEBP).toBuffer());
  }
  const small = await decoded()
    .resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width,
    height,
    thumbhash: Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64'),
    files,
  };
}

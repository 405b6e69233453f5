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

/** Longest side that a thumbhash is made from. */
const THUMBHASH_SIDE = 100;

/**
 * Re-encodes a picture: upright, sRGB, without metadata, in every stored width (never enlarged), with its thumbhash.
 * @throws when the bytes are no picture or one with too many pixels.
 */
export async function processPicture(source: Buffer): Promise<ProcessedPicture> {
  const upright = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: 1280, withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const files = await Promise.all(
    pictureWidths.map(async (width) => {
      const image = sharp(upright.data).resize({ width, withoutEnlargement: true });
      return [width, await image.webp({ quality: 82, effort: 3 }).toBuffer()] as const;
    }),
  );
  const small = await sharp(upright.data)
    .resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: upright.info.width,
    height: upright.info.height,
    thumbhash: Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64'),
    files: new Map(files),
  };
}

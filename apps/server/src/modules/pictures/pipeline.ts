import { UPLOAD_LIMITS } from '@muge/contract/limits';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { type PictureWidth, pictureWidths } from '../../ports/storage.ts';
import { UnreadablePictureError } from './unreadable-picture-error.ts';
import type { ProcessedPicture } from './worker-messages.ts';

// Each picture is seen once, so that a cache would only hold memory; and a picture keeps one core busy, not all.
sharp.cache(false);
sharp.concurrency(1);

/** The widest that is stored. */
const WIDEST = 1280;

/** Pixels: WebP holds no taller pictures. */
const TALLEST = 16_383;

/** Longest side that a thumbhash is made from. */
const THUMBHASH_SIDE = 100;

/** Bytes against time: a step more saves nothing that can be seen, a step less costs a third of the size. */
const WEBP = { quality: 82, effort: 2 } as const;

/** Reads a picture upright and in sRGB, as large as it is stored at most. */
async function decode(source: Buffer | string) {
  try {
    return await sharp(source, { limitInputPixels: UPLOAD_LIMITS.pixels, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new UnreadablePictureError('The picture cannot be decoded.', { cause });
  }
}

/**
 * Re-encodes a picture, given as bytes or as the path of its file: upright, sRGB, without metadata, in every stored width
 * (never enlarged), with its thumbhash. It is decoded once.
 * @throws UnreadablePictureError when it is no picture, a damaged one, or one with too many pixels.
 */
export async function processPicture(source: Buffer | string): Promise<ProcessedPicture> {
  const { data, info } = await decode(source);
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

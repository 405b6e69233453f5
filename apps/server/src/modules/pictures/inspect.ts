import sharp from 'sharp';
import { countScans, MOST_SCANS } from './jpeg-scans.ts';
import { UnreadablePictureError } from './unreadable-picture-error.ts';
import type { PictureInspection } from './worker-messages.ts';

/**
 * Reads what a file says of itself, without decoding it.
 * @throws UnreadablePictureError where even that is damaged.
 */
export async function inspectPicture(file: string): Promise<PictureInspection> {
  const { format, width, height } = await readHeader(file);
  return { format, width, height, scans: format === 'jpeg' ? await countScans(file, MOST_SCANS) : 0 };
}

async function readHeader(file: string) {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new UnreadablePictureError('The header of the picture cannot be read.', { cause });
  }
}

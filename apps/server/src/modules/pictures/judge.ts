import { open } from 'node:fs/promises';
import { errorCodes, uploadPicture } from '@muge/contract';
import { UPLOAD_LIMITS } from '@muge/contract/limits';
import { AppError } from '../../http/app-error.ts';
import { MOST_SCANS } from './jpeg-scans.ts';
import type { PictureInspection } from './worker-messages.ts';

/** What files of the accepted kinds begin with. */
const signatures = [
  { format: 'jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { format: 'png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const;

const LONGEST_SIGNATURE = 8;

/**
 * Looks at what a file holds, whatever its name and type say. Only a JPG or PNG is shown to a decoder at all, which
 * `inspect` does. Answers its pixels. Specification: decisions, images.
 * @throws AppError file_type_unsupported, file_unreadable or file_too_large; and what `inspect` throws.
 */
export async function judgePicture(file: string, inspect: () => Promise<PictureInspection>): Promise<number> {
  const format = await formatOf(file);
  if (format === null) throw new AppError('file_type_unsupported');
  const found = await inspect();
  if (found.format !== format) throw unreadablePicture();
  const pixels = found.width * found.height;
  if (Math.max(found.width, found.height) > UPLOAD_LIMITS.side) {
    throw new AppError('file_too_large', {
      message: `The picture is too long: at most ${UPLOAD_LIMITS.side} pixels a side are accepted.`,
    });
  }
  if (pixels > UPLOAD_LIMITS.pixels) {
    throw new AppError('file_too_large', {
      message: `The picture has too many pixels: at most ${UPLOAD_LIMITS.pixels / 1_000_000} megapixels are accepted.`,
    });
  }
  if (found.scans > MOST_SCANS) throw unreadablePicture();
  return pixels;
}

/** The error for a picture that is damaged. */
export function unreadablePicture(): AppError {
  return new AppError('file_unreadable', {
    errors: { [uploadPicture.multipart.field]: [errorCodes.file_unreadable.message] },
  });
}

async function formatOf(file: string) {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(LONGEST_SIGNATURE), 0, LONGEST_SIGNATURE, 0);
    return signatures.find(({ bytes }) => buffer.subarray(0, bytes.length).equals(bytes))?.format ?? null;
  } finally {
    await handle.close();
  }
}

import { UPLOAD_LIMITS } from '@muge/contract/limits';

/** Longest side that is sent: twice the widest stored picture, so that nothing that is kept gets lost. */
const longestSide = 2560;

/** Smaller files go up as they are, bytes. */
const smallEnough = 1.5 * 1024 * 1024;

const quality = 0.88;

/** A file as it goes up. */
export interface Prepared {
  blob: Blob;
  /** It was made smaller. */
  shrunk: boolean;
}

/** Kinds of pictures that are accepted, by how their files begin. */
const beginnings: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

/** Whether a file is JPG or PNG, by its content whatever its name says. */
export async function isAccepted(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return beginnings.some((beginning) => beginning.every((byte, index) => bytes[index] === byte));
}

/** The size in which a picture goes up; null where it need not change. Exported for its tests. */
export function targetSize(width: number, height: number, bytes: number): { width: number; height: number } | null {
  const scale = longestSide / Math.max(width, height);
  if (scale >= 1) return bytes > UPLOAD_LIMITS.bytes ? { width, height } : null;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function encode(bitmap: ImageBitmap, size: { width: number; height: number }): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  // JPEG knows no transparency: what shines through becomes white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

/**
 * Makes a large photograph smaller, upright and without metadata, before it is sent. What the browser can't draw goes up
 * as it is: the server judges it. Specification: decisions, images.
 */
export async function shrink(file: Blob): Promise<Prepared> {
  const asItIs: Prepared = { blob: file, shrunk: false };
  if (file.size <= smallEnough || typeof createImageBitmap !== 'function') return asItIs;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return asItIs;
  try {
    const size = targetSize(bitmap.width, bitmap.height, file.size);
    const blob = size && (await encode(bitmap, size));
    return blob && blob.size < file.size ? { blob, shrunk: true } : asItIs;
  } finally {
    bitmap.close();
  }
}

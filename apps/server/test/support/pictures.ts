import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { pictureWidths } from '../../src/ports/storage.ts';
import type { TestApp } from './app.ts';

/** A file of a form. */
export interface FormFile {
  readonly content: Buffer | string;
  readonly field?: string;
  readonly name?: string;
  readonly type?: string;
}

/** The bytes and headers of a form with these files, as a browser sends it. */
export async function formOf(...files: (FormFile | Buffer)[]) {
  const form = new FormData();
  for (const file of files) {
    const {
      content,
      field = 'image',
      name = 'photo.jpg',
      type = 'image/jpeg',
    } = Buffer.isBuffer(file) ? { content: file } : file;
    const part = typeof content === 'string' ? content : new Uint8Array(content);
    form.append(field, new Blob([part], { type }), name);
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

/** The colours of a photo's quarters, clockwise from the top left, as it should be seen. */
export const quarters = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'] as const;

/** A picture of four coloured quarters. */
export function quartered(width = 400, height = 200): Sharp {
  const size = { width: width / 2, height: height / 2, channels: 3 } as const;
  const quarter = (colour: string, left: number, top: number): OverlayOptions => ({
    input: { create: { ...size, background: colour } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#000000' } }).composite([
    quarter(quarters[0], 0, 0),
    quarter(quarters[1], width / 2, 0),
    quarter(quarters[2], width / 2, height / 2),
    quarter(quarters[3], 0, height / 2),
  ]);
}

/** A photo as a JPG. */
export function photo(width = 400, height = 200): Promise<Buffer> {
  return quartered(width, height).jpeg({ quality: 95 }).toBuffer();
}

/** The colour in the middle of each quarter of a picture, clockwise from the top left, in whole steps of 255. */
export async function quartersOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
    const channels = [...data.subarray(start, start + 3)].map((value) => (value > 127 ? 'ff' : '00'));
    return `#${channels.join('')}`;
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.75, 0.75), at(0.25, 0.75)];
}

/** A picture as an upload leaves it: a row, and a file in each width. */
export async function storedPicture(server: TestApp, data: Parameters<TestApp['factories']['picture']>[0] = {}) {
  const row = await server.factories.picture(data);
  await server.storage.put(row.key, new Map(pictureWidths.map((width) => [width, Buffer.from(`picture of ${width}`)])));
  return row;
}

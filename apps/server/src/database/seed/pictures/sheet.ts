import sharp from 'sharp';

/** A baked picture for the contact sheet. */
export interface SheetPicture {
  readonly name: string;
  /** An encoded picture in any format and proportions. */
  readonly content: Buffer;
}

const columns = 6;
const cell = { width: 320, height: 240 };
const gap = 8;
const caption = 18;

/** Lays pictures with their names out on one sheet, as PNG, so that one can look at many of them at once. */
export async function contactSheet(pictures: readonly SheetPicture[]): Promise<Buffer> {
  const width = gap + columns * (cell.width + gap);
  const height = gap + Math.ceil(pictures.length / columns) * (cell.height + caption + gap);
  const places = pictures.map((_, index) => ({
    left: gap + (index % columns) * (cell.width + gap),
    top: gap + Math.floor(index / columns) * (cell.height + caption + gap),
  }));
  const layers = await Promise.all(
    pictures.map(async ({ content }, index) => ({
      input: await sharp(content)
        .resize({ ...cell, fit: 'contain', background: '#FAF8F4' })
        .png()
        .toBuffer(),
      left: places[index]?.left ?? 0,
      top: places[index]?.top ?? 0,
    })),
  );
  const names = pictures.map(
    ({ name }, index) =>
      `<text x="${places[index]?.left ?? 0}" y="${(places[index]?.top ?? 0) + cell.height + 14}" font-family="sans-serif" font-size="13" fill="#1b2420">${name}</text>`,
  );
  const captions = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${names.join('')}</svg>`,
  );
  return sharp({ create: { width, height, channels: 3, background: '#FAF8F4' } })
    .composite([...layers, { input: captions, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

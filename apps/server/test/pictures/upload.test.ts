import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Picture } from '@muge/contract';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { grey, scans } from '../support/bombs.ts';
import { type FormFile, formOf, photo, quartered, quarters, quartersOf } from '../support/pictures.ts';

const server = await createTestApp();
afterAll(() => server.close());
const { headers: owner } = server.actors.owner;

async function upload(...files: (FormFile | Buffer)[]) {
  const form = await formOf(...files);
  return server.request({ method: 'POST', url: '/upload', ...form, headers: { ...form.headers, ...owner } });
}

async function uploaded(content: Buffer): Promise<Picture> {
  const answer = await upload(content);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Picture>();
}

async function served(url: string, width: number): Promise<Buffer> {
  const answer = await server.get(`${url}?w=${width}`);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** What lies in the temporary folder. */
const temporaryFiles = () => readdir(path.join(server.dataDir, 'tmp'));

describe('a picture', () => {
  it('is answered with its address, its size and its thumbhash, under both spellings', async () => {
    const picture = await uploaded(await photo(400, 200));
    expect(picture).toEqual({
      url: expect.stringMatching(/^\/storage\/[0-9a-f]{24}\.webp$/),
      width: 400,
      height: 200,
      thumbhash: expect.stringMatching(/^[\w+/]{20,}=*$/),
    });
    const form = await formOf(await photo());
    const answer = await server.request({
      method: 'POST',
      url: '/api/upload',
      ...form,
      headers: { ...form.headers, ...owner },
    });
    expect(answer.statusCode).toBe(201);
  });

  it('is kept in three widths, never enlarged', async () => {
    const large = await uploaded(await photo(2000, 1000));
    expect(large).toMatchObject({ width: 1280, height: 640 });
    const small = await uploaded(await photo(400, 200));
    for (const [picture, widths] of [
      [large, [320, 640, 1280]],
      [small, [320, 400, 400]],
    ] as const) {
      for (const [place, asked] of [320, 640, 1280].entries()) {
        const { format, width, height } = await sharp(await served(picture.url, asked)).metadata();
        expect({ format, width, height }).toEqual({
          format: 'webp',
          width: widths[place],
          height: (widths[place] ?? 0) / 2,
        });
      }
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with EXIF orientation %i stands upright in every width', async (orientation) => {
    // What the camera's sensor saw: the upright picture, turned the other way.
    const upright = await quartered(1600, 800).png().toBuffer();
    const backwards: Record<number, (image: Sharp) => Sharp> = {
      1: (image) => image,
      2: (image) => image.flop(),
      3: (image) => image.rotate(180),
      4: (image) => image.flip(),
      5: (image) => image.flop().rotate(270),
      6: (image) => image.rotate(270),
      7: (image) => image.flop().rotate(90),
      8: (image) => image.rotate(90),
    };
    const turned = await backwards[orientation]?.(sharp(upright)).png().toBuffer();
    const camera = await sharp(turned).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const sensor = await sharp(camera).metadata();
    expect(sensor.orientation).toBe(orientation);
    expect(sensor.width).toBe(orientation < 5 ? 1600 : 800);

    const picture = await uploaded(camera);
    expect(picture).toMatchObject({ width: 1280, height: 640 });
    for (const width of [320, 640, 1280]) {
      const file = await served(picture.url, width);
      const found = await sharp(file).metadata();
      expect([found.width, found.height, found.orientation]).toEqual([width, width / 2, undefined]);
      expect(await quartersOf(file)).toEqual(quarters);
    }
  });

  it.each(['jpeg', 'png'] as const)('tells nothing of its camera or place any more: %s', async (format) => {
    const camera = await quartered()
      .withExif({
        IFD0: { Make: 'Kamera', Model: 'Slapta-7', Artist: 'Ona Savininkė' },
        IFD2: { BodySerialNumber: 'SN-123456' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '54/1 41/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '25/1 16/1 0/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- slaptas --></x:xmpmeta>')
      .withIccProfile('p3')
      .toFormat(format)
      .toBuffer();
    const before = await sharp(camera).metadata();
    expect([before.exif, before.xmp, before.icc].every(Buffer.isBuffer)).toBe(true);
    expect(camera.includes('SN-123456')).toBe(true);

    const { url } = await uploaded(camera);
    for (const width of [320, 640, 1280]) {
      const file = await served(url, width);
      const { exif, xmp, iptc, icc } = await sharp(file).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      for (const word of ['Slapta-7', 'SN-123456', 'Savinink', 'slaptas', 'Exif', 'ICCP']) {
        expect(file.includes(word), word).toBe(false);
      }
    }
  });

  it('leaves the thumbnail that its camera has put into it behind', async () => {
    const thumbnail = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer();
    const segment = Buffer.concat([Buffer.from([0xff, 0xec, 0, 0]), thumbnail]);
    segment.writeUInt16BE(segment.length - 2, 2);
    const plain = await photo();
    const camera = Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]);
    const { url } = await uploaded(camera);
    for (const width of [320, 640, 1280]) expect((await served(url, width)).includes(thumbnail)).toBe(false);
  });

  it('has its colours converted to sRGB', async () => {
    const red = { create: { width: 40, height: 40, channels: 3, background: '#c86432' } } as const;
    const wide = await sharp(red).withIccProfile('p3').png().toBuffer();
    const stored = await sharp(wide).raw().toBuffer();
    const { url } = await uploaded(wide);
    const seen = await sharp(await served(url, 320))
      .raw()
      .toBuffer();
    // P3 writes the same colour with other numbers.
    expect(Math.abs((stored[0] ?? 0) - 0xc8)).toBeLessThan(2);
    for (const [channel, value] of [0xc8, 0x64, 0x32].entries()) {
      expect(Math.abs((seen[channel] ?? 0) - value), `channel ${channel}`).toBeLessThan(6);
    }
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['CMYK', () => quartered().toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bits a channel', () => quartered().toColourspace('rgb16').png().toBuffer()],
    ['greyscale', () => quartered().greyscale().jpeg().toBuffer()],
    ['greyscale of 16 bits', () => quartered().toColourspace('grey16').png().toBuffer()],
    ['a palette', () => quartered().png({ palette: true }).toBuffer()],
    ['interlaced lines', () => quartered().png({ progressive: true }).toBuffer()],
    ['progressive scans', () => quartered().jpeg({ progressive: true }).toBuffer()],
    [
      'a single pixel',
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
    ['the height of a tower', () => photo(4, 40_000)],
    ['the width of a horizon', () => photo(40_000, 4)],
  ])('may have %s', async (_what, make) => {
    const picture = await uploaded(await make());
    for (const width of [320, 640, 1280]) {
      const found = await sharp(await served(picture.url, width)).metadata();
      expect(found).toMatchObject({ format: 'webp', space: 'srgb', depth: 'uchar' });
    }
  });

  it('keeps what one can see through', async () => {
    const glass = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const { url } = await uploaded(glass);
    const { hasAlpha } = await sharp(await served(url, 320)).metadata();
    expect(hasAlpha).toBe(true);
  });

  it('is judged by its content, whatever it is called', async () => {
    const png = await quartered().png().toBuffer();
    expect((await upload({ content: png, name: 'photo.heic', type: 'image/heic' })).statusCode).toBe(201);
    expect((await upload({ content: png, name: '../../etc/passwd', type: 'text/html' })).statusCode).toBe(201);
  });
});

describe('what is no JPG or PNG is refused by its content', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(2000)]);
  const kinds: [string, () => Promise<Buffer | string>][] = [
    ['HEIC', async () => heic],
    ['SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script/></svg>'],
    ['GIF', () => quartered().gif().toBuffer()],
    ['WebP', () => quartered().webp().toBuffer()],
    ['AVIF', () => quartered(64, 32).avif({ effort: 0 }).toBuffer()],
    ['TIFF', () => quartered().tiff().toBuffer()],
    ['PDF', async () => '%PDF-1.7\n1 0 obj\n<<>>\nendobj'],
    ['a text', async () => 'hello'],
    ['a page', async () => '<!doctype html><script>alert(1)</script>'],
  ];
  it.each(kinds)('%s, under its own name and as a JPG', async (_kind, make) => {
    const content = await make();
    for (const [name, type] of [
      ['picture', 'application/octet-stream'],
      ['picture.jpg', 'image/jpeg'],
      ['picture.png', 'image/png'],
    ] as const) {
      const answer = await upload({ content, name, type });
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({
        code: 'file_type_unsupported',
        message: 'File type is not supported. Choose a JPG or PNG picture.',
      });
    }
  });
});

describe('a damaged picture is refused in words', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a JPG that ends in the middle', async () => (await noise('jpeg')).subarray(0, 20_000)],
    ['a PNG that ends in the middle', async () => (await noise('png')).subarray(0, 20_000)],
    ['only the beginning of a JPG', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['only the beginning of a PNG', async () => (await quartered().png().toBuffer()).subarray(0, 8)],
    ['a JPG with a text inside', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5000, 'x')])],
  ])('%s', async (_what, make) => {
    const answer = await upload(await make());
    expect(answer.statusCode).toBe(422);
    const message = 'This picture is damaged and cannot be read. Choose another.';
    expect(answer.json()).toMatchObject({ code: 'file_unreadable', message, errors: { image: [message] } });
    expect(await temporaryFiles()).toEqual([]);
  });
});

describe('a picture that is too large is refused in words', () => {
  it('of 60 megapixels in one colour', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const answer = await upload(bomb);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      code: 'file_too_large',
      message: 'The picture has too many pixels: at most 50 megapixels are accepted.',
    });
  });

  it.each([
    [60_000, 60_000],
    [0x7fffffff, 0x7fffffff],
  ])('a tiny file that says it is %i × %i', async (width, height) => {
    const png = await quartered().png().toBuffer();
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    // The header's checksum is mended, so that the claim itself is judged.
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    const answer = await upload(png);
    expect([413, 422]).toContain(answer.statusCode);
    expect(['file_too_large', 'file_unreadable']).toContain(answer.json().code);
  });

  it('a tiny file that says it is as large as is allowed has no more in it', async () => {
    const png = await quartered().png().toBuffer();
    png.writeUInt32BE(7000, 16);
    png.writeUInt32BE(7000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    expect((await upload(png)).json()).toMatchObject({ code: 'file_unreadable' });
  });

  it.each([
    [1, 1_000_000],
    [1_000_000, 1],
    [65_536, 2],
  ])('of %i × %i, though it has few pixels', async (width, height) => {
    const answer = await upload(await grey(width, height));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      code: 'file_too_large',
      message: 'The picture is too long: at most 65535 pixels a side are accepted.',
    });
  });

  it('unless it is as long as a JPG can be', async () => {
    expect((await upload(await grey(1, 65_535))).json()).toMatchObject({ width: 1, height: 16_383 });
    expect((await upload(await grey(65_535, 1))).json()).toMatchObject({ width: 1280, height: 1 });
  });

  it('of more than 10 MB', async () => {
    const heavy = Buffer.concat([await photo(), Buffer.alloc(10 * 1024 * 1024)]);
    const answer = await upload(heavy);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'file_too_large', message: 'File size is too big' });
    expect(await temporaryFiles()).toEqual([]);
  });

  it('unless it is 10 MB exactly', async () => {
    const plain = await photo();
    const full = Buffer.concat([plain, Buffer.alloc(10 * 1024 * 1024 - plain.length)]);
    expect((await upload(full)).statusCode).toBe(201);
  });
});

describe('a JPG in many scans', () => {
  it('is refused when a few bytes would make a decoder go over it for hours', async () => {
    const bomb = scans(7000, 7000, 5000);
    expect(bomb.length).toBeLessThan(500_000);
    const answer = await upload(bomb);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'file_unreadable' });
  });

  it('is read like any other when it has as many as one may have', async () => {
    expect((await upload(scans(64, 64, 99))).json()).toMatchObject({ width: 64, height: 64 });
    expect((await upload(await quartered().jpeg({ progressive: true }).toBuffer())).statusCode).toBe(201);
  });

  it('is what it is up to its end: a film behind it does not count', async () => {
    const film = Buffer.alloc(100_000, Buffer.from([0xff, 0xda, 0, 2]));
    expect((await upload(Buffer.concat([await photo(), film]))).statusCode).toBe(201);
  });

  it('does not hide them behind a length or the seam of what is read at once', async () => {
    for (const size of [65_500, 65_530, 65_531, 65_532, 65_533]) {
      const comment = Buffer.alloc(size + 4, 'x');
      comment.writeUInt32BE(0xfffe0000 + size + 2);
      const bomb = scans(64, 64, 101);
      const behind = Buffer.concat([bomb.subarray(0, 2), comment, bomb.subarray(2)]);
      expect((await upload(behind)).json()).toMatchObject({ code: 'file_unreadable' });
    }
  });
});

/** A picture that no compression makes small. */
function noise(format: 'jpeg' | 'png'): Promise<Buffer> {
  return sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer();
}

import sharp from 'sharp';

/** A grey PNG of any size. */
export function grey(width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.alloc(width * height, 128), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** A grey progressive JPG that repeats a scan which says nothing: ten bytes and a run of all blocks, over and over. */
export function scans(width: number, height: number, times: number): Buffer {
  const segment = (marker: number, ...data: number[]) => {
    const length = data.length + 2;
    return Buffer.from([0xff, marker, length >> 8, length & 255, ...data]);
  };
  const oneCode = (table: number, symbol: number) => segment(0xc4, table, 1, ...Array<number>(15).fill(0), symbol);
  const scan = (from: number, to: number) => segment(0xda, 1, 1, 0, from, to, 0);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  // A zero, then fourteen bits of how many blocks beyond 16,384 stay as they are.
  const run = '010101010101010'.repeat(Math.ceil(blocks / 27_306));
  const bytes = run.padEnd(Math.ceil(run.length / 8) * 8, '1').match(/.{8}/g) ?? [];
  const nothing = Buffer.concat([scan(1, 63), Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0),
    oneCode(0x00, 0),
    oneCode(0x10, 0xe0),
    scan(0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array<Buffer>(times).fill(nothing),
    Buffer.from([0xff, 0xd9]),
  ]);
}

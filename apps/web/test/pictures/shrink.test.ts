import { describe, expect, it, vi } from 'vitest';
import { isAccepted, shrink, targetSize } from '../../src/components/shared/pictures/shrink.ts';
import { disguisedHeic, jpeg } from './uploads.ts';

const megabyte = 1024 * 1024;

describe('a photograph before it is sent', () => {
  it.each([
    [4000, 3000, 5 * megabyte, { width: 2560, height: 1920 }],
    [3000, 4000, 5 * megabyte, { width: 1920, height: 2560 }],
    [12_000, 90, 2 * megabyte, { width: 2560, height: 19 }],
    [2560, 1920, 3 * megabyte, null],
    [2000, 1500, 11 * megabyte, { width: 2000, height: 1500 }],
  ])('of %d x %d and %d bytes becomes %j', (width, height, bytes, size) => {
    expect(targetSize(width, height, bytes)).toEqual(size);
  });

  it('goes up as it is when it is small', async () => {
    const file = jpeg();
    expect(await shrink(file)).toEqual({ blob: file, shrunk: false });
  });

  it('goes up as it is when the browser cannot draw it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Cannot decode.')));
    const file = new File([new Uint8Array(2 * megabyte)], 'didelė.jpg');
    expect(await shrink(file)).toEqual({ blob: file, shrunk: false });
  });

  it('is judged by its content', async () => {
    expect(await isAccepted(jpeg('kas-nors.heic'))).toBe(true);
    expect(await isAccepted(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'a'))).toBe(true);
    expect(await isAccepted(disguisedHeic())).toBe(false);
    expect(await isAccepted(new File([], 'tuščias.jpg'))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { fitted, hold, zoomTo } from '../../src/features/product/gallery/zoom.ts';

const picture = { width: 800, height: 600 };
const stage = { width: 1000, height: 600 };

describe('an enlarged picture', () => {
  it('grows around the middle when nothing is pointed at', () => {
    expect(zoomTo(fitted, 2, { x: 0, y: 0 }, picture, stage)).toEqual({ scale: 2, x: 0, y: 0 });
  });

  it('keeps what lies under the pointer where it is', () => {
    const before = { scale: 1.5, x: 20, y: 30 };
    const point = { x: 100, y: 60 };
    const after = zoomTo(before, 3, point, picture, stage);
    expect((point.x - after.x) / after.scale).toBeCloseTo((point.x - before.x) / before.scale);
    expect((point.y - after.y) / after.scale).toBeCloseTo((point.y - before.y) / before.scale);
  });

  it('is at most four times as large and never smaller than the whole', () => {
    expect(zoomTo(fitted, 9, { x: 0, y: 0 }, picture, stage).scale).toBe(4);
    expect(zoomTo({ scale: 2, x: 50, y: 50 }, 0.2, { x: 0, y: 0 }, picture, stage)).toEqual(fitted);
  });

  it('cannot be moved off the stage', () => {
    // 1600 × 1200 on 1000 × 600: at most 300 sideways and up or down.
    expect(hold({ scale: 2, x: 900, y: -900 }, picture, stage)).toEqual({ scale: 2, x: 300, y: -300 });
    // Narrower than the stage: it stays in the middle.
    expect(hold({ scale: 1.2, x: 40, y: 0 }, picture, stage).x).toBe(0);
  });
});

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hueDistance, oklchHex, oklchToRgb, rgbToOklch } from '../../../src/database/seed/pictures/color.ts';
import { composeShot, goodHeight, pictureSize } from '../../../src/database/seed/pictures/compose.ts';
import { isDrawing } from '../../../src/database/seed/pictures/drawn/index.ts';
import { masters } from '../../../src/database/seed/pictures/masters.ts';
import { renderFile } from '../../../src/database/seed/pictures/object.ts';
import { paletteOf } from '../../../src/database/seed/pictures/palette.ts';
import { paintWeight, recolour } from '../../../src/database/seed/pictures/recolour.ts';
import { type RenderName, renders } from '../../../src/database/seed/pictures/renders.ts';
import {
  coverOf,
  namedShots,
  pictureNames,
  shotsOf,
  thingsByCategory,
  tileOf,
  variantsOf,
} from '../../../src/database/seed/pictures/shots.ts';
import { tiles } from '../../../src/database/seed/pictures/tiles.ts';
import type { Listing, Things } from '../../../src/database/seed/pictures/types.ts';

const categories: Readonly<Record<string, Things>> = thingsByCategory;
const listings: readonly Listing[] = Object.values(categories).flatMap((things) => Object.values(things).flat());

describe('colours', () => {
  test.each([
    ['white', 1, 0, 0, '#ffffff'],
    ['black', 0, 0, 0, '#000000'],
    ['red', 0.627955, 0.257683, 29.234, '#ff0000'],
    ['green', 0.86644, 0.294827, 142.495, '#00ff00'],
    ['blue', 0.452014, 0.313214, 264.052, '#0000ff'],
    ['a middle grey', 0.599871, 0, 0, '#808080'],
  ])('%s has its known OKLCH coordinates', (_, l, c, h, hex) => {
    expect(oklchHex(l, c, h)).toBe(hex);
  });

  test('turn into OKLCH and back without loss', () => {
    const teal = [0.1, 0.5, 0.45] as const;
    oklchToRgb(rgbToOklch(teal)).forEach((channel, index) => {
      expect(channel).toBeCloseTo(teal[index] ?? Number.NaN, 5);
    });
  });

  test('outside of sRGB are cut to it', () => {
    expect(oklchToRgb({ l: 0.9, c: 0.4, h: 30 })).toSatisfy((rgb: readonly number[]) =>
      rgb.every((channel) => channel >= 0 && channel <= 1),
    );
  });

  test('lie the short way round apart', () => {
    expect(hueDistance(350, 20)).toBe(30);
    expect(hueDistance(20, 350)).toBe(-30);
  });

  test('of a set keep the lightness of its tone', () => {
    const lightness = (hex: string) =>
      rgbToOklch([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]).l;
    expect(lightness(paletteOf('pale', 200, 60).wall)).toBeCloseTo(0.935, 2);
    expect(lightness(paletteOf('mid', 200, 60).wall)).toBeCloseTo(0.845, 2);
    expect(lightness(paletteOf('deep', 200, 60).floor)).toBeCloseTo(0.36, 2);
  });
});

describe('paint', () => {
  const redToBlue = { from: 25, to: 260, reach: 40 };

  test('takes the colour it is for and leaves the others and grey', () => {
    expect(paintWeight(redToBlue, 0.2, 25)).toBe(1);
    expect(paintWeight(redToBlue, 0.2, 60)).toBeLessThan(0.5);
    expect(paintWeight(redToBlue, 0.2, 145)).toBe(0);
    expect(paintWeight(redToBlue, 0.01, 25)).toBe(0);
  });

  test('turns a red pixel blue and keeps its transparency', () => {
    const data = Buffer.from([220, 40, 30, 255, 220, 40, 30, 0, 128, 128, 128, 255]);
    recolour({ data, width: 3, height: 1 }, { paint: [redToBlue], saturation: 1, brightness: 1 });
    expect(data[2]).toBeGreaterThan(data[0] ?? 255);
    expect([data[3], data[7], data[11]]).toEqual([255, 0, 255]);
    expect([...data.subarray(8, 11)]).toEqual([128, 128, 128]);
  });
});

describe('the size of goods', () => {
  const height = (aspect: number, size = 1) => goodHeight({ aspect, set: 'cyc', hold: 'stands', size }, pictureSize);

  test('is lower for broad ones and higher for narrow ones', () => {
    expect(height(1.5)).toBeLessThan(height(1));
    expect(height(0.6)).toBeGreaterThan(height(1));
  });

  test('stays within the picture', () => {
    expect(height(4) * 4).toBeLessThanOrEqual(pictureSize.width * 0.75);
    expect(height(0.3)).toBeLessThanOrEqual(pictureSize.height * 0.8);
  });
});

describe('the catalogue of pictures', () => {
  test('names every picture once', () => {
    const names = masters().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('counts variants from 1 and letters further shots', () => {
    expect(coverOf('camera')).toBe('camera-1');
    expect(coverOf('bike', 2)).toBe('bike-2');
    expect(shotsOf('camera')).toEqual(['camera-1', 'camera-1-b', 'camera-1-c', 'camera-1-d', 'camera-1-e']);
    expect(tileOf('real-estate')).toBe('tile-real-estate');
  });

  test('refuses a variant that does not exist', () => {
    expect(() => coverOf('bike', variantsOf('bike') + 1)).toThrow(RangeError);
    expect(() => shotsOf('bike', 0)).toThrow(RangeError);
  });

  test('knows each thing in one category only', () => {
    const things = Object.values(categories).flatMap((ofCategory) => Object.keys(ofCategory));
    expect(new Set(things).size).toBe(things.length);
  });

  test('has a file for every render and names none that is a drawing as well', () => {
    const names = Object.keys(renders).filter((name): name is RenderName => name in renders);
    expect(names.filter((name) => !existsSync(renderFile(name)))).toEqual([]);
    expect(names.filter(isDrawing)).toEqual([]);
  });

  test('uses every render it lists', () => {
    const shots = [...listings, ...Object.values(tiles)].flatMap((listing: Listing) => listing.shots);
    const used = new Set(
      shots.flatMap((shot) => ('goods' in shot ? shot.goods.map(({ render }) => render as string) : [])),
    );
    expect(Object.keys(renders).filter((name) => !used.has(name))).toEqual([]);
  });

  test('has no two pictures that are taken alike', () => {
    const takes = namedShots().map(({ shot, listing: { shots, ...look } }) =>
      JSON.stringify({ shot, look, cover: 'closeUp' in shot ? shots[0] : undefined }),
    );
    expect(takes.filter((take, index) => takes.indexOf(take) !== index)).toEqual([]);
  });

  test('mixes about 45 pale, 40 mid and 15 deep listings in 100', () => {
    const share = (tone: Listing['tone']) =>
      (listings.filter((listing) => listing.tone === tone).length / listings.length) * 100;
    expect(share('pale')).toBeGreaterThan(40);
    expect(share('pale')).toBeLessThan(50);
    expect(share('mid')).toBeGreaterThan(35);
    expect(share('mid')).toBeLessThan(45);
    expect(share('deep')).toBeGreaterThan(12);
    expect(share('deep')).toBeLessThan(18);
  });

  test('never puts two deep listings next to each other', () => {
    const tones = listings.map(({ tone }) => tone);
    expect(tones.filter((tone, index) => tone === 'deep' && tones[index + 1] === 'deep')).toEqual([]);
  });

  test('gives every category a tile whose goods keep within the middle square', () => {
    for (const { shots } of Object.values(tiles)) {
      for (const { x = 0.5 } of shots[0].goods) expect(Math.abs(x - 0.5)).toBeLessThan(0.2);
    }
    expect(Object.keys(tiles)).toEqual(Object.keys(thingsByCategory));
  });
});

describe('composing', () => {
  test('gives the same pixels for the same listing', async () => {
    const [first] = namedShots();
    if (first === undefined) throw new Error('The catalogue is empty');
    const digest = async () =>
      createHash('sha256')
        .update((await composeShot(first.shot, first.listing)).data)
        .digest('hex');
    expect(await digest()).toBe(await digest());
  });
});

describe('the baked pictures', () => {
  const shelves = {
    demo: path.resolve(import.meta.dirname, '../../../assets/demo'),
    stall: path.resolve(import.meta.dirname, '../../../../web/public/stall'),
  };

  test.each(['demo', 'stall'] as const)('on the shelf "%s" are those of the catalogue', async (shelf) => {
    const files = (await readdir(shelves[shelf])).filter((file) => file.endsWith('.webp'));
    const names = masters()
      .filter((master) => master.shelf === shelf)
      .map(({ name }) => `${name}.webp`);
    expect(files.toSorted()).toEqual(names.toSorted());
  });

  test('weigh at most 9 MB together', async () => {
    const sizes = await Promise.all(pictureNames().map((name) => stat(path.join(shelves.demo, `${name}.webp`))));
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(9 * 1024 * 1024);
  });
});

import { finishGood, loadGood } from './object.ts';
import { drawPlinth, faceRadius, type PlinthShades } from './plinth.ts';
import { drawSvg, flatten, type Raster } from './raster.ts';
import type { RenderName } from './renders.ts';
import { withShadows } from './shadows.ts';

/** The theme of the interface that a hero picture is made for. */
export type Theme = 'light' | 'dark';

interface StallColors {
  readonly wall: { readonly light: string; readonly mid: string; readonly dark: string };
  readonly floor: { readonly light: string; readonly dark: string };
  readonly shadow: string;
  readonly warmth: number;
  readonly pine: PlinthShades;
  readonly linen: PlinthShades;
}

const stallColors: Readonly<Record<Theme, StallColors>> = {
  light: {
    wall: { light: '#17705a', mid: '#0E5B48', dark: '#0a4a3a' },
    floor: { light: '#11634e', dark: '#093f31' },
    shadow: '#03261c',
    warmth: 0.16,
    pine: { light: '#2f8d73', mid: '#27806a', dark: '#1b654f', darkest: '#13503e', lit: '#379a80' },
    linen: { light: '#f6efdf', mid: '#ebe2cf', dark: '#d3c7ae', darkest: '#bfb297', lit: '#fbf6ea' },
  },
  dark: {
    wall: { light: '#1a4537', mid: '#133529', dark: '#0e281f' },
    floor: { light: '#163c30', dark: '#0f2b22' },
    shadow: '#04110c',
    warmth: 0.08,
    pine: { light: '#2b6350', mid: '#255746', dark: '#1b4134', darkest: '#143228', lit: '#2f6b57' },
    linen: { light: '#cfc6b2', mid: '#beb49f', dark: '#9b927e', darkest: '#827a68', lit: '#d8d0bd' },
  },
};

interface StallPlinth {
  readonly cloth: 'pine' | 'linen';
  readonly x: number;
  readonly top: number;
  readonly width: number;
  /** The lowest point of its lower rim. */
  readonly bottom: number;
}

interface StallGood {
  readonly render: RenderName;
  readonly height: number;
  readonly x: number;
  readonly foot: number;
  readonly tilt?: number;
  /** Opacity of the shadow it throws; 0.28 unless told, less on a plinth, whose edge the shadow would have to break at. */
  readonly cast?: number;
}

/** A stall full of goods; all measures in pixels. */
interface Stall {
  readonly width: number;
  readonly height: number;
  /** Where wall and floor meet. */
  readonly horizon: number;
  /** Where the wall is plain, because text stands there. */
  readonly plain: 'left' | 'top';
  /** From the farthest to the nearest. */
  readonly plinths: readonly StallPlinth[];
  readonly goods: readonly StallGood[];
}

/** The home page's hero, its phone form, and the side panel of the sign-in dialog. */
const stalls = {
  hero: {
    width: 2432,
    height: 504,
    horizon: 340,
    plain: 'left',
    plinths: [
      { cloth: 'pine', x: 1330, top: 300, width: 150, bottom: 398 },
      { cloth: 'linen', x: 2046, top: 252, width: 226, bottom: 420 },
      { cloth: 'pine', x: 1822, top: 372, width: 210, bottom: 428 },
    ],
    goods: [
      { render: 'plant', height: 206, x: 1330, foot: 310, cast: 0.1 },
      { render: 'camera', height: 148, x: 2046, foot: 266, cast: 0.08 },
      { render: 'teddy', height: 268, x: 1822, foot: 388, cast: 0 },
      { render: 'violin', height: 288, x: 2222, foot: 430, tilt: -36 },
      { render: 'bike', height: 284, x: 1560, foot: 432 },
    ],
  },
  'hero-phone': {
    width: 1074,
    height: 690,
    horizon: 470,
    plain: 'top',
    plinths: [
      { cloth: 'pine', x: 120, top: 440, width: 130, bottom: 560 },
      { cloth: 'linen', x: 800, top: 420, width: 190, bottom: 580 },
      { cloth: 'pine', x: 600, top: 520, width: 180, bottom: 586 },
    ],
    goods: [
      { render: 'plant', height: 160, x: 122, foot: 448, cast: 0.1 },
      { render: 'camera', height: 132, x: 800, foot: 433, cast: 0.08 },
      { render: 'teddy', height: 216, x: 598, foot: 532, cast: 0 },
      { render: 'violin', height: 270, x: 962, foot: 590, tilt: -36 },
      { render: 'bike', height: 250, x: 330, foot: 596 },
    ],
  },
  signin: {
    width: 708,
    height: 1800,
    horizon: 1380,
    plain: 'top',
    plinths: [
      { cloth: 'linen', x: 200, top: 1330, width: 220, bottom: 1500 },
      { cloth: 'pine', x: 540, top: 1470, width: 220, bottom: 1560 },
    ],
    goods: [
      { render: 'camera', height: 170, x: 200, foot: 1350, cast: 0.08 },
      { render: 'teddy', height: 300, x: 530, foot: 1490, cast: 0 },
      { render: 'bike', height: 330, x: 340, foot: 1680 },
    ],
  },
} as const satisfies Readonly<Record<string, Stall>>;

/** The place in the interface that a hero picture is for. */
export type HeroName = keyof typeof stalls;

/** All the places, in the order they are baked. */
export const heroNames = Object.keys(stalls).filter((name): name is HeroName => name in stalls);

function drawRoom({ width, height, horizon, plain }: Stall, { wall, floor, warmth }: StallColors): string {
  const fade =
    plain === 'left'
      ? `<linearGradient id="fade" x1="0" x2="1"><stop offset=".24" stop-color="${wall.mid}"/><stop offset=".38" stop-color="${wall.mid}" stop-opacity=".82"/><stop offset=".5" stop-color="${wall.mid}" stop-opacity=".3"/><stop offset=".64" stop-color="${wall.mid}" stop-opacity="0"/></linearGradient>`
      : `<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${wall.mid}"/><stop offset=".3" stop-color="${wall.mid}" stop-opacity=".8"/><stop offset=".6" stop-color="${wall.mid}" stop-opacity="0"/></linearGradient>`;
  return `<defs>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${wall.mid}"/><stop offset=".62" stop-color="${wall.light}"/><stop offset="1" stop-color="${wall.dark}"/></linearGradient>
    <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${floor.light}"/><stop offset="1" stop-color="${floor.dark}"/></linearGradient>
    <radialGradient id="key" cx="${plain === 'left' ? 0.72 : 0.5}" cy=".1" r=".6"><stop offset="0" stop-color="#fff3d6" stop-opacity="${warmth}"/><stop offset="1" stop-color="#fff3d6" stop-opacity="0"/></radialGradient>${fade}</defs>
    <rect width="${width}" height="${height}" fill="url(#wall)"/><rect width="${width}" height="${height}" fill="url(#key)"/>
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#floor)"/><rect y="${horizon}" width="${width}" height="2" fill="#fff" opacity=".1"/>
    <rect width="${width}" height="${height}" fill="url(#fade)"/>`;
}

/** Composes the stall of a place for a theme. */
export async function composeHero(name: HeroName, theme: Theme): Promise<Raster> {
  const stall: Stall = stalls[name];
  const colors = stallColors[theme];
  const plinths = stall.plinths.map(({ cloth, x, top, width, bottom }, index) =>
    drawPlinth(
      {
        centre: x,
        top,
        width,
        bottom: bottom - faceRadius(width),
        shades: colors[cloth],
        shadow: { color: colors.shadow, opacity: 0.42, blur: 6 },
      },
      `plinth${index}`,
    ),
  );
  const layers = await Promise.all(
    stall.goods.map(async ({ render, height, x, foot, tilt = 0, cast = 0.28 }) => {
      const raster = await finishGood(await loadGood({ render }), height, tilt);
      const left = Math.round(x - raster.width / 2);
      const top = foot - raster.height;
      return withShadows({ raster, left, top, hold: 'stands' }, { color: colors.shadow, scale: 1, cast });
    }),
  );
  const base = await drawSvg(stall.width, stall.height, drawRoom(stall, colors) + plinths.join(''));
  return flatten(base, layers.flat());
}

import { oklchHex } from './color.ts';
import type { Tone } from './types.ts';

/** The colours of a set, as `#rrggbb`, and the strength of its light. */
export interface Palette {
  readonly wall: string;
  readonly wallLight: string;
  readonly wallDark: string;
  readonly floor: string;
  readonly floorLight: string;
  readonly floorDark: string;
  /** An arch or disc behind the good. */
  readonly shape: string;
  /** The nearer of two hills. */
  readonly hill: string;
  readonly shadow: string;
  readonly vignette: string;
  readonly plinth: {
    readonly lit: string;
    readonly light: string;
    readonly mid: string;
    readonly dark: string;
    readonly darkest: string;
  };
  /** Opacities, 0 to 1. */
  readonly keyLight: number;
  readonly vignetteStrength: number;
  readonly windowLight: number;
  readonly edgeLight: number;
}

interface ToneValues {
  readonly wall: { readonly l: number; readonly c: number };
  readonly floor: { readonly l: number; readonly c: number };
  readonly shadow: number;
  readonly keyLight: number;
  readonly vignetteStrength: number;
  readonly windowLight: number;
  readonly edgeLight: number;
}

const bright = { keyLight: 0.42, vignetteStrength: 0.12, edgeLight: 0.4 };

const tones: Readonly<Record<Tone, ToneValues>> = {
  pale: { wall: { l: 0.935, c: 0.022 }, floor: { l: 0.885, c: 0.034 }, shadow: 0.4, windowLight: 0.9, ...bright },
  mid: { wall: { l: 0.845, c: 0.048 }, floor: { l: 0.785, c: 0.062 }, shadow: 0.34, windowLight: 0.62, ...bright },
  deep: {
    wall: { l: 0.43, c: 0.048 },
    floor: { l: 0.36, c: 0.05 },
    shadow: 0.15,
    keyLight: 0.16,
    vignetteStrength: 0.28,
    windowLight: 0.12,
    edgeLight: 0.12,
  },
};

/** The colours of a set in one tone, wall and floor each in one hue (OKLCH, degrees). */
export function paletteOf(tone: Tone, wallHue: number, floorHue: number): Palette {
  const { wall, floor, shadow, keyLight, vignetteStrength, windowLight, edgeLight } = tones[tone];
  return {
    wall: oklchHex(wall.l, wall.c, wallHue),
    wallLight: oklchHex(Math.min(0.985, wall.l + 0.035), wall.c * 0.7, wallHue),
    wallDark: oklchHex(wall.l - 0.05, wall.c * 1.12, wallHue),
    floor: oklchHex(floor.l, floor.c, floorHue),
    floorLight: oklchHex(floor.l + 0.045, floor.c * 0.85, floorHue),
    floorDark: oklchHex(floor.l - 0.06, floor.c * 1.1, floorHue),
    shape: oklchHex(wall.l - 0.07, wall.c * 1.58, floorHue),
    hill: oklchHex(floor.l - 0.03, floor.c * 1.2, floorHue),
    shadow: oklchHex(shadow, floor.c * 0.9, floorHue),
    vignette: oklchHex(Math.max(0.12, floor.l - 0.35), floor.c, floorHue),
    plinth: {
      lit: oklchHex(Math.min(0.99, wall.l + 0.05), wall.c * 0.6, floorHue),
      light: oklchHex(wall.l + 0.03, wall.c * 0.9, floorHue),
      mid: oklchHex(wall.l - 0.02, wall.c * 1.2, floorHue),
      dark: oklchHex(wall.l - 0.13, wall.c * 1.3, floorHue),
      darkest: oklchHex(wall.l - 0.2, wall.c * 1.3, floorHue),
    },
    keyLight,
    vignetteStrength,
    windowLight,
    edgeLight,
  };
}

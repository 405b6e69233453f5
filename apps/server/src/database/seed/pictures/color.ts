/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.4, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** A colour in sRGB, each channel 0 to 1, gamma-encoded. */
export type Rgb = readonly [red: number, green: number, blue: number];

function encode(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function decode(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Converts to sRGB; a colour outside of its gamut has its channels cut to 0 to 1. */
export function oklchToRgb({ l, c, h }: Oklch): Rgb {
  const radians = (h * Math.PI) / 180;
  const a = c * Math.cos(radians);
  const b = c * Math.sin(radians);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (linear: number) => Math.min(1, Math.max(0, encode(Math.max(0, linear))));
  return [
    cut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    cut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    cut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** Converts from sRGB; the hue of a grey is 0 and says nothing. */
export function rgbToOklch([red, green, blue]: Rgb): Oklch {
  const r = decode(red);
  const g = decode(green);
  const b = decode(blue);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = Math.hypot(a, yellow);
  const h = c < 1e-5 ? 0 : ((Math.atan2(yellow, a) * 180) / Math.PI + 360) % 360;
  return { l, c, h };
}

/** The colour as `#rrggbb`. Lightness and chroma out of bounds are cut to what sRGB can show. */
export function oklchHex(l: number, c: number, h: number): string {
  const digits = oklchToRgb({ l, c, h }).map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** The signed way from one hue to another, -180 to 180 degrees. */
export function hueDistance(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

/**
 * The colour on the straight way from one to another, so that opposite hues meet in a grey instead of passing through
 * all the hues between them; `part` is 0 to 1.
 */
export function mix(from: Oklch, to: Oklch, part: number): Oklch {
  if (part === 0) return from;
  const at = (color: Oklch, axis: (radians: number) => number) => color.c * axis((color.h * Math.PI) / 180);
  const a = at(from, Math.cos) * (1 - part) + at(to, Math.cos) * part;
  const b = at(from, Math.sin) * (1 - part) + at(to, Math.sin) * part;
  return {
    l: from.l * (1 - part) + to.l * part,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** A colour: red, green, blue 0–255, alpha 0–1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** The custom properties that the first rule for `selector` sets, without their dashes. */
export function readTokens(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no rule for ${selector}`);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Reads `#rrggbb` and `rgb(r g b / a)`. */
export function parseColor(text: string): Color {
  const hex = /^#([0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex) {
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return [red, green, blue, 1];
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text);
  if (!rgb) throw new Error(`Not a colour: ${text}`);
  return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3]), Number(rgb[4])];
}

/** `top` laid over an opaque colour. */
export function composite(top: Color, below: Color): Color {
  const mix = (at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two opaque colours, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The five shades of a cylinder, as `#rrggbb`. */
export interface PlinthShades {
  /** The lit part of its upper face. */
  readonly lit: string;
  readonly light: string;
  readonly mid: string;
  readonly dark: string;
  readonly darkest: string;
}

/** A cylinder in the units of the drawing. */
export interface Cylinder {
  readonly centre: number;
  /** Where the upper face's centre is. */
  readonly top: number;
  readonly width: number;
  /** Where the middle of the lower rim is. */
  readonly bottom: number;
  readonly shades: PlinthShades;
  /** Colour and opacity of its shadow on the floor. */
  readonly shadow: { readonly color: string; readonly opacity: number; readonly blur: number };
}

/** Half the height of the ellipse that a plinth of this width shows on top. */
export function faceRadius(width: number): number {
  return width * 0.13;
}

/** Draws a cylinder with its shadow as SVG markup; `id` keeps its gradients apart from another one's. */
export function drawPlinth({ centre, top, width, bottom, shades, shadow }: Cylinder, id: string): string {
  const rx = width / 2;
  const ry = faceRadius(width);
  const left = centre - rx;
  const right = centre + rx;
  return `<defs>
    <linearGradient id="${id}-side" x1="0" x2="1"><stop offset="0" stop-color="${shades.mid}"/><stop offset=".3" stop-color="${shades.light}"/><stop offset=".72" stop-color="${shades.dark}"/><stop offset="1" stop-color="${shades.darkest}"/></linearGradient>
    <linearGradient id="${id}-face" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shades.lit}"/><stop offset="1" stop-color="${shades.mid}"/></linearGradient>
    <filter id="${id}-blur" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="${shadow.blur}"/></filter>
  </defs>
  <ellipse cx="${centre + width * 0.06}" cy="${bottom + ry * 0.36}" rx="${width * 0.6}" ry="${ry * 1.08}" fill="${shadow.color}" opacity="${shadow.opacity}" filter="url(#${id}-blur)"/>
  <path d="M${left} ${top}V${bottom}A${rx} ${ry} 0 0 0 ${right} ${bottom}V${top}z" fill="url(#${id}-side)"/>
  <ellipse cx="${centre}" cy="${top}" rx="${rx}" ry="${ry}" fill="url(#${id}-face)"/>
  <path d="M${left} ${top}A${rx} ${ry} 0 0 0 ${right} ${top}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`;
}

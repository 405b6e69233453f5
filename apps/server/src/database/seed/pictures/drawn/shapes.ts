interface Stop {
  readonly at: number;
  readonly color: string;
  readonly opacity?: number;
}

function stops(colors: readonly Stop[]): string {
  return colors
    .map(({ at, color, opacity = 1 }) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
}

/** A gradient between colours at equal distances, in the direction from (x1, y1) to (x2, y2). */
export function linear(
  id: string,
  colors: readonly string[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 1, 1],
): string {
  const spread = colors.map((color, index) => ({ at: index / (colors.length - 1), color }));
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(spread)}</linearGradient>`;
}

/** A gradient from a light spot in the upper left outwards. */
export function ball(id: string, colors: readonly string[]): string {
  const spread = colors.map((color, index) => ({ at: index / (colors.length - 1), color }));
  return `<radialGradient id="${id}" cx=".36" cy=".3" r=".8">${stops(spread)}</radialGradient>`;
}

/** A blur for inner light and shade, as `url(#soft)`. */
export const soft =
  '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16"/></filter>';

/** A rectangle with round corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;
}

/** A circle. */
export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${more}/>`;
}

/** Copies of a piece, each turned by an equal share of the circle around (512, 512). */
export function around(count: number, piece: string): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(index * 360) / count} 512 512)">${piece}</g>`,
  ).join('');
}

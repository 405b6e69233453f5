import type { Palette } from './palette.ts';
import type { SetName } from './types.ts';

/** The empty stage: what is drawn under the goods and the darkening of the corners that is drawn over them. */
export interface Backdrop {
  /** SVG markup in a box of `width` x `height`. */
  readonly under: string;
  readonly over: string;
}

/** Where wall and floor meet and where goods stand, as fractions of the picture's height. */
export const setLines: Readonly<Record<SetName, { readonly horizon: number; readonly foot: number }>> = {
  cyc: { horizon: 0.64, foot: 0.85 },
  table: { horizon: 0.7, foot: 0.855 },
  plinth: { horizon: 0.7, foot: 0.72 },
  window: { horizon: 0.74, foot: 0.87 },
  arch: { horizon: 0.75, foot: 0.87 },
  disc: { horizon: 0.8, foot: 0.88 },
  flat: { horizon: 1, foot: 0.5 },
  ground: { horizon: 0.66, foot: 0.855 },
};

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Where wall and floor meet, in the same units as width and height. */
  readonly horizon: number;
  readonly palette: Palette;
}

function definitions({ palette }: Frame): string {
  return `<defs>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${palette.wallLight}"/><stop offset=".55" stop-color="${palette.wall}"/><stop offset="1" stop-color="${palette.wallDark}"/></linearGradient>
    <linearGradient id="floor" x1="0" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="${palette.floorLight}"/><stop offset=".5" stop-color="${palette.floor}"/><stop offset="1" stop-color="${palette.floorDark}"/></linearGradient>
    <linearGradient id="cyc" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.floor}" stop-opacity="0"/><stop offset=".28" stop-color="${palette.floor}" stop-opacity=".9"/><stop offset="1" stop-color="${palette.floorDark}"/></linearGradient>
    <radialGradient id="key" cx=".3" cy=".18" r=".8"><stop offset="0" stop-color="#fff" stop-opacity="${palette.keyLight}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="7"/></filter>
    <filter id="softer"><feGaussianBlur stdDeviation="24"/></filter>
  </defs>`;
}

/** Wall and floor with a hard edge between them and a thin light on it. */
function tableTop({ width, height, horizon, palette }: Frame): string {
  return `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#floor)"/>
    <rect y="${horizon - 26}" width="${width}" height="26" fill="${palette.floorDark}" opacity=".16" filter="url(#soft)"/>
    <rect y="${horizon}" width="${width}" height="2" fill="#fff" opacity="${palette.edgeLight}"/>`;
}

function arch({ width, height, horizon, palette }: Frame): string {
  const span = width * 0.5;
  const left = (width - span) / 2;
  const curve = `M${left} ${horizon + 4}V${height * 0.12 + span / 2}a${span / 2} ${span / 2} 0 0 1 ${span} 0V${horizon + 4}`;
  return `<path d="${curve}z" fill="${palette.shape}"/><path d="${curve}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>`;
}

function windowPanes({ width, height, palette }: Frame): string {
  const panes = [0, 1].flatMap((column) =>
    [0, 1].map(
      (row) =>
        `<rect x="${width * (0.33 + column * 0.2)}" y="${height * (0.12 + row * 0.36)}" width="${width * 0.175}" height="${height * 0.325}" rx="4"/>`,
    ),
  );
  return `<g filter="url(#soft)" fill="#fff" fill-opacity="${palette.windowLight}" transform="translate(${width * 0.1} ${-height * 0.1}) skewX(-16)">${panes.join('')}</g>`;
}

function papers({ width, height }: Frame): string {
  const edge = `M${width * 0.62} 0L${width * 0.38} ${height}`;
  return `<path d="M${width * 0.6} 0L${width * 0.36} ${height}H${width}V0z" fill="#000" opacity=".1" filter="url(#softer)"/>
    <path d="${edge}H${width}V0z" fill="url(#floor)"/>
    <path d="${edge}" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`;
}

function hills({ width, height, horizon, palette }: Frame): string {
  return `<path d="M0 ${horizon + 30}C${width * 0.25} ${horizon - 50} ${width * 0.6} ${horizon - 40} ${width} ${horizon + 20}V${height}H0z" fill="${palette.hill}" opacity=".55"/>
    <path d="M0 ${horizon + 60}C${width * 0.3} ${horizon + 10} ${width * 0.7} ${horizon + 6} ${width} ${horizon + 46}V${height}H0z" fill="url(#floor)"/>`;
}

function scenery(set: SetName, frame: Frame): string {
  const { width, height, horizon } = frame;
  switch (set) {
    case 'cyc':
      return `<rect y="${horizon - height * 0.12}" width="${width}" height="${height * 1.12 - horizon}" fill="url(#cyc)"/>`;
    case 'flat':
      return papers(frame);
    case 'ground':
      return hills(frame);
    case 'arch':
      return arch(frame) + tableTop(frame);
    case 'disc':
      return `<circle cx="${width / 2}" cy="${height * 0.43}" r="${height * 0.36}" fill="${frame.palette.shape}"/>${tableTop(frame)}`;
    case 'window':
      return windowPanes(frame) + tableTop(frame);
    case 'table':
    case 'plinth':
      return tableTop(frame);
  }
}

/** Draws the stage of a set. A horizon at or below the lower edge leaves the wall alone. */
export function drawBackdrop(set: SetName, frame: Frame): Backdrop {
  const { width, height, palette } = frame;
  const rect = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`;
  const bounded = { ...frame, horizon: Math.min(frame.horizon, height + 60) };
  return {
    under: definitions(frame) + rect('url(#wall)') + scenery(set, bounded) + rect('url(#key)'),
    over: `<defs><radialGradient id="vignette" cx=".45" cy=".42" r=".85"><stop offset=".55" stop-color="${palette.vignette}" stop-opacity="0"/><stop offset="1" stop-color="${palette.vignette}" stop-opacity="${palette.vignetteStrength}"/></radialGradient></defs>${rect('url(#vignette)')}`,
  };
}

import type { Things } from '../types.ts';
import { household } from './household.ts';

/** The render shows a sofa and a lamp beside it. */
const sofaAlone = [{ left: 0, top: 0.5, width: 0.828, height: 0.5 }] as const;
const lampAlone = [
  { left: 0.5, top: 0, width: 0.5, height: 0.45 },
  { left: 0.828, top: 0, width: 0.172, height: 1 },
] as const;

/** Furniture, light, kitchen and what makes a home. */
export const homeAndFurniture = {
  sofa: [
    {
      tone: 'mid',
      hue: 85,
      floorHue: 60,
      shots: [
        { set: 'table', horizon: 0.72, goods: [{ render: 'sofa', size: 1.06 }] },
        { closeUp: { left: 0.2, top: 0.46 } },
        {
          set: 'window',
          goods: [
            { render: 'plant', size: 0.66, x: 0.84, y: 0.85 },
            { render: 'sofa', parts: sofaAlone, x: 0.42 },
          ],
        },
      ],
    },
    {
      tone: 'pale',
      hue: 150,
      floorHue: 65,
      shots: [
        {
          set: 'window',
          goods: [{ render: 'sofa', flip: true, size: 1.04, paint: [{ from: 252, to: 155, reach: 30, chroma: 0.55 }] }],
        },
      ],
    },
    {
      tone: 'pale',
      hue: 40,
      shots: [
        {
          set: 'arch',
          goods: [
            {
              render: 'sofa',
              parts: sofaAlone,
              size: 0.92,
              paint: [{ from: 252, to: 35, reach: 30, chroma: 0.6, lightness: 0.1 }],
            },
          ],
        },
      ],
    },
  ],
  lamp: [
    { tone: 'deep', hue: 200, shots: [{ set: 'cyc', goods: [{ render: 'sofa', parts: lampAlone, size: 0.92 }] }] },
  ],
  bed: [
    {
      tone: 'pale',
      hue: 70,
      floorHue: 60,
      shots: [{ set: 'window', goods: [{ render: 'bed' }] }, { closeUp: { left: 0.14, top: 0.4 } }],
    },
    {
      tone: 'mid',
      hue: 165,
      floorHue: 70,
      shots: [
        {
          set: 'table',
          goods: [{ render: 'bed', flip: true, paint: [{ from: 270, to: 150, reach: 60, chroma: 0.5 }] }],
        },
      ],
    },
  ],
  chair: [
    {
      tone: 'mid',
      hue: 90,
      floorHue: 70,
      shots: [
        { set: 'window', goods: [{ render: 'chair' }] },
        {
          set: 'cyc',
          goods: [
            { render: 'chair', size: 0.82, x: 0.36, y: 0.8 },
            { render: 'chair', size: 0.88, x: 0.66, flip: true },
          ],
        },
      ],
    },
    {
      tone: 'pale',
      hue: 200,
      shots: [
        {
          set: 'arch',
          goods: [{ render: 'chair', paint: [{ from: 10, to: 210, reach: 90, chroma: 0.5, lightness: 0.2 }] }],
        },
      ],
    },
  ],
  bathtub: [{ tone: 'pale', hue: 200, shots: [{ set: 'table', goods: [{ render: 'bathtub' }] }] }],
  mirror: [
    {
      tone: 'mid',
      hue: 20,
      shots: [{ set: 'window', goods: [{ render: 'mirror', size: 0.8, hold: 'lies', y: 0.46 }] }],
    },
  ],
  painting: [
    {
      tone: 'pale',
      hue: 110,
      shots: [{ set: 'window', goods: [{ render: 'painting', size: 0.68, hold: 'lies', y: 0.42 }] }],
    },
  ],
  plant: [
    { tone: 'mid', hue: 60, floorHue: 50, shots: [{ set: 'window', goods: [{ render: 'plant', size: 1.02 }] }] },
    {
      tone: 'pale',
      hue: 30,
      shots: [{ set: 'plinth', plinth: { width: 0.42 }, goods: [{ render: 'cactus', size: 1.1 }] }],
    },
  ],
  drawers: [
    {
      tone: 'pale',
      hue: 155,
      shots: [
        { set: 'window', goods: [{ render: 'drawers' }] },
        {
          set: 'window',
          goods: [
            { render: 'plant', size: 0.42, x: 0.4, y: 0.36 },
            { render: 'drawers', size: 0.9 },
          ],
        },
      ],
    },
    {
      tone: 'mid',
      hue: 235,
      shots: [
        {
          set: 'table',
          goods: [{ render: 'drawers', paint: [{ from: 55, to: 240, reach: 60, chroma: 0.35, lightness: 0.08 }] }],
        },
      ],
    },
  ],
  table: [
    {
      tone: 'pale',
      hue: 195,
      floorHue: 70,
      shots: [
        { set: 'window', goods: [{ render: 'table', size: 1.04 }] },
        {
          set: 'cyc',
          goods: [
            { render: 'chair', size: 0.8, x: 0.3, y: 0.8 },
            { render: 'table', x: 0.56 },
          ],
        },
      ],
    },
    {
      tone: 'mid',
      hue: 30,
      shots: [
        {
          set: 'table',
          goods: [
            { render: 'table', size: 1.04, paint: [{ from: 60, to: 70, reach: 60, chroma: 0.12, lightness: 0.14 }] },
          ],
        },
      ],
    },
  ],
  wardrobe: [{ tone: 'mid', hue: 150, floorHue: 70, shots: [{ set: 'window', goods: [{ render: 'wardrobe' }] }] }],
  rug: [{ tone: 'pale', hue: 180, shots: [{ set: 'cyc', goods: [{ render: 'rug', size: 1.02 }] }] }],
  ...household,
} as const satisfies Things;

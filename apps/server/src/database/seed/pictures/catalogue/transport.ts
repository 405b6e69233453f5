import type { Things } from '../types.ts';
import { twoWheelers } from './two-wheelers.ts';

const red = 12;

/** Cars and everything else that drives, rides or floats, with parts. */
export const transport = {
  car: [
    {
      tone: 'pale',
      hue: 95,
      floorHue: 85,
      shots: [
        { set: 'cyc', goods: [{ render: 'car', size: 1.06 }] },
        { set: 'window', goods: [{ render: 'car', flip: true }] },
        { closeUp: { left: 0.16, top: 0.4 } },
        {
          set: 'ground',
          floorHue: 120,
          goods: [
            { render: 'tree', size: 0.9, x: 0.24, y: 0.78 },
            { render: 'car', x: 0.54, size: 0.96 },
          ],
        },
      ],
    },
    {
      tone: 'mid',
      hue: 75,
      shots: [
        {
          set: 'cyc',
          goods: [
            {
              render: 'car',
              flip: true,
              size: 1.06,
              paint: [{ from: red, to: 258, reach: 50, chroma: 0.75, lightness: -0.1 }],
            },
          ],
        },
        {
          set: 'ground',
          goods: [{ render: 'car', paint: [{ from: red, to: 258, reach: 50, chroma: 0.75, lightness: -0.1 }] }],
        },
      ],
    },
    {
      tone: 'deep',
      hue: 255,
      shots: [
        {
          set: 'cyc',
          goods: [
            { render: 'car', size: 1.06, paint: [{ from: red, to: 250, reach: 50, chroma: 0.08, lightness: 0.2 }] },
          ],
        },
      ],
    },
    {
      tone: 'pale',
      hue: 150,
      floorHue: 140,
      shots: [
        {
          set: 'window',
          goods: [
            {
              render: 'car',
              size: 1.06,
              flip: true,
              paint: [{ from: red, to: 165, reach: 50, chroma: 0.6, lightness: -0.06 }],
            },
          ],
        },
      ],
    },
  ],
  suv: [
    {
      tone: 'mid',
      hue: 65,
      floorHue: 55,
      shots: [
        { set: 'cyc', goods: [{ render: 'suv', size: 1.05 }] },
        {
          set: 'ground',
          goods: [
            { render: 'fir', size: 0.8, x: 0.82, y: 0.78 },
            { render: 'suv', x: 0.46 },
          ],
        },
        { closeUp: { left: 0.2, top: 0.36 } },
      ],
    },
    {
      tone: 'deep',
      hue: 150,
      shots: [
        {
          set: 'cyc',
          goods: [
            {
              render: 'suv',
              flip: true,
              size: 1.05,
              paint: [{ from: 255, to: 255, reach: 85, chroma: 0.14, lightness: 0.02 }],
            },
          ],
        },
      ],
    },
  ],
  van: [
    { tone: 'mid', hue: 165, floorHue: 155, shots: [{ set: 'cyc', goods: [{ render: 'van', size: 1.06 }] }] },
    {
      tone: 'pale',
      hue: 230,
      shots: [
        {
          set: 'ground',
          floorHue: 130,
          goods: [{ render: 'van', flip: true, paint: [{ from: 295, to: 65, reach: 30, chroma: 1.2 }] }],
        },
      ],
    },
  ],
  pickup: [{ tone: 'pale', hue: 230, floorHue: 110, shots: [{ set: 'ground', goods: [{ render: 'pickup' }] }] }],
  truck: [{ tone: 'mid', hue: 85, shots: [{ set: 'cyc', goods: [{ render: 'truck' }] }] }],
  tractor: [
    {
      tone: 'mid',
      hue: 90,
      floorHue: 80,
      shots: [
        { set: 'ground', goods: [{ render: 'tractor', size: 1.04 }] },
        { set: 'cyc', goods: [{ render: 'tractor', flip: true }] },
      ],
    },
    {
      tone: 'pale',
      hue: 215,
      floorHue: 120,
      shots: [{ set: 'ground', goods: [{ render: 'tractor', flip: true, paint: [{ from: 152, to: 25, reach: 24 }] }] }],
    },
  ],
  sailboat: [
    { tone: 'mid', hue: 225, floorHue: 235, shots: [{ set: 'disc', horizon: 0.8, goods: [{ render: 'sailboat' }] }] },
  ],
  motorboat: [{ tone: 'pale', hue: 215, floorHue: 225, shots: [{ set: 'ground', goods: [{ render: 'motorboat' }] }] }],
  canoe: [{ tone: 'mid', hue: 200, floorHue: 215, shots: [{ set: 'ground', goods: [{ render: 'canoe' }] }] }],
  parts: [
    {
      tone: 'pale',
      hue: 250,
      floorHue: 240,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'gear', size: 0.72, x: 0.42, y: 0.46 },
            { render: 'bolt', size: 0.46, x: 0.7, y: 0.66 },
          ],
        },
      ],
    },
  ],
  wheel: [
    {
      tone: 'mid',
      hue: 250,
      floorHue: 240,
      shots: [
        { set: 'cyc', goods: [{ render: 'tyre', size: 0.92 }] },
        {
          set: 'cyc',
          goods: [
            { render: 'tyre', size: 0.8, x: 0.64, y: 0.82 },
            { render: 'tyre', size: 0.86, x: 0.38 },
          ],
        },
        { closeUp: { left: 0.3, top: 0.26 } },
      ],
    },
    { tone: 'pale', hue: 85, shots: [{ set: 'flat', goods: [{ render: 'tyre', size: 0.84, tilt: 20 }] }] },
  ],
  ...twoWheelers,
} as const satisfies Things;

import type { Things } from '../types.ts';

/** Houses, flats and land; the rooms of a flat are shown with their furniture. */
export const realEstate = {
  house: [
    {
      tone: 'pale',
      hue: 225,
      floorHue: 130,
      shots: [
        { set: 'ground', goods: [{ render: 'house' }] },
        { closeUp: { left: 0.3, top: 0.3 } },
        { set: 'window', floorHue: 65, goods: [{ render: 'sofa' }] },
        {
          set: 'ground',
          goods: [
            { render: 'tree', size: 0.8, x: 0.3, y: 0.8 },
            { render: 'fir', size: 0.9, x: 0.62 },
          ],
        },
      ],
    },
    {
      tone: 'mid',
      hue: 85,
      floorHue: 125,
      shots: [
        {
          set: 'ground',
          goods: [
            { render: 'fir', size: 0.78, x: 0.84, y: 0.8 },
            { render: 'house', flip: true, x: 0.46, paint: [{ from: 28, to: 260, reach: 22, chroma: 0.6 }] },
          ],
        },
      ],
    },
  ],
  cottage: [
    {
      tone: 'mid',
      hue: 200,
      floorHue: 140,
      shots: [
        {
          set: 'ground',
          goods: [
            { render: 'fir', size: 0.86, x: 0.25, y: 0.78 },
            { render: 'cottage', x: 0.54 },
          ],
        },
        { set: 'ground', goods: [{ render: 'cottage', flip: true }] },
      ],
    },
    {
      tone: 'pale',
      hue: 60,
      floorHue: 110,
      shots: [
        {
          set: 'ground',
          goods: [{ render: 'cottage', flip: true, paint: [{ from: 25, to: 150, reach: 18, chroma: 0.6 }] }],
        },
      ],
    },
  ],
  homestead: [
    { tone: 'pale', hue: 240, floorHue: 135, shots: [{ set: 'ground', goods: [{ render: 'homestead', size: 1.05 }] }] },
  ],
  flats: [
    {
      tone: 'pale',
      hue: 70,
      floorHue: 150,
      shots: [
        { set: 'ground', goods: [{ render: 'flats' }] },
        { set: 'window', floorHue: 65, goods: [{ render: 'sofa' }] },
        { set: 'table', floorHue: 65, goods: [{ render: 'bed' }] },
        { set: 'cyc', goods: [{ render: 'bathtub' }] },
      ],
    },
    {
      tone: 'mid',
      hue: 235,
      floorHue: 245,
      shots: [
        {
          set: 'ground',
          goods: [
            { render: 'tree', size: 0.62, x: 0.8, y: 0.86 },
            { render: 'flats', flip: true, x: 0.46 },
          ],
        },
        {
          set: 'window',
          floorHue: 65,
          goods: [
            { render: 'chair', size: 0.9, x: 0.36 },
            { render: 'plant', size: 0.9, x: 0.66 },
          ],
        },
      ],
    },
    {
      tone: 'pale',
      hue: 20,
      floorHue: 110,
      shots: [
        {
          set: 'ground',
          goods: [
            { render: 'flats', size: 0.84, x: 0.36, y: 0.8 },
            { render: 'flats', x: 0.62, flip: true },
          ],
        },
      ],
    },
  ],
  office: [{ tone: 'mid', hue: 75, floorHue: 95, shots: [{ set: 'ground', goods: [{ render: 'office' }] }] }],
  'old-house': [{ tone: 'mid', hue: 150, floorHue: 120, shots: [{ set: 'ground', goods: [{ render: 'oldHouse' }] }] }],
  plot: [
    {
      tone: 'pale',
      hue: 230,
      floorHue: 130,
      shots: [
        {
          set: 'ground',
          goods: [
            { render: 'tree', size: 0.82, x: 0.3, y: 0.82 },
            { render: 'fir', size: 0.6, x: 0.72, y: 0.78 },
          ],
        },
      ],
    },
    {
      tone: 'deep',
      hue: 165,
      floorHue: 150,
      shots: [
        {
          set: 'ground',
          goods: [
            { render: 'fir', size: 0.72, x: 0.24, y: 0.8 },
            { render: 'fir', size: 0.8, x: 0.74, y: 0.81 },
            { render: 'fir', size: 1, x: 0.5, y: 0.88 },
          ],
        },
      ],
    },
  ],
  keys: [
    { tone: 'mid', hue: 185, shots: [{ set: 'flat', goods: [{ render: 'key', size: 0.8, tilt: 6 }] }] },
    { tone: 'deep', hue: 290, shots: [{ set: 'flat', goods: [{ render: 'key', size: 0.8, flip: true, tilt: -12 }] }] },
  ],
  garage: [
    {
      tone: 'mid',
      hue: 225,
      floorHue: 130,
      shots: [
        { set: 'ground', goods: [{ render: 'garage', size: 0.96 }] },
        {
          set: 'ground',
          goods: [
            { render: 'garage', size: 0.92, x: 0.42, y: 0.8 },
            { render: 'car', size: 0.5, x: 0.7, y: 0.88 },
          ],
        },
      ],
    },
    {
      tone: 'pale',
      hue: 85,
      floorHue: 120,
      shots: [
        {
          set: 'ground',
          goods: [
            { render: 'garage', size: 0.96, flip: true, paint: [{ from: 28, to: 155, reach: 26, chroma: 0.55 }] },
          ],
        },
      ],
    },
  ],
  shop: [{ tone: 'pale', hue: 60, floorHue: 90, shots: [{ set: 'ground', goods: [{ render: 'shop' }] }] }],
} as const satisfies Things;

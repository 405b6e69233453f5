import type { Things } from '../types.ts';

/** Toys, school and everything for the little ones. */
export const forChildren = {
  teddy: [
    {
      tone: 'pale',
      hue: 30,
      floorHue: 35,
      shots: [
        { set: 'arch', goods: [{ render: 'teddy', size: 0.96 }] },
        { closeUp: { left: 0.29, top: 0.2 } },
        {
          set: 'window',
          goods: [
            { render: 'balloon', size: 0.62, x: 0.8, y: 0.6, hold: 'floats' },
            { render: 'teddy', size: 0.88, x: 0.42 },
          ],
        },
      ],
    },
    {
      tone: 'mid',
      hue: 180,
      shots: [
        {
          set: 'cyc',
          goods: [
            { render: 'teddy', flip: true, paint: [{ from: 50, to: 70, reach: 50, chroma: 0.4, lightness: 0.08 }] },
          ],
        },
      ],
    },
  ],
  sled: [{ tone: 'pale', hue: 235, floorHue: 245, shots: [{ set: 'cyc', goods: [{ render: 'sled' }] }] }],
  balloon: [
    {
      tone: 'mid',
      hue: 215,
      shots: [
        {
          set: 'cyc',
          horizon: 0.9,
          goods: [
            { render: 'balloon', size: 0.8, x: 0.4, y: 0.48, hold: 'floats' },
            {
              render: 'balloon',
              size: 0.7,
              x: 0.62,
              y: 0.42,
              hold: 'floats',
              flip: true,
              paint: [{ from: 10, to: 88, reach: 60, lightness: 0.14 }],
            },
          ],
        },
      ],
    },
  ],
  kite: [
    {
      tone: 'pale',
      hue: 225,
      shots: [{ set: 'ground', floorHue: 130, goods: [{ render: 'kite', hold: 'floats', y: 0.44, size: 0.9 }] }],
    },
  ],
  'baby-bottle': [
    {
      tone: 'pale',
      hue: 10,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'babyBottle', size: 0.78, x: 0.44 },
            { render: 'socks', size: 0.42, x: 0.74, y: 0.64, tilt: 10 },
          ],
        },
      ],
    },
  ],
  'rocking-horse': [{ tone: 'mid', hue: 165, shots: [{ set: 'window', goods: [{ render: 'carouselHorse' }] }] }],
  puzzle: [
    {
      tone: 'mid',
      hue: 300,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'puzzlePiece', size: 0.62, x: 0.38, y: 0.44, tilt: -8 },
            { render: 'puzzlePiece', size: 0.5, x: 0.68, y: 0.62, tilt: 30, paint: [{ from: 125, to: 35, reach: 60 }] },
          ],
        },
      ],
    },
  ],
  'toy-train': [
    { tone: 'pale', hue: 85, floorHue: 65, shots: [{ set: 'table', goods: [{ render: 'locomotive', size: 0.9 }] }] },
  ],
  'toy-car': [
    {
      tone: 'mid',
      hue: 240,
      shots: [{ set: 'plinth', plinth: { width: 0.74 }, goods: [{ render: 'raceCar', size: 1.05 }] }],
    },
  ],
  slide: [{ tone: 'pale', hue: 140, shots: [{ set: 'ground', goods: [{ render: 'slide' }] }] }],
  socks: [{ tone: 'mid', hue: 20, shots: [{ set: 'flat', goods: [{ render: 'socks', size: 0.84, tilt: 6 }] }] }],
  'small-shoes': [
    { tone: 'pale', hue: 170, shots: [{ set: 'flat', goods: [{ render: 'balletShoes', size: 0.76, tilt: -6 }] }] },
  ],
  pram: [
    {
      tone: 'mid',
      hue: 85,
      floorHue: 75,
      shots: [
        { set: 'cyc', goods: [{ render: 'pram' }] },
        {
          set: 'ground',
          floorHue: 125,
          goods: [
            { render: 'tree', size: 0.86, x: 0.22, y: 0.78 },
            { render: 'pram', x: 0.56, size: 0.92 },
          ],
        },
      ],
    },
    {
      tone: 'pale',
      hue: 200,
      shots: [
        {
          set: 'window',
          goods: [{ render: 'pram', flip: true, paint: [{ from: 258, to: 10, reach: 50, chroma: 0.75 }] }],
        },
      ],
    },
  ],
  cot: [
    {
      tone: 'pale',
      hue: 10,
      shots: [
        {
          set: 'window',
          goods: [
            {
              render: 'bed',
              size: 0.94,
              x: 0.46,
              paint: [
                { from: 300, to: 75, reach: 42, chroma: 0.2, lightness: 0.45 },
                { from: 258, to: 170, reach: 24, chroma: 0.45, lightness: 0.2 },
              ],
            },
            { render: 'teddy', size: 0.38, x: 0.8, y: 0.88 },
          ],
        },
      ],
    },
  ],
  pencils: [
    {
      tone: 'mid',
      hue: 230,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'notebook', size: 0.68, x: 0.4, y: 0.48, tilt: -8 },
            { render: 'pencil', size: 0.5, x: 0.68, y: 0.44 },
            { render: 'crayon', size: 0.46, x: 0.76, y: 0.66, tilt: 10 },
          ],
        },
      ],
    },
  ],
} as const satisfies Things;

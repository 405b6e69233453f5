import type { Things } from '../types.ts';

/** From the field, the garden, the hive and the forest. */
export const farmAndFood = {
  apples: [
    {
      tone: 'pale',
      hue: 130,
      floorHue: 70,
      shots: [
        {
          set: 'table',
          goods: [
            { render: 'greenApple', size: 0.6, x: 0.64, y: 0.79 },
            { render: 'redApple', size: 0.7, x: 0.42 },
          ],
        },
        {
          set: 'table',
          goods: [
            { render: 'redApple', size: 0.44, x: 0.78, y: 0.88 },
            { render: 'basket', size: 0.78, x: 0.42 },
          ],
        },
      ],
    },
  ],
  honey: [
    {
      tone: 'mid',
      hue: 95,
      floorHue: 80,
      shots: [
        { set: 'plinth', plinth: { top: 0.74, width: 0.5 }, goods: [{ render: 'honey', size: 1.06 }] },
        {
          set: 'table',
          floorHue: 65,
          goods: [
            { render: 'honey', size: 0.6, x: 0.34, y: 0.8 },
            { render: 'honey', size: 0.7, x: 0.62, flip: true },
          ],
        },
      ],
    },
  ],
  potatoes: [
    {
      tone: 'pale',
      hue: 150,
      shots: [
        {
          set: 'table',
          floorHue: 65,
          goods: [
            { render: 'potato', size: 0.5, x: 0.3, y: 0.8, flip: true },
            { render: 'potato', size: 0.6, x: 0.68, y: 0.81 },
            { render: 'potato', size: 0.58, x: 0.48, y: 0.88, tilt: 30 },
          ],
        },
      ],
    },
  ],
  carrots: [
    {
      tone: 'pale',
      hue: 215,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'carrot', size: 0.64, x: 0.38, y: 0.44 },
            { render: 'carrot', size: 0.58, x: 0.62, y: 0.58, tilt: 14 },
          ],
        },
      ],
    },
  ],
  tomatoes: [
    {
      tone: 'pale',
      hue: 200,
      shots: [
        {
          set: 'table',
          goods: [
            { render: 'tomato', size: 0.54, x: 0.66, y: 0.79, flip: true },
            { render: 'tomato', size: 0.68, x: 0.42 },
          ],
        },
      ],
    },
  ],
  strawberries: [
    {
      tone: 'deep',
      hue: 165,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'strawberry', size: 0.5, x: 0.34, y: 0.42, tilt: -20 },
            { render: 'strawberry', size: 0.56, x: 0.6, y: 0.56, tilt: 12 },
          ],
        },
      ],
    },
  ],
  blueberries: [
    { tone: 'mid', hue: 130, shots: [{ set: 'plinth', plinth: { width: 0.56 }, goods: [{ render: 'blueberries' }] }] },
  ],
  eggs: [
    {
      tone: 'pale',
      hue: 70,
      shots: [
        {
          set: 'table',
          goods: [
            { render: 'egg', size: 0.5, x: 0.3, y: 0.81, tilt: -6 },
            { render: 'egg', size: 0.54, x: 0.68, y: 0.82, tilt: 8 },
            { render: 'egg', size: 0.62, x: 0.49, y: 0.87 },
          ],
        },
      ],
    },
  ],
  milk: [{ tone: 'mid', hue: 235, shots: [{ set: 'table', floorHue: 65, goods: [{ render: 'milk', size: 0.86 }] }] }],
  cheese: [{ tone: 'deep', hue: 260, shots: [{ set: 'plinth', goods: [{ render: 'cheese' }] }] }],
  bread: [{ tone: 'mid', hue: 40, floorHue: 65, shots: [{ set: 'table', goods: [{ render: 'bread', size: 0.86 }] }] }],
  mushrooms: [
    {
      tone: 'deep',
      hue: 130,
      shots: [
        {
          set: 'ground',
          goods: [
            {
              render: 'mushroom',
              size: 0.5,
              x: 0.72,
              y: 0.87,
              flip: true,
              paint: [{ from: 10, to: 45, reach: 60, chroma: 0.5, lightness: -0.14 }],
            },
            {
              render: 'mushroom',
              size: 0.8,
              x: 0.42,
              paint: [{ from: 10, to: 45, reach: 60, chroma: 0.5, lightness: -0.14 }],
            },
          ],
        },
      ],
    },
  ],
  'fir-tree': [
    {
      tone: 'pale',
      hue: 240,
      floorHue: 250,
      shots: [
        {
          set: 'cyc',
          goods: [
            { render: 'fir', size: 0.66, x: 0.28, y: 0.8 },
            { render: 'fir', size: 1, x: 0.56 },
          ],
        },
      ],
    },
  ],
  seedlings: [{ tone: 'mid', hue: 85, shots: [{ set: 'ground', goods: [{ render: 'seedling', size: 0.86 }] }] }],
  flowers: [
    {
      tone: 'pale',
      hue: 340,
      shots: [
        {
          set: 'cyc',
          goods: [
            { render: 'tulip', size: 0.8, x: 0.36, y: 0.82 },
            {
              render: 'tulip',
              size: 0.92,
              x: 0.6,
              flip: true,
              paint: [{ from: 345, to: 85, reach: 40, lightness: 0.14 }],
            },
          ],
        },
      ],
    },
  ],
  preserves: [
    {
      tone: 'mid',
      hue: 95,
      floorHue: 65,
      shots: [
        {
          set: 'table',
          goods: [
            {
              render: 'jar',
              size: 0.8,
              x: 0.42,
              paint: [{ from: 210, to: 15, reach: 70, chroma: 2.2, lightness: -0.28 }],
            },
            { render: 'strawberry', size: 0.34, x: 0.7, y: 0.87 },
          ],
        },
      ],
    },
  ],
  wheat: [{ tone: 'pale', hue: 225, floorHue: 90, shots: [{ set: 'ground', goods: [{ render: 'wheat' }] }] }],
} as const satisfies Things;

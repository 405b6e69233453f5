import type { Things } from '../types.ts';

/** What drives or rolls on two wheels. */
export const twoWheelers = {
  motorcycle: [
    {
      tone: 'deep',
      hue: 40,
      floorHue: 35,
      shots: [
        { set: 'cyc', goods: [{ render: 'motorcycle' }] },
        { closeUp: { left: 0.14, top: 0.34 } },
        { set: 'window', goods: [{ render: 'motorcycle', flip: true }] },
      ],
    },
    {
      tone: 'pale',
      hue: 95,
      shots: [
        { set: 'table', goods: [{ render: 'motorcycle', flip: true, paint: [{ from: 15, to: 260, reach: 40 }] }] },
      ],
    },
  ],
  moped: [
    { tone: 'mid', hue: 190, floorHue: 195, shots: [{ set: 'window', goods: [{ render: 'moped' }] }] },
    {
      tone: 'pale',
      hue: 70,
      shots: [
        {
          set: 'arch',
          goods: [
            { render: 'moped', flip: true, paint: [{ from: 5, to: 170, reach: 45, chroma: 0.6, lightness: 0.1 }] },
          ],
        },
      ],
    },
  ],
  bike: [
    {
      tone: 'mid',
      hue: 145,
      floorHue: 75,
      shots: [
        { set: 'window', goods: [{ render: 'bike', size: 1.1 }] },
        { closeUp: { left: 0.46, top: 0.42 } },
        { set: 'cyc', goods: [{ render: 'bike', flip: true }] },
        {
          set: 'ground',
          goods: [
            { render: 'tree', size: 0.9, x: 0.8, y: 0.8 },
            { render: 'bike', x: 0.44, size: 0.92 },
          ],
        },
      ],
    },
    {
      tone: 'mid',
      hue: 30,
      floorHue: 35,
      shots: [{ set: 'table', goods: [{ render: 'bike', flip: true, size: 1.06, paint: [{ from: 8, to: 155 }] }] }],
    },
    {
      tone: 'pale',
      hue: 215,
      shots: [{ set: 'cyc', goods: [{ render: 'bike', size: 1.06, paint: [{ from: 8, to: 250 }] }] }],
    },
  ],
  scooter: [
    { tone: 'pale', hue: 110, floorHue: 115, shots: [{ set: 'arch', goods: [{ render: 'scooter' }] }] },
    {
      tone: 'mid',
      hue: 300,
      shots: [
        {
          set: 'cyc',
          goods: [{ render: 'scooter', flip: true, paint: [{ from: 225, to: 150, reach: 40, chroma: 0.7 }] }],
        },
      ],
    },
  ],
} as const satisfies Things;

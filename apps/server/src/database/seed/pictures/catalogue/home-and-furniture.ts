import type { Things } from '../types.ts';

const sofaAlone = { left: 0, top: 0.34, width: 0.8, height: 0.66 } as const;

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
            { render: 'sofa', part: sofaAlone, x: 0.42 },
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
            { render: 'sofa', part: sofaAlone, paint: [{ from: 252, to: 35, reach: 30, chroma: 0.6, lightness: 0.1 }] },
          ],
        },
      ],
    },
  ],
  lamp: [
    {
      tone: 'deep',
      hue: 200,
      shots: [{ set: 'cyc', goods: [{ render: 'sofa', part: { left: 0.56, top: 0, width: 0.44, height: 1 } }] }],
    },
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
            { render: 'chair', size: 0.86, x: 0.34, y: 0.82 },
            { render: 'chair', size: 0.9, x: 0.66, flip: true },
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
          goods: [{ render: 'chair', paint: [{ from: 25, to: 210, reach: 45, chroma: 0.5, lightness: 0.22 }] }],
        },
      ],
    },
  ],
  bathtub: [{ tone: 'pale', hue: 200, shots: [{ set: 'table', goods: [{ render: 'bathtub' }] }] }],
  mirror: [
    {
      tone: 'mid',
      hue: 20,
      shots: [{ set: 'plinth', plinth: { width: 0.42 }, goods: [{ render: 'mirror', size: 1.12 }] }],
    },
  ],
  painting: [
    {
      tone: 'pale',
      hue: 110,
      shots: [{ set: 'disc', horizon: 1.1, goods: [{ render: 'painting', size: 0.82, lies: true, y: 0.5 }] }],
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
  clock: [
    {
      tone: 'pale',
      hue: 250,
      shots: [{ set: 'disc', horizon: 1.1, goods: [{ render: 'wallClock', size: 0.8, lies: true, y: 0.48 }] }],
    },
  ],
  teapot: [
    {
      tone: 'pale',
      hue: 170,
      floorHue: 70,
      shots: [
        {
          set: 'table',
          goods: [
            { render: 'cup', size: 0.46, x: 0.78, y: 0.88 },
            { render: 'teapot', size: 0.82, x: 0.42 },
          ],
        },
      ],
    },
    {
      tone: 'deep',
      hue: 85,
      shots: [
        {
          set: 'plinth',
          goods: [
            { render: 'teapot', flip: true, paint: [{ from: 5, to: 230, reach: 45, chroma: 0.5, lightness: 0.2 }] },
          ],
        },
      ],
    },
  ],
  pot: [{ tone: 'mid', hue: 130, shots: [{ set: 'table', floorHue: 65, goods: [{ render: 'pot', size: 0.84 }] }] }],
  tableware: [{ tone: 'pale', hue: 15, shots: [{ set: 'flat', goods: [{ render: 'tableware', size: 0.9 }] }] }],
  basket: [
    { tone: 'mid', hue: 150, floorHue: 70, shots: [{ set: 'table', goods: [{ render: 'basket', size: 0.9 }] }] },
  ],
  bulb: [{ tone: 'mid', hue: 280, shots: [{ set: 'cyc', goods: [{ render: 'bulb', size: 0.86 }] }] }],
} as const satisfies Things;

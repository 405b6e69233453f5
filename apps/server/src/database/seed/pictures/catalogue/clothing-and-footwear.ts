import type { Things } from '../types.ts';

/** What one puts on, and the bags it travels in. */
export const clothingAndFootwear = {
  coat: [
    {
      tone: 'pale',
      hue: 70,
      floorHue: 60,
      shots: [
        { set: 'disc', horizon: 1.1, goods: [{ render: 'coat', size: 1, hold: 'lies', y: 0.5 }] },
        { closeUp: { left: 0.34, top: 0.22 } },
        {
          set: 'flat',
          goods: [
            { render: 'coat', size: 0.76, x: 0.42, y: 0.46, tilt: -6 },
            { render: 'scarf', size: 0.44, x: 0.74, y: 0.66, tilt: 8 },
          ],
        },
      ],
    },
    {
      tone: 'mid',
      hue: 200,
      shots: [
        {
          set: 'flat',
          goods: [
            {
              render: 'coat',
              size: 0.92,
              tilt: 5,
              paint: [{ from: 60, to: 250, reach: 50, chroma: 0.5, lightness: -0.2 }],
            },
          ],
        },
      ],
    },
  ],
  dress: [
    {
      tone: 'pale',
      hue: 260,
      floorHue: 250,
      shots: [{ set: 'disc', horizon: 1.1, goods: [{ render: 'dress', size: 1, hold: 'lies', y: 0.5 }] }],
    },
    {
      tone: 'mid',
      hue: 85,
      shots: [
        {
          set: 'flat',
          goods: [{ render: 'dress', size: 0.96, tilt: -6, paint: [{ from: 252, to: 20, reach: 50, chroma: 0.9 }] }],
        },
      ],
    },
    {
      tone: 'pale',
      hue: 20,
      shots: [
        {
          set: 'disc',
          horizon: 1.1,
          goods: [
            {
              render: 'dress',
              size: 1,
              hold: 'lies',
              y: 0.5,
              flip: true,
              paint: [{ from: 252, to: 160, reach: 50, chroma: 0.7, lightness: -0.06 }],
            },
          ],
        },
      ],
    },
  ],
  't-shirt': [
    { tone: 'pale', hue: 215, shots: [{ set: 'flat', goods: [{ render: 'tshirt', size: 0.9, tilt: -5 }] }] },
    {
      tone: 'mid',
      hue: 95,
      shots: [
        {
          set: 'flat',
          goods: [
            {
              render: 'tshirt',
              size: 0.9,
              tilt: 4,
              paint: [{ from: 130, to: 250, reach: 60, chroma: 0.7, lightness: -0.16 }],
            },
          ],
        },
      ],
    },
  ],
  jeans: [{ tone: 'mid', hue: 55, shots: [{ set: 'flat', goods: [{ render: 'jeans', size: 1, tilt: 8 }] }] }],
  shoes: [{ tone: 'pale', hue: 130, shots: [{ set: 'plinth', goods: [{ render: 'shoe', size: 0.9 }] }] }],
  trainers: [
    {
      tone: 'mid',
      hue: 290,
      shots: [{ set: 'flat', goods: [{ render: 'trainer', size: 0.86 }] }, { closeUp: { left: 0.3, top: 0.3 } }],
    },
    {
      tone: 'mid',
      hue: 45,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'trainer', size: 0.86, flip: true, paint: [{ from: 300, to: 25, reach: 50, chroma: 1.2 }] },
          ],
        },
      ],
    },
  ],
  boots: [
    {
      tone: 'deep',
      hue: 160,
      floorHue: 165,
      shots: [
        { set: 'table', goods: [{ render: 'boot', size: 0.9 }] },
        { closeUp: { left: 0.24, top: 0.3 } },
        {
          set: 'table',
          goods: [
            { render: 'boot', size: 0.72, x: 0.37, y: 0.8 },
            { render: 'boot', size: 0.76, x: 0.62 },
          ],
        },
      ],
    },
    {
      tone: 'pale',
      hue: 230,
      shots: [
        { set: 'window', goods: [{ render: 'boot', size: 0.9, flip: true, brightness: 0.74, saturation: 0.55 }] },
      ],
    },
  ],
  heels: [{ tone: 'deep', hue: 345, shots: [{ set: 'plinth', goods: [{ render: 'heel' }] }] }],
  hat: [{ tone: 'pale', hue: 190, shots: [{ set: 'plinth', goods: [{ render: 'hat' }] }] }],
  scarf: [
    {
      tone: 'pale',
      hue: 40,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'scarf', size: 0.74, x: 0.42, y: 0.46 },
            { render: 'gloves', size: 0.46, x: 0.72, y: 0.62, tilt: 14 },
          ],
        },
      ],
    },
  ],
  handbag: [
    {
      tone: 'pale',
      hue: 20,
      floorHue: 25,
      shots: [{ set: 'plinth', goods: [{ render: 'handbag', size: 1.04 }] }, { closeUp: { left: 0.28, top: 0.38 } }],
    },
    {
      tone: 'mid',
      hue: 85,
      shots: [
        {
          set: 'window',
          goods: [
            { render: 'handbag', size: 0.88, flip: true, paint: [{ from: 30, to: 160, reach: 90, chroma: 0.7 }] },
          ],
        },
      ],
    },
  ],
  backpack: [
    { tone: 'mid', hue: 200, floorHue: 205, shots: [{ set: 'arch', goods: [{ render: 'backpack', size: 0.94 }] }] },
    {
      tone: 'pale',
      hue: 95,
      shots: [
        {
          set: 'cyc',
          goods: [
            {
              render: 'backpack',
              size: 0.94,
              paint: [{ from: 0, to: 155, reach: 50, chroma: 0.55, lightness: -0.08 }],
            },
          ],
        },
      ],
    },
  ],
  suitcase: [{ tone: 'mid', hue: 45, shots: [{ set: 'cyc', goods: [{ render: 'suitcase' }] }] }],
  ring: [
    {
      tone: 'deep',
      hue: 300,
      shots: [{ set: 'plinth', plinth: { width: 0.42 }, goods: [{ render: 'ring', size: 0.94 }] }],
    },
  ],
  pullover: [
    { tone: 'mid', hue: 170, shots: [{ set: 'flat', goods: [{ render: 'pullover', size: 0.92, tilt: -4 }] }] },
    {
      tone: 'pale',
      hue: 250,
      shots: [
        {
          set: 'flat',
          goods: [
            {
              render: 'pullover',
              size: 0.92,
              tilt: 5,
              paint: [{ from: 70, to: 250, reach: 42, chroma: 0.25, lightness: -0.02 }],
            },
          ],
        },
      ],
    },
  ],
  suit: [{ tone: 'mid', hue: 75, shots: [{ set: 'flat', goods: [{ render: 'suit', size: 0.84 }] }] }],
} as const satisfies Things;

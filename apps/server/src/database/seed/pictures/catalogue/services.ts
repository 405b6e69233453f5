import type { Things } from '../types.ts';

/** A service is shown by the tool of its trade. */
export const services = {
  scissors: [
    {
      tone: 'pale',
      hue: 10,
      floorHue: 0,
      shots: [{ set: 'flat', goods: [{ render: 'scissors', size: 0.88, tilt: 10 }] }],
    },
  ],
  broom: [
    {
      tone: 'mid',
      hue: 190,
      shots: [
        {
          set: 'window',
          goods: [
            { render: 'broom', size: 0.94, x: 0.44 },
            { render: 'bucket', size: 0.54, x: 0.72, y: 0.88 },
          ],
        },
      ],
    },
  ],
  sponge: [
    {
      tone: 'pale',
      hue: 215,
      shots: [
        {
          set: 'plinth',
          goods: [
            { render: 'soap', size: 0.5, x: 0.66, y: 0.745 },
            { render: 'sponge', size: 0.84, x: 0.44 },
          ],
        },
      ],
    },
  ],
  parcel: [
    {
      tone: 'mid',
      hue: 230,
      shots: [
        {
          set: 'cyc',
          goods: [
            { render: 'parcel', size: 0.56, x: 0.7, y: 0.8 },
            { render: 'parcel', size: 0.84, x: 0.42 },
          ],
        },
      ],
    },
  ],
  cake: [
    {
      tone: 'pale',
      hue: 350,
      shots: [{ set: 'plinth', plinth: { width: 0.6 }, goods: [{ render: 'cake', size: 1.06 }] }],
    },
  ],
  bouquet: [{ tone: 'mid', hue: 300, shots: [{ set: 'flat', goods: [{ render: 'bouquet', size: 0.92 }] }] }],
  paintbrush: [{ tone: 'pale', hue: 85, shots: [{ set: 'flat', goods: [{ render: 'paintbrush', size: 0.9 }] }] }],
  crane: [
    { tone: 'mid', hue: 220, floorHue: 85, shots: [{ set: 'ground', goods: [{ render: 'crane', size: 1.02 }] }] },
  ],
  lotus: [
    {
      tone: 'pale',
      hue: 170,
      shots: [
        {
          set: 'plinth',
          goods: [
            { render: 'candle', size: 0.66, x: 0.68, y: 0.74 },
            { render: 'lotus', size: 0.84, x: 0.42 },
          ],
        },
      ],
    },
  ],
  thread: [{ tone: 'mid', hue: 75, shots: [{ set: 'plinth', goods: [{ render: 'thread', size: 1.04 }] }] }],
  gift: [
    {
      tone: 'deep',
      hue: 330,
      shots: [
        {
          set: 'cyc',
          goods: [
            {
              render: 'balloon',
              size: 0.6,
              x: 0.72,
              y: 0.42,
              hold: 'floats',
              paint: [{ from: 10, to: 200, reach: 60, chroma: 0.6, lightness: 0.1 }],
            },
            { render: 'gift', size: 0.84, x: 0.42 },
          ],
        },
      ],
    },
  ],
  gear: [
    {
      tone: 'mid',
      hue: 215,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'gear', size: 0.66, x: 0.38, y: 0.44 },
            { render: 'wrench', size: 0.6, x: 0.64, y: 0.56 },
          ],
        },
      ],
    },
  ],
} as const satisfies Things;

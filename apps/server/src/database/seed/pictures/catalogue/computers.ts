import type { Things } from '../types.ts';

/** Computers and what is plugged into them. */
export const computers = {
  laptop: [
    {
      tone: 'pale',
      hue: 240,
      floorHue: 70,
      shots: [
        { set: 'table', horizon: 0.64, goods: [{ render: 'laptop', size: 0.92 }] },
        {
          set: 'window',
          goods: [
            { render: 'mouse', size: 0.26, x: 0.78, y: 0.87 },
            { render: 'laptop', size: 0.84, x: 0.45 },
          ],
        },
        { closeUp: { left: 0.28, top: 0.44 } },
        {
          set: 'table',
          horizon: 0.64,
          goods: [
            { render: 'backpack', size: 0.9, x: 0.7, y: 0.8 },
            { render: 'laptop', size: 0.7, x: 0.4, y: 0.88 },
          ],
        },
      ],
    },
    { tone: 'deep', hue: 285, shots: [{ set: 'cyc', goods: [{ render: 'laptop', size: 0.92 }] }] },
  ],
  tablet: [
    {
      tone: 'mid',
      hue: 165,
      shots: [
        { set: 'flat', goods: [{ render: 'tablet', size: 0.9, tilt: -8 }] },
        { set: 'table', floorHue: 65, goods: [{ render: 'tablet', size: 0.86 }] },
      ],
    },
    {
      tone: 'pale',
      hue: 20,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'tablet', size: 0.86, tilt: 7, x: 0.46, paint: [{ from: 280, to: 20, reach: 60 }] },
            { render: 'pencil', size: 0.36, x: 0.84, y: 0.6 },
          ],
        },
      ],
    },
  ],
  computer: [
    {
      tone: 'mid',
      hue: 250,
      floorHue: 65,
      shots: [
        {
          set: 'table',
          goods: [
            { render: 'computer', size: 0.96, x: 0.48 },
            { render: 'mouse', size: 0.22, x: 0.8, y: 0.88 },
          ],
        },
      ],
    },
  ],
  keyboard: [
    {
      tone: 'mid',
      hue: 215,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'keyboard', size: 0.8, x: 0.45, tilt: -8 },
            { render: 'mouse', size: 0.32, x: 0.8, y: 0.58, tilt: 8 },
          ],
        },
      ],
    },
  ],
  printer: [
    { tone: 'pale', hue: 85, shots: [{ set: 'table', floorHue: 65, goods: [{ render: 'printer', size: 0.86 }] }] },
  ],
  router: [{ tone: 'mid', hue: 200, shots: [{ set: 'table', goods: [{ render: 'router', size: 0.86 }] }] }],
  plug: [
    {
      tone: 'mid',
      hue: 95,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'plug', size: 0.74, x: 0.42, tilt: 30 },
            { render: 'battery', size: 0.5, x: 0.68, y: 0.56, tilt: 12 },
          ],
        },
      ],
    },
  ],
} as const satisfies Things;

import type { Things } from '../types.ts';

/** Pets and farm animals. */
export const animals = {
  dog: [
    {
      tone: 'pale',
      hue: 190,
      floorHue: 185,
      shots: [{ set: 'cyc', goods: [{ render: 'dog', size: 0.98 }] }, { closeUp: { left: 0.12, top: 0.14 } }],
    },
    { tone: 'deep', hue: 280, shots: [{ set: 'arch', goods: [{ render: 'poodle', size: 0.96 }] }] },
  ],
  cat: [
    {
      tone: 'mid',
      hue: 155,
      shots: [
        { set: 'window', goods: [{ render: 'cat', size: 0.98 }] },
        {
          set: 'cyc',
          goods: [
            { render: 'yarn', size: 0.4, x: 0.8, y: 0.87 },
            { render: 'cat', size: 0.92, x: 0.44, flip: true },
          ],
        },
      ],
    },
    {
      tone: 'pale',
      hue: 20,
      shots: [
        {
          set: 'cyc',
          goods: [
            { render: 'cat', flip: true, paint: [{ from: 55, to: 260, reach: 60, chroma: 0.16, lightness: -0.08 }] },
          ],
        },
      ],
    },
  ],
  rabbit: [{ tone: 'pale', hue: 130, shots: [{ set: 'ground', goods: [{ render: 'rabbit', size: 0.94 }] }] }],
  fish: [
    {
      tone: 'mid',
      hue: 210,
      shots: [{ set: 'disc', horizon: 1.1, goods: [{ render: 'fish', size: 0.66, hold: 'floats', y: 0.44 }] }],
    },
  ],
  parrot: [{ tone: 'deep', hue: 160, shots: [{ set: 'cyc', goods: [{ render: 'parrot', size: 0.98 }] }] }],
  horse: [
    { tone: 'pale', hue: 225, floorHue: 130, shots: [{ set: 'ground', goods: [{ render: 'horse', size: 1.04 }] }] },
  ],
  hens: [
    { tone: 'mid', hue: 75, floorHue: 110, shots: [{ set: 'ground', goods: [{ render: 'rooster', size: 0.96 }] }] },
  ],
  chicks: [
    {
      tone: 'pale',
      hue: 215,
      floorHue: 120,
      shots: [
        {
          set: 'cyc',
          goods: [
            { render: 'chick', size: 0.54, x: 0.3, y: 0.82 },
            { render: 'chick', size: 0.62, x: 0.64, flip: true },
          ],
        },
      ],
    },
  ],
  cow: [{ tone: 'mid', hue: 140, shots: [{ set: 'ground', goods: [{ render: 'cow' }] }] }],
  sheep: [{ tone: 'pale', hue: 235, floorHue: 130, shots: [{ set: 'ground', goods: [{ render: 'sheep' }] }] }],
  turtle: [{ tone: 'pale', hue: 60, shots: [{ set: 'cyc', goods: [{ render: 'turtle', size: 0.86 }] }] }],
  bone: [{ tone: 'mid', hue: 30, shots: [{ set: 'flat', goods: [{ render: 'bone', size: 0.72 }] }] }],
} as const satisfies Things;

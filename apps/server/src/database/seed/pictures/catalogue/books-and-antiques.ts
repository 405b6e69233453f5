import type { Things } from '../types.ts';

/** Books, and things with a past. */
export const booksAndAntiques = {
  books: [
    {
      tone: 'mid',
      hue: 75,
      floorHue: 60,
      shots: [{ set: 'table', goods: [{ render: 'books', size: 0.84 }] }, { closeUp: { left: 0.26, top: 0.36 } }],
    },
    {
      tone: 'pale',
      hue: 180,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'blueBook', size: 0.6, x: 0.64, y: 0.44, tilt: 14 },
            { render: 'redBook', size: 0.64, x: 0.4, y: 0.56, tilt: -10 },
          ],
        },
      ],
    },
  ],
  scroll: [
    {
      tone: 'mid',
      hue: 200,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'scroll', size: 0.8, x: 0.44, tilt: -6 },
            { render: 'fountainPen', size: 0.44, x: 0.74, y: 0.6 },
          ],
        },
      ],
    },
  ],
  coins: [
    {
      tone: 'deep',
      hue: 165,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'coin', size: 0.48, x: 0.34, y: 0.4 },
            { render: 'coin', size: 0.4, x: 0.68, y: 0.36, paint: [{ from: 70, to: 250, reach: 60, chroma: 0.08 }] },
            {
              render: 'coin',
              size: 0.52,
              x: 0.56,
              y: 0.66,
              paint: [{ from: 70, to: 45, reach: 60, chroma: 0.8, lightness: -0.14 }],
            },
          ],
        },
      ],
    },
  ],
  vase: [{ tone: 'pale', hue: 210, shots: [{ set: 'plinth', goods: [{ render: 'vase', size: 1.1 }] }] }],
  'mantel-clock': [{ tone: 'mid', hue: 30, shots: [{ set: 'table', goods: [{ render: 'mantelClock', size: 0.9 }] }] }],
  telephone: [{ tone: 'deep', hue: 195, shots: [{ set: 'plinth', goods: [{ render: 'telephone' }] }] }],
  'film-projector': [
    { tone: 'mid', hue: 85, floorHue: 65, shots: [{ set: 'table', goods: [{ render: 'filmProjector', size: 0.92 }] }] },
  ],
  'old-key': [{ tone: 'deep', hue: 20, shots: [{ set: 'flat', goods: [{ render: 'oldKey', size: 0.8 }] }] }],
  'cart-wheel': [{ tone: 'pale', hue: 85, shots: [{ set: 'ground', goods: [{ render: 'wheel', size: 0.86 }] }] }],
  'open-book': [
    {
      tone: 'mid',
      hue: 155,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'openBook', size: 0.8, x: 0.46, tilt: -5 },
            { render: 'pencil', size: 0.38, x: 0.8, y: 0.58 },
          ],
        },
      ],
    },
  ],
  letters: [
    {
      tone: 'pale',
      hue: 240,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'envelope', size: 0.62, x: 0.44, y: 0.4, tilt: -9 },
            { render: 'envelope', size: 0.66, x: 0.54, y: 0.6, tilt: 6 },
          ],
        },
      ],
    },
  ],
  newspaper: [{ tone: 'mid', hue: 60, shots: [{ set: 'flat', goods: [{ render: 'newspaper', size: 0.86 }] }] }],
} as const satisfies Things;

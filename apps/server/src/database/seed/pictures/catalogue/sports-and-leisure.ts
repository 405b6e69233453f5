import type { Things } from '../types.ts';

/** Sport in winter and summer, camping and fishing. */
export const sportsAndLeisure = {
  skates: [
    {
      tone: 'pale',
      hue: 250,
      floorHue: 255,
      shots: [{ set: 'cyc', goods: [{ render: 'iceSkate', size: 0.92 }] }, { closeUp: { left: 0.26, top: 0.44 } }],
    },
  ],
  skis: [{ tone: 'mid', hue: 60, shots: [{ set: 'flat', goods: [{ render: 'ski', size: 0.86 }] }] }],
  'roller-skates': [
    { tone: 'pale', hue: 180, shots: [{ set: 'table', goods: [{ render: 'rollerSkate', size: 0.9 }] }] },
  ],
  skateboard: [
    { tone: 'mid', hue: 45, floorHue: 60, shots: [{ set: 'flat', goods: [{ render: 'skateboard', size: 0.92 }] }] },
    {
      tone: 'deep',
      hue: 305,
      shots: [
        {
          set: 'flat',
          goods: [
            {
              render: 'skateboard',
              size: 0.92,
              flip: true,
              paint: [{ from: 290, to: 180, reach: 50, chroma: 0.8, lightness: 0.16 }],
            },
          ],
        },
      ],
    },
  ],
  football: [
    {
      tone: 'mid',
      hue: 140,
      floorHue: 135,
      shots: [{ set: 'ground', goods: [{ render: 'football', size: 0.74, y: 0.84 }] }],
    },
  ],
  basketball: [{ tone: 'deep', hue: 270, shots: [{ set: 'cyc', goods: [{ render: 'basketball', size: 0.8 }] }] }],
  tennis: [
    { tone: 'pale', hue: 160, shots: [{ set: 'flat', goods: [{ render: 'tennisRacket', size: 0.96, tilt: 6 }] }] },
  ],
  hockey: [{ tone: 'mid', hue: 220, shots: [{ set: 'flat', goods: [{ render: 'hockeyStick', size: 0.9 }] }] }],
  tent: [
    {
      tone: 'deep',
      hue: 265,
      floorHue: 140,
      shots: [
        { set: 'ground', goods: [{ render: 'tent', size: 0.92 }] },
        {
          set: 'ground',
          goods: [
            { render: 'fir', size: 0.86, x: 0.24, y: 0.78 },
            { render: 'tent', size: 0.84, x: 0.54 },
          ],
        },
      ],
    },
    { tone: 'pale', hue: 215, floorHue: 125, shots: [{ set: 'ground', goods: [{ render: 'campsite' }] }] },
  ],
  fishing: [
    {
      tone: 'mid',
      hue: 190,
      shots: [{ set: 'cyc', horizon: 1.1, goods: [{ render: 'fishingRod', size: 1.02, hold: 'lies', y: 0.5 }] }],
    },
  ],
  compass: [{ tone: 'deep', hue: 215, shots: [{ set: 'flat', goods: [{ render: 'compass', size: 0.8 }] }] }],
  dumbbell: [
    {
      tone: 'pale',
      hue: 60,
      shots: [{ set: 'cyc', horizon: 0.6, goods: [{ render: 'dumbbell', size: 0.94, y: 0.76 }] }],
    },
    {
      tone: 'deep',
      hue: 160,
      shots: [
        {
          set: 'flat',
          goods: [{ render: 'dumbbell', size: 0.8, tilt: -24, paint: [{ from: 275, to: 30, reach: 40, chroma: 1.1 }] }],
        },
      ],
    },
  ],
  boxing: [{ tone: 'mid', hue: 190, shots: [{ set: 'cyc', goods: [{ render: 'boxingGlove', size: 0.92 }] }] }],
  'diving-mask': [
    { tone: 'pale', hue: 200, shots: [{ set: 'plinth', goods: [{ render: 'divingMask', size: 1.06 }] }] },
  ],
} as const satisfies Things;

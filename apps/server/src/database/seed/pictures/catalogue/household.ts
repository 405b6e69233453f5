import type { Things } from '../types.ts';

/** Kitchen, appliances and small things of the home. */
export const household = {
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
      hue: 230,
      shots: [
        {
          set: 'plinth',
          goods: [
            { render: 'teapot', flip: true, paint: [{ from: 5, to: 225, reach: 90, chroma: 0.5, lightness: 0.18 }] },
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
  jars: [
    {
      tone: 'deep',
      hue: 160,
      shots: [
        {
          set: 'table',
          goods: [
            { render: 'jar', size: 0.58, x: 0.68, y: 0.81 },
            { render: 'jar', size: 0.7, x: 0.42 },
          ],
        },
      ],
    },
  ],
  bulb: [{ tone: 'mid', hue: 280, shots: [{ set: 'flat', goods: [{ render: 'bulb', size: 0.84, tilt: 24 }] }] }],
  clock: [
    {
      tone: 'pale',
      hue: 250,
      shots: [{ set: 'disc', horizon: 1.1, goods: [{ render: 'wallClock', size: 0.66, hold: 'lies', y: 0.43 }] }],
    },
  ],
  'washing-machine': [
    {
      tone: 'pale',
      hue: 215,
      shots: [
        { set: 'table', goods: [{ render: 'washingMachine', size: 0.98 }] },
        { closeUp: { left: 0.29, top: 0.28 } },
        {
          set: 'window',
          goods: [
            { render: 'basket', size: 0.5, x: 0.78, y: 0.88 },
            { render: 'washingMachine', size: 0.94, x: 0.44 },
          ],
        },
      ],
    },
    { tone: 'mid', hue: 60, shots: [{ set: 'cyc', goods: [{ render: 'washingMachine', size: 0.98, flip: true }] }] },
  ],
  fridge: [
    { tone: 'mid', hue: 30, shots: [{ set: 'table', goods: [{ render: 'fridge', size: 0.96 }] }] },
    {
      tone: 'pale',
      hue: 85,
      shots: [
        {
          set: 'window',
          goods: [
            {
              render: 'fridge',
              size: 0.96,
              flip: true,
              paint: [{ from: 172, to: 25, reach: 140, chroma: 1.7, lightness: -0.03 }],
            },
          ],
        },
      ],
    },
  ],
  'coffee-machine': [
    {
      tone: 'pale',
      hue: 50,
      shots: [
        { set: 'table', goods: [{ render: 'coffeeMachine', size: 0.94 }] },
        { closeUp: { left: 0.28, top: 0.42 } },
      ],
    },
  ],
  'robot-vacuum': [
    {
      tone: 'mid',
      hue: 70,
      floorHue: 60,
      shots: [{ set: 'cyc', goods: [{ render: 'robotVacuum', size: 0.92, y: 0.8 }] }],
    },
  ],
} as const satisfies Things;

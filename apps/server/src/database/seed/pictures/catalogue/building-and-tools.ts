import type { Things } from '../types.ts';

/** Tools, building material and firewood. */
export const buildingAndTools = {
  tools: [
    {
      tone: 'deep',
      hue: 240,
      floorHue: 230,
      shots: [{ set: 'flat', goods: [{ render: 'hammerAndWrench', size: 0.92 }] }],
    },
  ],
  saw: [{ tone: 'mid', hue: 70, floorHue: 60, shots: [{ set: 'flat', goods: [{ render: 'saw', size: 0.88 }] }] }],
  wrench: [
    {
      tone: 'pale',
      hue: 30,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'wrench', size: 0.78, x: 0.44 },
            { render: 'bolt', size: 0.36, x: 0.74, y: 0.68 },
          ],
        },
      ],
    },
  ],
  screwdriver: [{ tone: 'mid', hue: 150, shots: [{ set: 'flat', goods: [{ render: 'screwdriver', size: 0.86 }] }] }],
  toolbox: [
    {
      tone: 'pale',
      hue: 245,
      shots: [
        { set: 'table', goods: [{ render: 'toolbox', size: 0.94 }] },
        {
          set: 'flat',
          goods: [
            { render: 'hammer', size: 0.5, x: 0.3, y: 0.44, tilt: -20 },
            { render: 'wrench', size: 0.48, x: 0.54, y: 0.56 },
            { render: 'screwdriver', size: 0.46, x: 0.76, y: 0.46, tilt: 10 },
          ],
        },
      ],
    },
    {
      tone: 'mid',
      hue: 85,
      shots: [
        {
          set: 'cyc',
          goods: [{ render: 'toolbox', flip: true, size: 0.94, paint: [{ from: 5, to: 250, reach: 40, chroma: 0.8 }] }],
        },
      ],
    },
  ],
  bricks: [{ tone: 'pale', hue: 195, shots: [{ set: 'cyc', goods: [{ render: 'bricks', size: 0.8 }] }] }],
  firewood: [
    {
      tone: 'mid',
      hue: 130,
      floorHue: 110,
      shots: [
        {
          set: 'cyc',
          goods: [
            { render: 'log', size: 0.7, x: 0.34, y: 0.8 },
            { render: 'log', size: 0.78, x: 0.62, flip: true },
          ],
        },
        {
          set: 'ground',
          goods: [
            { render: 'fir', size: 0.9, x: 0.76, y: 0.78 },
            { render: 'log', size: 0.66, x: 0.4 },
          ],
        },
      ],
    },
  ],
  ladder: [{ tone: 'pale', hue: 85, shots: [{ set: 'window', goods: [{ render: 'ladder', size: 0.98 }] }] }],
  window: [{ tone: 'pale', hue: 60, shots: [{ set: 'table', goods: [{ render: 'window', size: 0.9 }] }] }],
  door: [{ tone: 'mid', hue: 175, shots: [{ set: 'table', goods: [{ render: 'door', size: 0.92 }] }] }],
  drill: [
    {
      tone: 'pale',
      hue: 230,
      shots: [
        { set: 'flat', goods: [{ render: 'drill', size: 0.86, tilt: -6 }] },
        {
          set: 'table',
          goods: [
            { render: 'toolbox', size: 0.7, x: 0.66, y: 0.8 },
            { render: 'drill', size: 0.66, x: 0.38, y: 0.88 },
          ],
        },
      ],
    },
    {
      tone: 'mid',
      hue: 85,
      shots: [
        {
          set: 'table',
          goods: [
            {
              render: 'drill',
              size: 0.88,
              flip: true,
              paint: [{ from: 55, to: 165, reach: 50, chroma: 0.75, lightness: -0.06 }],
            },
          ],
        },
      ],
    },
  ],
  hammer: [{ tone: 'mid', hue: 195, shots: [{ set: 'flat', goods: [{ render: 'hammer', size: 0.88, tilt: -8 }] }] }],
  radiator: [{ tone: 'pale', hue: 20, shots: [{ set: 'table', goods: [{ render: 'radiator', size: 0.94 }] }] }],
  shower: [{ tone: 'mid', hue: 235, shots: [{ set: 'flat', goods: [{ render: 'shower', size: 0.84 }] }] }],
  toilet: [{ tone: 'pale', hue: 180, shots: [{ set: 'table', goods: [{ render: 'toilet', size: 0.96 }] }] }],
  'watering-can': [
    { tone: 'mid', hue: 95, floorHue: 115, shots: [{ set: 'ground', goods: [{ render: 'wateringCan', size: 0.94 }] }] },
  ],
  'lawn-mower': [
    { tone: 'mid', hue: 215, floorHue: 125, shots: [{ set: 'ground', goods: [{ render: 'lawnMower', size: 0.98 }] }] },
  ],
  'heat-pump': [{ tone: 'pale', hue: 65, shots: [{ set: 'cyc', goods: [{ render: 'heatPump', size: 0.94 }] }] }],
  boiler: [
    {
      tone: 'mid',
      hue: 25,
      shots: [{ set: 'window', goods: [{ render: 'boiler', size: 0.78, hold: 'lies', y: 0.46 }] }],
    },
  ],
} as const satisfies Things;

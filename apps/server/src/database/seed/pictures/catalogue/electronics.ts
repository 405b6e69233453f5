import type { Things } from '../types.ts';
import { computers } from './computers.ts';

/** Phones, computers, pictures, sound and their cables. */
export const electronics = {
  phone: [
    {
      tone: 'pale',
      hue: 290,
      floorHue: 280,
      shots: [
        { set: 'cyc', goods: [{ render: 'phone', size: 0.96 }] },
        { closeUp: { left: 0.2, top: 0.05 } },
        {
          set: 'flat',
          goods: [
            { render: 'plug', size: 0.5, x: 0.72, y: 0.56, tilt: 24 },
            { render: 'phone', size: 0.8, x: 0.42, y: 0.5, tilt: -10 },
          ],
        },
      ],
    },
    {
      tone: 'deep',
      hue: 250,
      shots: [
        {
          set: 'flat',
          goods: [{ render: 'phone', size: 0.92, tilt: 12, paint: [{ from: 290, to: 250, reach: 60, chroma: 0.2 }] }],
        },
      ],
    },
    {
      tone: 'mid',
      hue: 20,
      shots: [
        {
          set: 'plinth',
          goods: [
            { render: 'phone', size: 1.06, paint: [{ from: 290, to: 20, reach: 60, chroma: 0.6, lightness: 0.16 }] },
          ],
        },
      ],
    },
  ],
  tv: [{ tone: 'pale', hue: 60, floorHue: 50, shots: [{ set: 'table', goods: [{ render: 'tv', size: 0.9 }] }] }],
  radio: [
    {
      tone: 'mid',
      hue: 165,
      floorHue: 160,
      shots: [{ set: 'plinth', goods: [{ render: 'radio' }] }, { closeUp: { left: 0.3, top: 0.38 } }],
    },
  ],
  headphones: [
    {
      tone: 'deep',
      hue: 255,
      floorHue: 260,
      shots: [
        { set: 'cyc', goods: [{ render: 'headphones', size: 0.94 }] },
        { set: 'flat', goods: [{ render: 'headphones', size: 0.74, tilt: -16 }] },
      ],
    },
    { tone: 'pale', hue: 30, shots: [{ set: 'plinth', goods: [{ render: 'headphones', brightness: 0.72 }] }] },
  ],
  camera: [
    {
      tone: 'mid',
      hue: 40,
      floorHue: 45,
      shots: [
        {
          set: 'plinth',
          horizon: 0.7,
          plinth: { top: 0.72, width: 0.66, height: 0.15 },
          goods: [{ render: 'camera' }],
        },
        {
          set: 'window',
          goods: [
            { render: 'filmStrip', size: 0.4, x: 0.76, y: 0.85 },
            { render: 'camera', size: 0.82, x: 0.42 },
          ],
        },
        { closeUp: { left: 0.27, top: 0.29 } },
        {
          set: 'flat',
          goods: [
            { render: 'filmStrip', size: 0.44, x: 0.68, y: 0.32, tilt: 14 },
            { render: 'camera', size: 0.66, x: 0.42, y: 0.58, tilt: -8 },
          ],
        },
        {
          set: 'table',
          goods: [
            { render: 'briefcase', size: 0.7, x: 0.64, y: 0.8 },
            { render: 'camera', size: 0.6, x: 0.38, y: 0.88 },
          ],
        },
      ],
    },
    {
      tone: 'pale',
      hue: 200,
      shots: [{ set: 'table', floorHue: 65, goods: [{ render: 'camera', size: 0.86, brightness: 0.84 }] }],
    },
  ],
  camcorder: [{ tone: 'pale', hue: 160, shots: [{ set: 'plinth', goods: [{ render: 'camcorder' }] }] }],
  gamepad: [
    {
      tone: 'pale',
      hue: 290,
      floorHue: 275,
      shots: [
        { set: 'flat', goods: [{ render: 'gamepad', size: 0.8, tilt: -8 }] },
        { closeUp: { left: 0.32, top: 0.26 } },
        { set: 'plinth', goods: [{ render: 'gamepad' }] },
      ],
    },
    {
      tone: 'deep',
      hue: 20,
      shots: [
        {
          set: 'cyc',
          goods: [
            { render: 'gamepad', size: 0.8, paint: [{ from: 290, to: 250, reach: 50, chroma: 0.15, lightness: 0.24 }] },
          ],
        },
      ],
    },
  ],
  watch: [
    {
      tone: 'mid',
      hue: 60,
      floorHue: 45,
      shots: [
        { set: 'flat', goods: [{ render: 'watch', size: 0.92, tilt: 14 }] },
        { closeUp: { left: 0.3, top: 0.28 } },
      ],
    },
    {
      tone: 'deep',
      hue: 150,
      shots: [
        {
          set: 'plinth',
          goods: [
            { render: 'watch', size: 1.06, paint: [{ from: 275, to: 60, reach: 60, chroma: 0.45, lightness: 0.04 }] },
          ],
        },
      ],
    },
  ],
  microscope: [{ tone: 'pale', hue: 165, shots: [{ set: 'table', goods: [{ render: 'microscope', size: 0.9 }] }] }],
  speaker: [
    {
      tone: 'pale',
      hue: 150,
      shots: [
        {
          set: 'table',
          goods: [
            { render: 'speaker', size: 0.8, x: 0.36, y: 0.83 },
            { render: 'speaker', size: 0.88, x: 0.66 },
          ],
        },
      ],
    },
  ],
  ...computers,
} as const satisfies Things;

import type { Things } from '../types.ts';

/** Instruments, and what people do with their evenings. */
export const musicAndHobbies = {
  guitar: [
    {
      tone: 'mid',
      hue: 200,
      floorHue: 225,
      shots: [
        { set: 'flat', goods: [{ render: 'guitar', size: 1.04 }] },
        { closeUp: { left: 0.24, top: 0.46 } },
        { set: 'window', goods: [{ render: 'guitar', size: 0.78, tilt: -42 }] },
      ],
    },
    {
      tone: 'deep',
      hue: 40,
      shots: [
        {
          set: 'flat',
          goods: [{ render: 'guitar', size: 1.04, flip: true, paint: [{ from: 0, to: 235, reach: 60, chroma: 0.9 }] }],
        },
      ],
    },
  ],
  violin: [
    {
      tone: 'pale',
      hue: 80,
      floorHue: 65,
      shots: [
        { set: 'flat', goods: [{ render: 'violin', size: 1.04 }] },
        { closeUp: { left: 0.26, top: 0.42 } },
        { set: 'window', goods: [{ render: 'violin', size: 0.78, tilt: -44 }] },
      ],
    },
  ],
  accordion: [
    {
      tone: 'pale',
      hue: 210,
      floorHue: 65,
      shots: [{ set: 'table', goods: [{ render: 'accordion', size: 0.94 }] }, { closeUp: { left: 0.2, top: 0.36 } }],
    },
  ],
  drum: [{ tone: 'mid', hue: 20, floorHue: 25, shots: [{ set: 'cyc', goods: [{ render: 'drum', size: 0.92 }] }] }],
  piano: [{ tone: 'deep', hue: 290, shots: [{ set: 'flat', goods: [{ render: 'pianoKeys', size: 0.84 }] }] }],
  saxophone: [{ tone: 'mid', hue: 195, shots: [{ set: 'flat', goods: [{ render: 'saxophone', size: 0.96 }] }] }],
  djembe: [{ tone: 'mid', hue: 145, shots: [{ set: 'window', goods: [{ render: 'djembe' }] }] }],
  microphone: [{ tone: 'mid', hue: 245, shots: [{ set: 'cyc', goods: [{ render: 'studioMicrophone', size: 0.96 }] }] }],
  telescope: [
    {
      tone: 'deep',
      hue: 275,
      floorHue: 280,
      shots: [{ set: 'cyc', goods: [{ render: 'telescope', size: 1.06 }] }, { closeUp: { left: 0.2, top: 0.14 } }],
    },
  ],
  yarn: [
    {
      tone: 'pale',
      hue: 60,
      shots: [
        {
          set: 'table',
          goods: [
            { render: 'thread', size: 0.46, x: 0.78, y: 0.88 },
            { render: 'yarn', size: 0.86, x: 0.44 },
          ],
        },
      ],
    },
  ],
  palette: [
    {
      tone: 'mid',
      hue: 100,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'palette', size: 0.84, x: 0.46 },
            { render: 'paintbrush', size: 0.56, x: 0.76, y: 0.58 },
          ],
        },
      ],
    },
  ],
  record: [
    { tone: 'deep', hue: 20, shots: [{ set: 'flat', goods: [{ render: 'record', size: 0.86, tilt: -6 }] }] },
    {
      tone: 'pale',
      hue: 85,
      shots: [
        {
          set: 'flat',
          goods: [
            {
              render: 'record',
              size: 0.86,
              flip: true,
              tilt: 7,
              paint: [{ from: 45, to: 200, reach: 70, chroma: 0.8 }],
            },
          ],
        },
      ],
    },
  ],
  dice: [
    {
      tone: 'mid',
      hue: 155,
      shots: [
        {
          set: 'table',
          goods: [
            { render: 'die', size: 0.5, x: 0.66, y: 0.81 },
            { render: 'die', size: 0.66, x: 0.42 },
          ],
        },
      ],
    },
  ],
  chess: [{ tone: 'pale', hue: 75, shots: [{ set: 'plinth', goods: [{ render: 'chessPawn', size: 0.98 }] }] }],
  'model-ship': [{ tone: 'mid', hue: 245, shots: [{ set: 'plinth', goods: [{ render: 'sailboat', size: 1.14 }] }] }],
  'sewing-machine': [
    {
      tone: 'pale',
      hue: 170,
      floorHue: 70,
      shots: [{ set: 'table', goods: [{ render: 'sewingMachine', size: 0.9 }] }, { closeUp: { left: 0.4, top: 0.32 } }],
    },
  ],
} as const satisfies Things;

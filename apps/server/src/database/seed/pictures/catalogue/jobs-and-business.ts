import type { Things } from '../types.ts';

/** Vacancies, equipment and whole businesses. */
export const jobsAndBusiness = {
  briefcase: [
    {
      tone: 'mid',
      hue: 220,
      floorHue: 225,
      shots: [{ set: 'plinth', plinth: { width: 0.6 }, goods: [{ render: 'briefcase' }] }],
    },
  ],
  mailbox: [{ tone: 'pale', hue: 95, floorHue: 120, shots: [{ set: 'ground', goods: [{ render: 'mailbox' }] }] }],
  clipboard: [
    {
      tone: 'pale',
      hue: 170,
      shots: [
        {
          set: 'flat',
          goods: [
            { render: 'clipboard', size: 0.86, x: 0.44, tilt: -6 },
            { render: 'pencil', size: 0.44, x: 0.74, y: 0.6 },
          ],
        },
      ],
    },
  ],
  megaphone: [{ tone: 'mid', hue: 250, shots: [{ set: 'cyc', goods: [{ render: 'megaphone', size: 0.9 }] }] }],
  waistcoat: [
    {
      tone: 'deep',
      hue: 245,
      shots: [{ set: 'disc', horizon: 1.1, goods: [{ render: 'waistcoat', size: 0.9, hold: 'lies', y: 0.5 }] }],
    },
  ],
  'shopping-cart': [
    { tone: 'mid', hue: 145, shots: [{ set: 'cyc', goods: [{ render: 'shoppingCart', size: 0.98 }] }] },
  ],
  'lab-coat': [
    {
      tone: 'pale',
      hue: 165,
      shots: [{ set: 'disc', horizon: 1.1, goods: [{ render: 'labCoat', size: 0.92, hold: 'lies', y: 0.5 }] }],
    },
  ],
  bell: [{ tone: 'deep', hue: 180, shots: [{ set: 'plinth', goods: [{ render: 'bell' }] }] }],
} as const satisfies Things;

import type { PicturedCategory } from './shots.ts';
import type { Listing } from './types.ts';

/**
 * The pictures on the tiles of the categories. A tile shows the middle square of its picture, so the goods keep within
 * the middle two thirds.
 */
export const tiles: Readonly<Record<PicturedCategory, Listing>> = {
  transport: { tone: 'pale', hue: 95, floorHue: 85, shots: [{ set: 'cyc', goods: [{ render: 'car', size: 0.98 }] }] },
  'real-estate': { tone: 'pale', hue: 225, floorHue: 130, shots: [{ set: 'ground', goods: [{ render: 'house' }] }] },
  electronics: {
    tone: 'pale',
    hue: 240,
    floorHue: 70,
    shots: [{ set: 'table', horizon: 0.64, goods: [{ render: 'laptop' }] }],
  },
  'home-and-furniture': {
    tone: 'mid',
    hue: 85,
    floorHue: 60,
    shots: [{ set: 'table', horizon: 0.72, goods: [{ render: 'sofa', size: 1.06 }] }],
  },
  'clothing-and-footwear': {
    tone: 'pale',
    hue: 70,
    floorHue: 60,
    shots: [{ set: 'disc', horizon: 1.1, goods: [{ render: 'coat', size: 0.94, hold: 'lies', y: 0.5 }] }],
  },
  'for-children': {
    tone: 'pale',
    hue: 235,
    floorHue: 245,
    shots: [{ set: 'cyc', goods: [{ render: 'sled', size: 0.9 }] }],
  },
  'sports-and-leisure': {
    tone: 'pale',
    hue: 250,
    floorHue: 255,
    shots: [{ set: 'cyc', goods: [{ render: 'iceSkate', size: 0.98 }] }],
  },
  'music-and-hobbies': {
    tone: 'pale',
    hue: 80,
    floorHue: 65,
    shots: [{ set: 'flat', goods: [{ render: 'violin', size: 1.06 }] }],
  },
  animals: { tone: 'pale', hue: 190, floorHue: 185, shots: [{ set: 'cyc', goods: [{ render: 'dog' }] }] },
  'building-and-tools': {
    tone: 'mid',
    hue: 70,
    floorHue: 60,
    shots: [{ set: 'flat', goods: [{ render: 'saw', size: 0.94 }] }],
  },
  'farm-and-food': {
    tone: 'pale',
    hue: 130,
    floorHue: 70,
    shots: [
      {
        set: 'table',
        goods: [
          { render: 'greenApple', size: 0.66, x: 0.61, y: 0.8 },
          { render: 'redApple', size: 0.76, x: 0.43 },
        ],
      },
    ],
  },
  services: {
    tone: 'pale',
    hue: 10,
    floorHue: 0,
    shots: [{ set: 'flat', goods: [{ render: 'scissors', size: 0.92, tilt: 10 }] }],
  },
  'books-and-antiques': {
    tone: 'mid',
    hue: 75,
    floorHue: 60,
    shots: [{ set: 'table', goods: [{ render: 'books', size: 0.94 }] }],
  },
  'jobs-and-business': {
    tone: 'mid',
    hue: 220,
    floorHue: 225,
    shots: [{ set: 'plinth', goods: [{ render: 'briefcase', size: 1.08 }] }],
  },
};

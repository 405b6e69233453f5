import type { Lithuanian } from '../../message.ts';
import type { profile as english } from '../en/profile.ts';

export const profile: Lithuanian<typeof english> = {
  title: 'Mano paskyra',
  back: 'atgal į „Mano paskyra“',
  about: 'Apie jus',
  parts: 'Kas jūsų',
  entries: {
    favourites: 'Mėgstami',
    ads: 'Jūsų reklamos',
    products: 'Skelbimai',
    archive: 'Archyvas',
  },
  segments: {
    favourites: 'Mėgstami',
    ads: 'Reklamos',
    products: 'Skelbimai',
    archive: 'Archyvas',
  },
  hints: {
    favourites: 'Širdele pažymėti skelbimai',
    ads: 'Reklaminės juostos, kuriomis reklamuojatės',
    products: 'Jūsų įdėti skelbimai, paskelbti ir ne',
    archive: 'Juodraščiai, archyvuoti ir užbaigti skelbimai',
  },
  newAd: 'Nauja reklama',
  newProduct: 'Naujas skelbimas',
};

import type { Lithuanian } from '../../message.ts';
import type { home as english } from '../en/home.ts';

export const home: Lithuanian<typeof english> = {
  title: 'Mugė atidaryta',
  counts_one: '{{count, number}} skelbimas nuo Vilniaus iki Nidos, šiandien įkelta {{today, number}}.',
  counts_few: '{{count, number}} skelbimai nuo Vilniaus iki Nidos, šiandien įkelta {{today, number}}.',
  counts_many: '{{count, number}} skelbimo nuo Vilniaus iki Nidos, šiandien įkelta {{today, number}}.',
  counts_other: '{{count, number}} skelbimų nuo Vilniaus iki Nidos, šiandien įkelta {{today, number}}.',
  countsShort_one: '{{count, number}} skelbimas, šiandien įkelta {{today, number}}.',
  countsShort_few: '{{count, number}} skelbimai, šiandien įkelta {{today, number}}.',
  countsShort_many: '{{count, number}} skelbimo, šiandien įkelta {{today, number}}.',
  countsShort_other: '{{count, number}} skelbimų, šiandien įkelta {{today, number}}.',
  countsQuiet_one: '{{count, number}} skelbimas nuo Vilniaus iki Nidos.',
  countsQuiet_few: '{{count, number}} skelbimai nuo Vilniaus iki Nidos.',
  countsQuiet_many: '{{count, number}} skelbimo nuo Vilniaus iki Nidos.',
  countsQuiet_other: '{{count, number}} skelbimų nuo Vilniaus iki Nidos.',
  categories: {
    label: 'Kategorijos',
    loading: 'Įkeliamos kategorijos...',
    failed: 'Nepavyko įkelti kategorijų',
    none: 'Kategorijų nėra',
    next: 'Tolesnės kategorijos',
    previous: 'Ankstesnės kategorijos',
  },
  recommendations: {
    title: 'Rekomenduojame jums',
    loading: 'Įkeliami skelbimai…',
    failed: 'Nepavyko įkelti skelbimų: {{message}}',
    none: 'Skelbimų dar nėra',
    noneHint: 'Prekystaliai dar statomi. Užsukite netrukus.',
  },
  tags: {
    label: 'Populiarios paieškos',
    discounts: 'Nuolaidos',
    garage: 'Garažas',
    accommodation: 'Nakvynė kelionei',
    housing: 'Parduodami būstai',
    beauty: 'Grožio paslaugos',
    cars: 'Nauji automobiliai',
  },
};

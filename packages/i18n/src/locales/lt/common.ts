import type { Lithuanian } from '../../message.ts';
import type { common as english } from '../en/common.ts';

export const common: Lithuanian<typeof english> = {
  brand: 'Mugė',
  loading: 'Įkeliama...',
  close: 'Uždaryti',
  tryAgain: 'Bandyti dar kartą',
  next: 'Toliau',
  previous: 'Atgal',
  clear: 'Išvalyti',
  skipToContent: 'Pereiti prie turinio',
  notifications: 'Pranešimai',
  nothingFound: 'Nieko nerasta',
  showOptions: 'Rodyti sąrašą',
  breadcrumb: 'Naršymo kelias',
  stars: '{{rating}} iš 5 žvaigždučių',
  adverts_one: '{{count, number}} skelbimas',
  adverts_few: '{{count, number}} skelbimai',
  adverts_many: '{{count, number}} skelbimo',
  adverts_other: '{{count, number}} skelbimų',
  card: {
    free: 'Nemokamai',
    oldPrice: 'Ankstesnė kaina',
    priceFell: 'Kaina sumažėjo',
    priceRose: 'Kaina padidėjo',
    description: 'Aprašymas',
    toProduct: 'Į skelbimą',
    noPicture: 'Nuotraukos nėra',
    completed: 'Užbaigtas',
    archived: 'Archyvuotas',
    created: 'Įkelta',
  },
};

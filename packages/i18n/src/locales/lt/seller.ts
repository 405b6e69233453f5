import type { Lithuanian } from '../../message.ts';
import type { seller as english } from '../en/seller.ts';

export const seller: Lithuanian<typeof english> = {
  title: 'Pardavėjas',
  home: 'Pradžia',
  loading: 'Įkeliama pardavėjo informacija...',
  panel: 'Apie pardavėją',
  subscribers_one: '{{count, number}} prenumeratorius',
  subscribers_few: '{{count, number}} prenumeratoriai',
  subscribers_many: '{{count, number}} prenumeratoriaus',
  subscribers_other: '{{count, number}} prenumeratorių',
  subscriptions_one: '{{count, number}} prenumerata',
  subscriptions_few: '{{count, number}} prenumeratos',
  subscriptions_many: '{{count, number}} prenumeratos',
  subscriptions_other: '{{count, number}} prenumeratų',
  answers: 'Paprastai atsako maždaug per 30 minučių',
  products: 'Pardavėjo skelbimai',
  tabs: {
    active: 'Aktyvūs',
    completed: 'Užbaigti',
  },
  search: {
    label: 'Paieška profilyje',
    submit: 'Ieškoti',
  },
  showing: 'Rodoma skelbimų: {{shown, number}} iš {{total}}',
  loadMore: 'Įkelti daugiau skelbimų',
  failed: 'Nepavyko įkelti skelbimų',
  all: 'Rodyti visus skelbimus',
  none: {
    found: 'Skelbimų nerasta',
    foundHint: 'Pabandykite pakeisti paieškos žodžius ar filtrus.',
    active: 'Aktyvių skelbimų nėra',
    activeHint: 'Šis pardavėjas šiuo metu neturi aktyvių skelbimų.',
    completed: 'Užbaigtų skelbimų nėra',
    completedHint: 'Šis pardavėjas neturi užbaigtų skelbimų.',
  },
  sellerFailed: 'Nepavyko įkelti pardavėjo informacijos',
  absent: {
    title: 'Tokio pardavėjo nėra',
    hint: 'Paskyra panaikinta arba adrese yra klaida.',
    action: 'Į paiešką',
  },
};

import type { Lithuanian } from '../../message.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Lithuanian<typeof english> = {
  code: {
    network: 'Tinklo klaida: patikrinkite ryšį ir bandykite dar kartą.',
    timeout: 'Serveris per ilgai neatsako. Po akimirkos bandykite dar kartą.',
    unreadable: 'Nepavyko perskaityti atsakymo. Bandykite dar kartą.',
    bad_request: 'Nepavyko perskaityti užklausos.',
    token_missing: 'Trūksta prisijungimo žymos. Prisijunkite.',
    unauthenticated: 'Jūs neprisijungę. Prisijunkite iš naujo.',
    invalid_credentials: 'Neteisingi prisijungimo duomenys',
    invalid_code: 'neteisingas patvirtinimo kodas',
    channel_unavailable: 'Tokių žinučių čia išsiųsti negalime. Pasirinkite kitą būdą.',
    forbidden: 'Jums neleidžiama to daryti.',
    not_found: 'Nerasta.',
    method_not_allowed: 'Šis adresas tokio veiksmo nepriima.',
    conflict: 'Tai jau pakeista arba padaryta.',
    payload_too_large: 'Užklausa per didelė.',
    unsupported_media_type: 'Toks turinio tipas nepriimamas.',
    validation_failed: 'Kai kurie laukai užpildyti neteisingai.',
    too_many_requests: 'Per daug užklausų. Truputį palaukite ir bandykite dar kartą.',
    server_error: 'Serverio klaida. Bandykite vėliau.',
    unavailable: 'Paslauga šiuo metu neprieinama. Bandykite vėliau.',
  },
  unknown: 'Įvyko klaida. Bandykite dar kartą.',
  stale: 'Ryšys nutrūko. Tai, ką matote, gali būti pasenę.',
  notFound: 'Neturite prieigos arba puslapis nerastas. Grąžiname į pradžią',
  notFoundTitle: 'Puslapis nerastas',
  screen: 'Šio puslapio parodyti nepavyko',
  screenHint: 'Įkelkite puslapį iš naujo. Jei nepadeda, grįžkite kiek vėliau.',
  reload: 'Įkelti iš naujo',
  toHome: 'Į pradžią',
};

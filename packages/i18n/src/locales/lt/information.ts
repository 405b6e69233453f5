import type { Lithuanian } from '../../message.ts';
import type { information as english } from '../en/information.ts';

export const information: Lithuanian<typeof english> = {
  pages: 'Informacijos puslapiai',
  contents: 'Šiame puslapyje',
  updated: 'Paskutinį kartą keista {{date}}',
  loading: 'Įkeliama...',
  failed: 'Šio puslapio įkelti nepavyko',
  contact: {
    mail: 'Šios svetainės valdytojui rašykite adresu {{mailbox}} arba atsakydami į bet kurį jos laišką.',
    private: 'Ši „Mugės“ kopija veikia asmeniniame kompiuteryje: kreipkitės į žmogų, kuris ją paleido.',
  },
};

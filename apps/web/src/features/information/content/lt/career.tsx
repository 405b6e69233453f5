import { Link } from 'react-router-dom';
import { screens } from '../../../../lib/paths.ts';
import { Contact } from '../../Contact.tsx';
import type { InformationContent } from '../../types.ts';

export const content: InformationContent = {
  title: 'Karjera',
  lead: 'Šiuo metu laisvų darbo vietų nėra. Kai jų bus, paskelbsime tik šiame puslapyje.',
  sections: [
    {
      id: 'work',
      title: 'Koks tai darbas',
      body: (
        <>
          <p>Mugei reikia nedaug žmonių, bet jie labai svarbūs. Štai ko ieškome, kai ieškome:</p>
          <ul>
            <li>
              <b>Moderatorių</b>, kurie skaito lietuviškai ir rusiškai, atskiria nerangų skelbimą nuo nesąžiningo ir
              sprendimą paaiškina dviem draugiškais sakiniais.
            </li>
            <li>
              <b>Pagalbos specialistų</b>, kurie atsako į tą klausimą, kurį žmogus iš tiesų turėjo galvoje.
            </li>
            <li>
              <b>Programuotojų</b>, kurie mėgsta greitus puslapius, nedideles sistemas ir visiems patogias sąsajas.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'help',
      title: 'Kaip padėti be sutarties',
      body: (
        <p>
          Netikslus žodis kuria nors iš trijų kalbų, mygtukas, kurio neranda ekrano skaitytuvas, sąraše trūkstamas
          miestelis – parašykite, ir pataisysime. Tokius laiškus skaitome pirmiausia.
        </p>
      ),
    },
    {
      id: 'fraud',
      title: 'Saugokitės netikrų pasiūlymų',
      body: (
        <p>
          Už darbą niekada neprašome nei pinigų, nei banko kodų, nei „Smart-ID“ patvirtinimų, o darbuotojų per pokalbių
          programėles nesamdome. Kas tai daro mūsų vardu, yra ne iš čia: praneškite apie tai ir paskaitykite, kaip{' '}
          <Link to={screens.safety}>prekiauti saugiai</Link>.
        </p>
      ),
    },
    {
      id: 'adverts',
      title: 'Darbas kitose įmonėse',
      body: (
        <p>
          Darbdavių skelbimai yra tarp visų kitų: žvilgtelėkite į <Link to={screens.categories}>kategorijas</Link>.
        </p>
      ),
    },
    { id: 'contact', title: 'Parašykite mums', body: <Contact /> },
  ],
};

import { Link } from 'react-router-dom';
import { screens } from '../../../../lib/paths.ts';
import { Contact } from '../../Contact.tsx';
import type { InformationContent } from '../../types.ts';

export const content: InformationContent = {
  title: '„Mugė“ verslui',
  lead: 'Prekystalis jūsų įmonei: skelbimai jos vardu, patvirtintos įmonės ženklelis ir reklamjuostės, kai norite būti pastebėti.',
  sections: [
    {
      id: 'start',
      title: 'Kaip pradėti įmonei',
      body: (
        <ol>
          <li>Užsiregistruokite, o paskyros vardu nurodykite pavadinimą, kuriuo jus pažįsta pirkėjai.</li>
          <li>Patvirtinkite telefono numerį jam atsiųstu kodu.</li>
          <li>
            Pateikite įmonės duomenis: pavadinimą, savininko vardą ir pavardę, įkūrimo datą, adresą, telefoną, įmonės
            kodą ir registracijos pažymėjimo nuotrauką (JPG arba PNG).
          </li>
          <li>
            Juos patikrina moderatorius. Nuo tada jūsų puslapyje ir prie kiekvieno jūsų skelbimo rodomas ženklelis{' '}
            <b>Įmonė</b>. Pats dokumentas saugomas užšifruotas ir niekam kitam nerodomas.
          </li>
        </ol>
      ),
    },
    {
      id: 'adverts',
      title: 'Skelbimai',
      body: (
        <>
          <p>
            Įmonės skelbimus įkelia tomis pačiomis sąlygomis kaip ir visi: nemokamai, su ne daugiau kaip devyniomis
            nuotraukomis, pakategorės laukais ir šešiomis savo techninių duomenų eilutėmis. Juodraštis palauks, kol jį
            paskelbsite.
          </p>
          <p>
            Prie kiekvieno skelbimo matote, kiek žmonių jį peržiūrėjo, kiek parašė ir kiek paprašė telefono numerio.
            Pardavę pažymėkite skelbimą užbaigtu: paieškoje jo nebebus, bet nuorodą išsisaugojusiems žmonėms puslapis
            pasakys, kad skelbimas nebegalioja.
          </p>
        </>
      ),
    },
    {
      id: 'banners',
      title: 'Reklamjuostės',
      body: (
        <>
          <p>
            Reklamjuostė – tai paveikslėlis su nuoroda į jūsų svetainę, rodomas tarp dviejų jūsų pasirinktų datų
            Lietuvos laiku. Kategoriją ir pakategores, kurioms ji skirta, pasirenkate patys.
          </p>
          <ul>
            <li>Kiekvieną naują ar pakeistą reklamjuostę prieš rodant peržiūri moderatorius.</li>
            <li>Kiekviena reklamjuostė pažymėta kaip reklama.</li>
            <li>
              Matote, kiek kartų ji paspausta. Keli to paties žmogaus paspaudimai per minutę skaičiuojami kaip vienas.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'order',
      title: 'Vietos nusipirkti negalima',
      body: (
        <p>
          Rezultatai rikiuojami pagal atitikimą, datą, kainą ar pavadinimą – taip, kaip pasirenka ieškantysis. Už
          aukštesnę vietą sumokėti negalite nei jūs, nei jūsų konkurentas. „Mugė“ neima komisinių ir mokėjimų nepriima.
        </p>
      ),
    },
    {
      id: 'duties',
      title: 'Ko iš prekybininkų reikalauja įstatymai',
      body: (
        <>
          <p>
            Tas, kas vartotojams parduoda versliškai, turi pareigų, kurių privatus pardavėjas neturi. Trumpai (tai
            nepakeičia teisininko patarimo):
          </p>
          <ul>
            <li>aiškiai nurodykite, kad esate prekybininkas: pavadinimą, įmonės kodą, adresą ir kontaktus;</li>
            <li>rodykite galutinę kainą eurais su visais mokesčiais;</li>
            <li>
              parduodami nuotoliniu būdu leiskite vartotojui per 14 dienų atsisakyti sutarties, išskyrus įstatymo
              numatytas išimtis;
            </li>
            <li>dvejus metus nuo pristatymo atsakykite už prekės trūkumus.</li>
          </ul>
          <p>
            Išsamiau paaiškina Valstybinė vartotojų teisių apsaugos tarnyba:{' '}
            <a href="https://www.vvtat.lt" rel="noopener noreferrer" target="_blank">
              vvtat.lt
            </a>
            . Įmonė, kuri apsimeta privačiu asmeniu, pažeidžia ir įstatymą, ir mūsų{' '}
            <Link to={screens.terms}>taisykles</Link>.
          </p>
        </>
      ),
    },
    { id: 'contact', title: 'Klausimai', body: <Contact /> },
  ],
};

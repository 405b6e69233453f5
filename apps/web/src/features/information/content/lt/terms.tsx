import { Link } from 'react-router-dom';
import { screens } from '../../../../lib/paths.ts';
import { Contact } from '../../Contact.tsx';
import type { InformationContent } from '../../types.ts';

export const content: InformationContent = {
  title: 'Naudojimosi taisyklės',
  lead: 'Mugės taisyklės paprastais žodžiais. Naudodamiesi svetaine su jomis sutinkate.',
  updated: '2026-11-28',
  sections: [
    {
      id: 'service',
      title: 'Ką teikiame',
      body: (
        <p>
          „Mugė“ – vieta skelbimams. Šios svetainės valdytojas rūpinasi, kad ji veiktų, o susitaria čia susitikę žmonės
          ir įmonės. Mes nesame sandorių šalis, siūlomų daiktų netikriname, pinigų nelaikome ir neperduodame. Įkelti
          skelbimus galima nemokamai.
        </p>
      ),
    },
    {
      id: 'users',
      title: 'Kas gali dalyvauti',
      body: (
        <ul>
          <li>Naršyti gali kiekvienas. Paskyrai susikurti turite būti ne jaunesni kaip 16 metų.</li>
          <li>
            Nuo 16 iki 18 metų sandoriams, kurių pagal įstatymą negalite sudaryti vieni, reikia tėvų ar globėjų
            sutikimo.
          </li>
          <li>Vienas žmogus – viena paskyra; įmonė naudojasi atskira paskyra savo vardu.</li>
          <li>
            Tai, ką apie save nurodote, yra tiesa. Slaptažodžio niekam neatskleiskite: kas padaryta su juo, laikoma jūsų
            veiksmu.
          </li>
        </ul>
      ),
    },
    {
      id: 'adverts',
      title: 'Skelbimai',
      body: (
        <>
          <p>Skelbimas sąžiningas, kai dėl jo atvykęs nepažįstamasis nenusivilia. Todėl:</p>
          <ul>
            <li>
              siūlykite tik tai, kas jums priklauso ar ką turite teisę parduoti, nuomoti ar daryti ir kas iš tikrųjų
              yra;
            </li>
            <li>aprašykite taip, kaip yra: su trūkumais, galutine kaina, teisinga kategorija ir vieta;</li>
            <li>naudokite savo nuotraukas arba tas, kurias naudoti turite teisę;</li>
            <li>vienas daiktas – vienas skelbimas; kai jo nebėra, skelbimą pašalinkite arba pažymėkite užbaigtu;</li>
            <li>prekybininkai nurodo, kad jie prekybininkai, ir laikosi vartotojų teisės reikalavimų.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'forbidden',
      title: 'Ko siūlyti negalima',
      body: (
        <ul>
          <li>to, ką parduoti ar reklamuoti draudžia Lietuvos ar Europos Sąjungos teisė;</li>
          <li>
            ginklų ir šaudmenų, narkotikų, receptinių vaistų, tabako ir elektroninių cigarečių skysčių, alkoholio;
          </li>
          <li>vogtų daiktų, klastočių, dokumentų, prieigos prie paskyrų, svetimų duomenų;</li>
          <li>saugomų augalų ir gyvūnų, gyvūnų be įstatymo reikalaujamos mikroschemos ar dokumentų;</li>
          <li>iš rinkos atšauktų ar pavojingų gaminių;</li>
          <li>
            seksualinių paslaugų, azartinių lošimų, paskolų ir investicijų su pažadėtu pelnu, finansinių piramidžių;
          </li>
          <li>to, kas kursto neapykantą ar smurtą.</li>
        </ul>
      ),
    },
    {
      id: 'conduct',
      title: 'Kaip elgiamės vieni su kitais',
      body: (
        <ul>
          <li>
            Pokalbiuose ir atsiliepimuose – jokių įžeidimų, grasinimų, priekabiavimo, reklamos ar prašymo išmaldos.
          </li>
          <li>Atsiliepimas pasakoja apie tai, ką patyrėte patys. Pirkti ir mainyti atsiliepimai šalinami.</li>
          <li>Nerinkite svetimų duomenų ir neskaitykite svetainės programomis taip, kad kiti tai pajustų.</li>
          <li>Nebandykite apeiti apsaugų ar patekti ten, kas ne jūsų. Radę spragą praneškite mums ir niekam kitam.</li>
        </ul>
      ),
    },
    {
      id: 'moderation',
      title: 'Kai taisyklės pažeidžiamos',
      body: (
        <>
          <p>
            Apie skelbimą ar žmogų gali pranešti kiekvienas. Sprendžia moderatorius, ne mašina: jis gali paslėpti
            skelbimą, atmesti reklamjuostę ar patvirtinimą, pašalinti atsiliepimą arba sustabdyti paskyrą. Žmogui
            pranešama, kas nuspręsta ir kodėl.
          </p>
          <p>
            Jei nesutinkate, atsakykite į tą pranešimą. Kai įmanoma, jį peržiūri kitas žmogus, ne tas, kuris sprendė.
            Taip pat bet kada galite kreiptis į teismą ar instituciją.
          </p>
        </>
      ),
    },
    {
      id: 'content',
      title: 'Tai, ką skelbiate',
      body: (
        <p>
          Jūsų tekstai ir nuotraukos lieka jūsų. Mums leidžiate nemokamai, kol jie čia yra, juos saugoti, keisti jų dydį
          ir rodyti svetainėje, jos nuorodų peržiūrose ir jos pranešimuose.
        </p>
      ),
    },
    {
      id: 'advertising',
      title: 'Reklama',
      body: (
        <p>
          Reklamjuostes įkelia naudotojai; prieš rodant jos peržiūrimos ir pažymimos kaip reklama. Už tai, kas jose
          rašoma ir kur jos veda, atsako jas įkėlęs asmuo. Daugiau – <Link to={screens.business}>„Mugė“ verslui</Link>.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Už ką atsakome',
      body: (
        <p>
          Stengiamės, kad svetainė veiktų, bet nežadame, kad ji veiks visada, ir galime keisti ar uždaryti jos dalis.
          Atsakome už žalą, kurią padarome tyčia ar dėl didelio neatsargumo, ir visur, kur įstatymas neleidžia
          atsakomybės atsisakyti. Neatsakome už tai, ką naudotojai siūlo, sako, moka ar pristato.{' '}
          <Link to={screens.safety}>Saugios prekybos patarimai</Link> padeda labiau nei sąlyga sutartyje.
        </p>
      ),
    },
    {
      id: 'end',
      title: 'Išėjimas',
      body: (
        <p>
          Paskyrą galite ištrinti bet kada. Mes ją galime panaikinti, kai taisyklės pažeidžiamos šiurkščiai ar
          pakartotinai arba kai svetainė uždaroma; tada, jei įmanoma, pranešame prieš 30 dienų. Kas nutinka jūsų
          duomenims, rašoma <Link to={screens.privacy}>privatumo politikoje</Link>.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Teisė ir pakeitimai',
      body: (
        <p>
          Taikoma Lietuvos Respublikos teisė; vartotojams lieka šalies, kurioje jie gyvena, apsauga. Pakeitus taisykles,
          šiame puslapyje nurodoma pakeitimo diena, o apie svarbius pakeitimus paskyrų turėtojams pranešama prieš 14
          dienų.
        </p>
      ),
    },
    { id: 'contact', title: 'Kontaktai', body: <Contact /> },
  ],
};

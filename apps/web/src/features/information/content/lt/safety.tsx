import { Link } from 'react-router-dom';
import { screens } from '../../../../lib/paths.ts';
import type { InformationContent } from '../../types.ts';

export const content: InformationContent = {
  title: 'Saugi prekyba',
  lead: 'Beveik visi sandoriai baigiasi rankos paspaudimu. Šie įpročiai apsaugos nuo likusių.',
  sections: [
    {
      id: 'rules',
      title: 'Penkios taisyklės',
      body: (
        <ol>
          <li>
            <b>Pirma pamatykite, tada mokėkite.</b> Susitikite, apžiūrėkite, išbandykite. Kas negali daikto parodyti,
            galbūt jo ir neturi.
          </li>
          <li>
            <b>Likite svetainės pokalbyje.</b> Sukčiai skuba persikelti į kitą programėlę, kur niekas negalės patikrinti
            jūsų pranešimo.
          </li>
          <li>
            <b>Kodai – tik jūsų.</b> Kad jums sumokėtų, nei pirkėjui, nei kurjeriui, nei bankui, nei moderatoriui
            nereikia jūsų PIN, kortelės CVV, slaptažodžio ar „Smart-ID“ bei mobiliojo parašo patvirtinimo.
          </li>
          <li>
            <b>Nemokėkite per atsiųstas nuorodas.</b> Dauguma pinigų prarandama puslapiuose, kurie atrodo kaip banko,
            pašto ar „Mugės“, bet atidaryti iš žinutės.
          </li>
          <li>
            <b>Per gerai – vadinasi, įtartina.</b> Kaina gerokai mažesnė už kitų, pardavėjas užsienyje, užstatas, „kad
            palaikyčiau“ – traukitės.
          </li>
        </ol>
      ),
    },
    {
      id: 'before',
      title: 'Prieš susitinkant',
      body: (
        <ul>
          <li>
            Pažiūrėkite, kas parduoda: atsiliepimus, patvirtinimo ženklelius, kitus skelbimus. Ženklelis sako, kad
            patvirtintas telefonas, tapatybė ar įmonė, o ne kad kiekvienas sandoris bus geras.
          </li>
          <li>
            Klauskite to, ko nematyti nuotraukose. Paprašykite dar vienos – su lapeliu, ant kurio parašyta šios dienos
            data.
          </li>
          <li>Paieškokite aprašymo sakinio ir nuotraukų kitur internete: kopijos pačios išsiduoda.</li>
        </ul>
      ),
    },
    {
      id: 'meeting',
      title: 'Susitikus',
      body: (
        <ul>
          <li>Dieną ir ten, kur yra žmonių: prekybos centre, degalinėje, banko salėje.</li>
          <li>Dėl brangaus pirkinio pasiimkite ką nors kartu ir pasakykite artimiesiems, kur einate.</li>
          <li>Išbandykite daiktą taip, kaip jį naudosite, ir tik tada mokėkite.</li>
          <li>Pirkdami automobilį, techniką ar kitą brangų daiktą surašykite sutartį, kiekvienam po egzempliorių.</li>
        </ul>
      ),
    },
    {
      id: 'paying',
      title: 'Mokėjimas ir siuntimas',
      body: (
        <ul>
          <li>
            Susitikus momentinis banko pavedimas saugus abiem: pardavėjas palaukia, kol pinigai atsiranda sąskaitoje, o
            ne kol jam parodoma ekrano nuotrauka.
          </li>
          <li>
            Jei reikia siųsti, paštomatą ar kurjerį pasirinkite patys, vežėjo programėlėje; geriausia mokėti atsiimant,
            kai siuntą galima prieš tai atidaryti.
          </li>
          <li>
            „Mugė“ neturi nei pristatymo, nei „saugaus mokėjimo“. Kas mūsų vardu siunčia tokią nuorodą, meluoja:{' '}
            <b>praneškite apie skelbimą</b>.
          </li>
          <li>Pinigams gauti užtenka vardo, pavardės ir IBAN. Daugiau nieko.</li>
        </ul>
      ),
    },
    {
      id: 'things',
      title: 'Į ką žiūrėti perkant',
      body: (
        <ul>
          <li>
            <b>Automobilį.</b> Sutikrinkite VIN su dokumentais, pasidomėkite istorija ir technine apžiūra, nepirkite be
            „Regitros“ savininko deklaravimo kodo (SDK).
          </li>
          <li>
            <b>Būstą.</b> Patikrinkite savininką Registrų centro išraše. Jokio užstato, kol nebuvote viduje ir nežinote,
            su kuo pasirašote.
          </li>
          <li>
            <b>Telefoną ar kompiuterį.</b> Turi būti įjungtas, ankstesnis savininkas – atsijungęs; sutikrinkite IMEI.
          </li>
          <li>
            <b>Gyvūną.</b> Šunys, katės ir šeškai turi būti paženklinti mikroschema ir įrašyti į gyvūnų augintinių
            registrą. Pamatykite vadą su motina ir dokumentus.
          </li>
          <li>
            <b>Darbą ir paslaugas.</b> Sąžiningas darbdavys neprašo nei iš anksto sumokėti, nei priimti pinigų už kitus.
          </li>
        </ul>
      ),
    },
    {
      id: 'selling',
      title: 'Kai parduodate',
      body: (
        <ul>
          <li>Surašykite trūkumus ir parodykite juos. Sutaupysite kelionę ir ginčą.</li>
          <li>
            „Atvažiuos kurjeris ir sumokės, tik čia patvirtinkite“ – dažniausia pinklė pardavėjams. Kad jums sumokėtų,
            jūsų kortelės niekam nereikia.
          </li>
          <li>Prieš atiduodami įrenginį atsijunkite, ištrinkite duomenis, išimkite korteles.</li>
        </ul>
      ),
    },
    {
      id: 'wrong',
      title: 'Jei vis dėlto nutiko',
      body: (
        <ol>
          <li>Tuoj pat skambinkite savo bankui: pavedimą kartais dar galima sustabdyti, kortelę – užblokuoti.</li>
          <li>Viską išsaugokite: pokalbį, skelbimo adresą, sąskaitų ir siuntų numerius.</li>
          <li>
            Praneškite policijai svetainėje{' '}
            <a href="https://www.epolicija.lt" rel="noopener noreferrer" target="_blank">
              epolicija.lt
            </a>
            ; iškilus pavojui skambinkite 112. Apie netikrus puslapius praneškite ir Nacionaliniam kibernetinio saugumo
            centrui:{' '}
            <a href="https://www.nksc.lt" rel="noopener noreferrer" target="_blank">
              nksc.lt
            </a>
            .
          </li>
          <li>Praneškite apie skelbimą ar žmogų čia, kad tai nenutiktų kitam.</li>
          <li>
            Jei pardavė įmonė, padės vartotojų teisių tarnyba:{' '}
            <a href="https://www.vvtat.lt" rel="noopener noreferrer" target="_blank">
              vvtat.lt
            </a>
            . Daugiau – skiltyje <Link to={screens.support}>„Pagalba“</Link>.
          </li>
        </ol>
      ),
    },
  ],
};

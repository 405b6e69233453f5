import { Link } from 'react-router-dom';
import { screens } from '../../../../lib/paths.ts';
import { Contact } from '../../Contact.tsx';
import type { InformationContent } from '../../types.ts';

export const content: InformationContent = {
  title: 'Pagalba',
  lead: 'Trumpi atsakymai į tai, ko žmonės klausia dažniausiai. Neradote savo klausimo – parašykite mums.',
  contentsId: 'help',
  sections: [
    {
      id: 'finding',
      title: 'Paieška',
      questions: [
        {
          question: 'Kaip ieškoti?',
          answer: (
            <p>
              Viršuje esančiame laukelyje įrašykite, ko ieškote, ir, jei svarbu, vietą. Galite rašyti be nosinių ir
              varnelių, paieška atleidžia smulkias klaidas ir skirtingas galūnes. Paskui rezultatus susiaurinkite pagal
              kainą, būklę ir kategoriją arba surikiuokite pagal datą, kainą ar pavadinimą.
            </p>
          ),
        },
        {
          question: 'Kodėl nieko nerandu?',
          answer: (
            <p>
              Skelbime turi būti kiekvienas jūsų parašytas žodis, tad mažiau žodžių randa daugiau. Nuimkite filtrus po
              vieną: jie rodomi virš rezultatų. Labai susiaurina ir vieta.
            </p>
          ),
        },
        {
          question: 'Kaip pasidalyti paieška ar skelbimu?',
          answer: (
            <p>
              Naršyklės adrese yra viskas: žodžiai, filtrai, rikiavimas. Skelbimo puslapyje mygtukas{' '}
              <b>Kopijuoti nuorodą</b> nukopijuoja jo adresą.
            </p>
          ),
        },
        {
          question: 'Ką reiškia „nebegalioja“?',
          answer: (
            <p>
              Pardavėjas skelbimą užbaigė arba archyvavo. Puslapis lieka tiems, kas išsisaugojo nuorodą, bet sąrašuose
              ir paieškoje jo nebėra.
            </p>
          ),
        },
        {
          question: 'Ką reiškia rodyklė prie kainos?',
          answer: (
            <p>
              Kaina pakeista. Rodyklė rodo, kur ji pajudėjo: žalia žemyn – sumažėjo, raudona aukštyn – padidėjo. Kaina
              prieš paskutinį pakeitimą perbraukta.
            </p>
          ),
        },
      ],
    },
    {
      id: 'account',
      title: 'Jūsų paskyra',
      questions: [
        {
          question: 'Ar man reikia paskyros?',
          answer: (
            <p>
              Naršyti galima be jos. Paskyros reikia norint kaupti mėgstamus skelbimus, rašyti žinutes, sužinoti
              telefono numerį, palikti atsiliepimą ir įkelti skelbimą. Turite būti ne jaunesni kaip 16 metų.
            </p>
          ),
        },
        {
          question: 'Neateina kodas. Ką daryti?',
          answer: (
            <p>
              Palaukite pusę minutės ir siųskite iš naujo; pažiūrėkite ir tarp nepageidaujamų laiškų. Kodas galioja 10
              minučių, o penkis kartus suklydus nustoja galioti. Tinka tik naujausias.
            </p>
          ),
        },
        {
          question: 'Pamiršau slaptažodį.',
          answer: (
            <p>
              Prisijungimo lange pasirinkite, kad pamiršote slaptažodį, nurodykite el. paštą ar telefoną ir įveskite
              gautą kodą bei naują, ne trumpesnį kaip 8 ženklų slaptažodį. Visur kitur tada būsite atjungti.
            </p>
          ),
        },
        {
          question: 'Kaip patvirtinti telefoną, tapatybę ar įmonę?',
          answer: (
            <p>
              Paskyros nustatymuose, skiltyje „Patvirtinimai“. Telefonas patvirtinamas kodu iš karto, o tapatybę ir
              įmonę patikrina moderatorius. Tada ženklelis rodomas prie jūsų skelbimų.
            </p>
          ),
        },
        {
          question: 'Kaip ištrinti paskyrą?',
          answer: (
            <p>
              Parašykite mums iš paskyros el. pašto. Skelbimai ir profilis dingsta iš karto, o tai, ką parašėte kitiems,
              lieka jiems su prierašu „Ištrintas naudotojas“. Kas ir kiek laiko saugoma, rašoma{' '}
              <Link to={screens.privacy}>privatumo politikoje</Link>.
            </p>
          ),
        },
      ],
    },
    {
      id: 'selling',
      title: 'Skelbimų įkėlimas',
      questions: [
        {
          question: 'Kiek kainuoja skelbimas?',
          answer: <p>Nieko. „Mugė“ neima nei įkėlimo mokesčio, nei komisinių nuo pardavimo.</p>,
        },
        {
          question: 'Kokias nuotraukas galiu įkelti?',
          answer: (
            <p>
              Iki devynių JPG arba PNG nuotraukų, kiekviena ne didesnė kaip 10 MB. Sutvarkykite jas vilkdami: pirmoji
              bus viršelis. Fotografuokite patys: dienos šviesoje, iš priekio ir atskirai kiekvieną trūkumą. Paslėpti
              fotoaparato duomenys pašalinami.
            </p>
          ),
        },
        {
          question: 'Kuo skiriasi „Skelbti“ ir „Išsaugoti“?',
          answer: <p>Paskelbtą skelbimą iš karto mato visi. Išsaugotas lieka juodraščiu, kurį matote tik jūs.</p>,
        },
        {
          question: 'Kaip ką nors padovanoti?',
          answer: <p>Nurodykite kainą 0. Skelbime bus rašoma „Nemokamai“.</p>,
        },
        {
          question: 'Kodėl mano skelbimas dingo?',
          answer: (
            <p>
              Greičiausiai jį paslėpė moderatorius; priežastis jums pranešta. Ką galima siūlyti, rašoma{' '}
              <Link to={screens.terms}>taisyklėse</Link>. Jei manote, kad suklysta, atsakykite į tą pranešimą.
            </p>
          ),
        },
      ],
    },
    {
      id: 'talking',
      title: 'Bendravimas',
      questions: [
        {
          question: 'Kas mato mano telefono numerį?',
          answer: (
            <p>
              Niekas iš tų, kurie tik žiūri puslapį. Prisijungę žmonės gali jo paprašyti jūsų skelbime; kiekvienas
              prašymas suskaičiuojamas prie „skambinta“.
            </p>
          ),
        },
        {
          question: 'Kaip sustabdyti įkyrų žmogų?',
          answer: (
            <p>
              Užblokuokite jį: žinutės iš karto nebeis nei į vieną, nei į kitą pusę. Viešus jūsų skelbimus jis ir toliau
              matys. Užblokuotų žmonių sąrašas yra nustatymuose.
            </p>
          ),
        },
        {
          question: 'Kaip pranešti apie skelbimą ar žmogų?',
          answer: (
            <p>
              Skelbimo puslapyje pasirinkite pranešti apie skelbimą ir vienu dviem sakiniais parašykite, kas negerai.
              Kiekvieną pranešimą peržiūri moderatorius. Iškilus pavojui pirmiausia skambinkite 112.
            </p>
          ),
        },
        {
          question: 'Kas gali rašyti atsiliepimus?',
          answer: (
            <p>
              Kiekvienas prisijungęs, apie kiekvieną žmogų po vieną; parašius dar kartą, ankstesnis pakeičiamas. Čia
              susirašinėjusių žmonių atsiliepimai tuo ir pažymėti.
            </p>
          ),
        },
        {
          question: 'Ar „Mugė“ gali grąžinti mano pinigus?',
          answer: (
            <p>
              Ne: mokėjimai per mus neina. Prieš mokėdami paskaitykite,{' '}
              <Link to={screens.safety}>kaip prekiauti saugiai</Link> ir ką daryti, jei kas nors nutiko.
            </p>
          ),
        },
      ],
    },
    {
      id: 'interface',
      title: 'Pati svetainė',
      questions: [
        {
          question: 'Kaip pakeisti kalbą ar temą?',
          answer: (
            <p>
              Viršutiniame dešiniajame kampe, telefone – meniu. Naršyklė abi įsimins. Skelbimai lieka ta kalba, kuria
              parašyti.
            </p>
          ),
        },
        {
          question: 'Koks laikas rodomas?',
          answer: <p>Lietuvos laikas, kad ir kurioje šalyje būtumėte.</p>,
        },
      ],
    },
    { id: 'contact', title: 'Parašykite mums', body: <Contact /> },
  ],
};

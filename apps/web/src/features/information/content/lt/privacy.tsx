import { Link } from 'react-router-dom';
import { screens } from '../../../../lib/paths.ts';
import { Contact } from '../../Contact.tsx';
import type { InformationContent } from '../../types.ts';

export const content: InformationContent = {
  title: 'Privatumo politika',
  lead: 'Ką ši svetainė apie jus žino, kam to reikia, kiek laiko tai saugoma ir ką galite padaryti.',
  updated: '2026-11-28',
  sections: [
    {
      id: 'controller',
      title: 'Kas atsakingas',
      body: (
        <p>
          Už jūsų duomenis atsako šios svetainės valdytojas (duomenų valdytojas). Svetainė veikia jo paties serveryje;
          su kitomis svetainėmis, kurios naudoja tą pačią programą, niekuo, kas čia aprašyta, nesidalijama. Kaip
          susisiekti su valdytoju, nurodyta skyriuje <a href="#contact">„Kontaktai“</a>.
        </p>
      ),
    },
    {
      id: 'data',
      title: 'Kokius duomenis renkame',
      body: (
        <ul>
          <li>
            <b>Paskyra:</b> vardas, el. paštas arba telefonas, slaptažodis (saugoma tik jo maiša) ir, jei nurodote,
            pavardė, adresas, nuotrauka bei kalba.
          </li>
          <li>
            <b>Skelbimai ir reklamjuostės:</b> tai, ką parašote, vieta, kainos ir paskutinis jų pakeitimas, skelbimo
            kontaktai ir nuotraukos. Paslėpti nuotraukų duomenys, pavyzdžiui, fotografavimo vieta, pašalinami vos
            įkėlus.
          </li>
          <li>
            <b>Žmonių ryšiai:</b> žinutės, atsiliepimai, skundai, mėgstami skelbimai, prenumeratos, blokavimai.
          </li>
          <li>
            <b>Patvirtinimai:</b> telefono numeris ir jo kodas; tapatybei ir įmonei – jūsų pateikti duomenys ir
            dokumento nuotrauka.
          </li>
          <li>
            <b>Techniniai duomenys:</b> IP adresas, laikas, atvertas puslapis, naršyklės rūšis ir klaidos serverio
            žurnaluose; kiek kartų skelbimas peržiūrėtas, kiek dėl jo rašyta ir skambinta.
          </li>
        </ul>
      ),
    },
    {
      id: 'purposes',
      title: 'Kam juos naudojame',
      body: (
        <ul>
          <li>
            Kad veiktų jūsų paskyra, skelbimai, pokalbiai ir pranešimai: nes šios paslaugos paprašėte (sutartis, BDAR 6
            str. 1 d. b p.).
          </li>
          <li>
            Kad apsisaugotume nuo sukčiavimo, piktnaudžiavimo ir atakų, moderuotume ir skaičiuotume apsilankymus: saugi
            prekyvietė yra teisėtas visų interesas (6 str. 1 d. f p.).
          </li>
          <li>Kad patvirtintume telefoną, tapatybę ar įmonę: tik jums paprašius (sutikimas, 6 str. 1 d. a p.).</li>
          <li>Kad atsakytume institucijoms ir saugotume tai, ką liepia įstatymas (6 str. 1 d. c p.).</li>
        </ul>
      ),
    },
    {
      id: 'others',
      title: 'Ką mato kiti',
      body: (
        <p>
          Jūsų vardas, nuotrauka, įvertinimas, patvirtinimo ženkleliai ir paskelbti skelbimai yra vieši, juos gali rasti
          paieškos sistemos. El. paštas, pavardė ir profilio adresas – ne. Telefono numerio nėra nė viename puslapyje;
          prisijungę žmonės gali jo paprašyti jūsų skelbime. Žinutes mato du susirašinėjantys žmonės ir moderatorius,
          jei apie kurią nors pranešta.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Slapukai ir tai, ką saugo naršyklė',
      body: (
        <>
          <p>
            Reklamos ar sekimo slapukų nenaudojame. Tai, ko reikia svetainei, naršyklė laiko savo vietinėje saugykloje:
            prisijungimo raktą, temą, kalbą, dar neišsaugotus juodraščius, aštuonias paskutines paieškas. Apsilankymo
            metu ji dar prisimena, iki kur buvote nuslinkę ir, kol neprisijungėte, ką įrašėte prisijungimo lange,
            išskyrus slaptažodžius ir kodus. Visa tai galite ištrinti naršyklėje; tada būsite atjungti.
          </p>
          <p>
            Šriftai ir nuotraukos siunčiami iš šio serverio. Iš kitų bendrovių niekas neįkeliama, kol nepaspaudžiate ko
            nors jų: nuorodos į žemėlapį ar prisijungimo mygtuko.
          </p>
        </>
      ),
    },
    {
      id: 'login',
      title: 'Prisijungimas per kitus',
      body: (
        <p>
          Jei valdytojas tai siūlo, galite prisijungti per „Google“, „Facebook“ ar „Telegram“. Tik jums tai pasirinkus
          įkeliamas tos bendrovės scenarijus ir ji sužino, kad esate čia. Ji pateikia mums jūsų paskyros numerį pas ją,
          vardą ir, jei turi, el. paštą bei nuotrauką; patikriname, ar atsakymas tikras. Nei slaptažodžio, nei draugų
          nesužinome ir nieko neskelbiame. Ką su jūsų duomenimis daro pati bendrovė, rašoma jos privatumo politikoje.
        </p>
      ),
    },
    {
      id: 'advertising',
      title: 'Reklamos priemonės',
      body: (
        <p>
          Šioje svetainėje nėra nei reklamos tinklų, nei sekimo pikselių, nei kitų bendrovių analizės priemonių.
          Reklamjuostes įkelia naudotojai, jos laikomos čia, visiems kategorijoje vienodos, o paspaudimai skaičiuojami
          nekuriant paspaudusiojo profilio. Paspaudę reklamjuostę pateksite į svetainę su savo taisyklėmis.
        </p>
      ),
    },
    {
      id: 'recipients',
      title: 'Kas dar gauna duomenis',
      body: (
        <p>
          Bendrovės, kurios dirba valdytojui pagal sutartį ir tik tiek, kiek reikia: serverio nuomotojas, laiškų ir SMS
          siuntėjai. Policija, teismai ir institucijos, kai to reikalauja įstatymas. Duomenų niekam neparduodame. Jei
          kuri iš šių bendrovių yra už Europos ekonominės erdvės ribų, taikomos BDAR V skyriaus apsaugos priemonės.
        </p>
      ),
    },
    {
      id: 'retention',
      title: 'Kiek laiko saugome',
      body: (
        <ul>
          <li>Serverio žurnalus: paprastai 12 mėnesių.</li>
          <li>Paskyrą ir skelbimus: kol juos ištrinate. Iš viešumos jie dingsta iš karto.</li>
          <li>
            Žinutes, atsiliepimus ir skundus: kol jų reikia kitam žmogui; jums išėjus jie pasirašyti „Ištrintas
            naudotojas“.
          </li>
          <li>Nepatvirtintą registraciją: 48 valandas. Kodus: 10 minučių.</li>
          <li>Prisijungimus: 30 dienų nesinaudojant, daugiausia 180 dienų.</li>
          <li>Įkeltas, bet nepanaudotas nuotraukas: apie 7 dienas.</li>
          <li>Patvirtinimų dokumentus: kol jais remiasi patvirtinimas, užšifruotus.</li>
          <li>Atsarginėse kopijose duomenys išnyksta, kai kopijos pakeičiamos naujomis.</li>
        </ul>
      ),
    },
    {
      id: 'security',
      title: 'Kaip saugome',
      body: (
        <p>
          Ryšys šifruojamas, slaptažodžiai ir kodai saugomi tik kaip maišos, dokumentai – užšifruoti ir ne viešoje
          vietoje; juos atverti galite tik jūs ir moderatoriai, o kiekvienas atvėrimas įrašomas. Spėliojimas lėtinamas.
          Jei dėl saugumo pažeidimo jums kiltų pavojus, kaip nustato įstatymas, pranešime jums ir institucijai. Visiško
          saugumo niekas nepažadės: rinkitės slaptažodį, kurio niekur kitur nenaudojate.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Jūsų teisės',
      body: (
        <>
          <p>
            Galite susipažinti su savo duomenimis ir gauti jų kopiją, juos ištaisyti ar ištrinti, apriboti jų naudojimą,
            perkelti kitur, nesutikti su naudojimu, grindžiamu teisėtu interesu, ir atšaukti sutikimą ateičiai. Daug ką
            galite padaryti patys nustatymuose; dėl kitko parašykite mums. Atsakome maždaug per mėnesį; jei prašymas
            sudėtingas, gali prireikti daugiau laiko – apie tai pranešime.
          </p>
          <p>
            Taip pat galite pateikti skundą Valstybinei duomenų apsaugos inspekcijai:{' '}
            <a href="https://vdai.lrv.lt" rel="noopener noreferrer" target="_blank">
              vdai.lrv.lt
            </a>
            .
          </p>
        </>
      ),
    },
    {
      id: 'children',
      title: 'Vaikai iki 16 metų',
      body: (
        <p>
          Svetainė neskirta vaikams iki 16 metų, ir jų duomenų sąmoningai nesaugome. Jei esate tėvai ir manote, kad jūsų
          vaikas čia turi paskyrą, praneškite – ją ištrinsime.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Pakeitimai',
      body: (
        <p>
          Keičiantis šiai politikai, keičiasi ir viršuje nurodyta diena. Apie svarbius pakeitimus paskyrų turėtojams
          pranešama iš anksto. Svetainės taisyklės – <Link to={screens.terms}>naudojimosi taisyklėse</Link>.
        </p>
      ),
    },
    { id: 'contact', title: 'Kontaktai', body: <Contact /> },
  ],
};

import { Link } from 'react-router-dom';
import { screens } from '../../../../lib/paths.ts';
import { Contact } from '../../Contact.tsx';
import type { InformationContent } from '../../types.ts';

export const content: InformationContent = {
  title: 'Apie Mugę',
  lead: 'Mugė, kurioje prekystalį gali pasistatyti kiekvienas Lietuvoje: nuo Vilniaus iki Nidos, trimis kalbomis, be tarpininkų.',
  sections: [
    {
      id: 'what',
      title: 'Kas yra „Mugė“',
      body: (
        <>
          <p>
            „Mugė“ – skelbimų svetainė. Žmonės ir įmonės čia įkelia tai, ką parduoda, nuomoja, dovanoja ar gali
            padaryti, o kiti tai randa, pasiteirauja ir susitaria tiesiogiai. Kainos nurodomos eurais. Naršyti galima ir
            be paskyros.
          </p>
          <p>
            „Mugė“ pati nieko neperka, nesandėliuoja ir nepristato, neima komisinių ir netarpininkauja atsiskaitant.
            Parduoda tas, kas įkėlė skelbimą, perka tas, kas į jį atsiliepė. Mes tik statome prekystalius ir
            pasirūpiname, kad degtų šviesa.
          </p>
        </>
      ),
    },
    {
      id: 'how',
      title: 'Ką čia galima veikti',
      body: (
        <ul>
          <li>
            <b>Rasti.</b> Paieška atleidžia praleistas nosines ir smulkias klaidas: užklausa „saldytuvas“ randa
            „Šaldytuvas“. Rezultatus susiaurinsite pagal kainą, vietą ir būklę.
          </li>
          <li>
            <b>Paklausti.</b> Pardavėjui galima parašyti žinutę, o prisijungus – ir paskambinti.
          </li>
          <li>
            <b>Įvertinti.</b> Atsiliepimai ir patvirtinto telefono, tapatybės ar įmonės ženkleliai padeda suprasti, kas
            stovi už prekystalio.
          </li>
          <li>
            <b>Parduoti.</b> Skelbimas parengiamas per kelias minutes: iki devynių nuotraukų, aprašymas, kaina. Įkelti
            skelbimą nieko nekainuoja.
          </li>
        </ul>
      ),
    },
    {
      id: 'principles',
      title: 'Ko laikomės',
      body: (
        <ul>
          <li>
            Jūsų telefono numerio puslapyje nėra. Jo paprašyti gali tik prisijungę žmonės, o kiekvienas prašymas
            suskaičiuojamas.
          </li>
          <li>
            Iš nuotraukų pašalinami paslėpti duomenys, pavyzdžiui, fotografavimo vieta, – dar prieš kam nors jas
            pamatant.
          </li>
          <li>Reklama pažymėta kaip reklama, o vietos rezultatų viršuje nusipirkti negalima.</li>
          <li>Pasikeitus kainai, puslapyje matyti, kokia ji buvo.</li>
          <li>Jei moderatorius ką nors pašalina, žmogui pranešama, kodėl.</li>
        </ul>
      ),
    },
    {
      id: 'operator',
      title: 'Kas valdo šią svetainę',
      body: (
        <>
          <p>
            „Mugė“ – programa, kurią savo serveryje gali paleisti bet kas. Šią svetainę valdo jos valdytojas: serveris,
            duomenų bazė ir failai yra jo. Kitu adresu veikianti „Mugė“ priklauso kam nors kitam ir apie jūsų paskyrą
            čia nieko nežino.
          </p>
          <Contact />
          <p>
            Taip pat skaitykite: <Link to={screens.support}>pagalba</Link>,{' '}
            <Link to={screens.safety}>saugi prekyba</Link>, <Link to={screens.business}>„Mugė“ verslui</Link>.
          </p>
        </>
      ),
    },
  ],
};

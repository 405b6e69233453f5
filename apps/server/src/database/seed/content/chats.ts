import type { Chat } from './types.ts';

/** Conversations between buyers and sellers: the demo buyer's, the demo seller's, and those of a few others. */
export const chats: readonly Chat[] = [
  {
    listing: 'praktica-mtl-5',
    buyer: 'rasa',
    unread: 0,
    messages: [
      { from: 'buyer', text: 'Laba diena! Ar fotoaparatas dar parduodamas?', sent: [0, '23:31:20'] },
      { from: 'seller', text: 'Sveiki, taip, dar turiu.', sent: [0, '23:33:04'] },
      {
        from: 'seller',
        text: 'Neseniai meistras patikrino užraktą, viskas veikia. Galiu atsiųsti kelias nuotraukas, darytas su juo.',
        sent: [0, '23:33:50'],
      },
      { from: 'buyer', text: 'Būtų puiku. O eksponometrui baterija įeina?', sent: [0, '23:37:41'] },
      { from: 'seller', text: 'Taip, įdėta nauja PX625.', sent: [0, '23:46:18'] },
      { from: 'buyer', text: 'O odinis dėklas, kuris matosi nuotraukoje?', sent: [0, '23:48:02'] },
      { from: 'seller', text: 'Taip, dėklas irgi pridedamas. Kada patogu?', sent: [0, '23:50:37'] },
    ],
  },
  {
    listing: 'triviete-sofa',
    buyer: 'rasa',
    unread: 2,
    messages: [
      { from: 'buyer', text: 'Sveiki, sofa labai graži. Ar ji dar nerezervuota?', sent: [0, '22:47:10'] },
      { from: 'seller', text: 'Labas vakaras! Laisva, šiandien rašėte pirma.', sent: [0, '22:52:33'] },
      { from: 'buyer', text: 'Ar telptų pro 80 cm duris? Ir gal kaina šiek tiek derinama?', sent: [0, '22:58:05'] },
      { from: 'seller', text: 'Telpa, kojelės nusisuka, taip ir įnešėme.', sent: [0, '23:10:48'] },
      { from: 'seller', text: 'Galiu užleisti už 1 150, jei pasiimsite šiandien', sent: [0, '23:12:15'] },
    ],
  },
  {
    listing: 'squier-stratocaster',
    buyer: 'rasa',
    unread: 1,
    messages: [
      { from: 'buyer', text: 'Laba diena, ar gitara dar parduodama? Ieškau broliui dovanų.', sent: [0, '22:40:02'] },
      { from: 'seller', text: 'Добрый день! Да, гитара ещё продаётся', sent: [0, '22:55:26'] },
    ],
  },
  {
    listing: 'thinkpad-t14',
    buyer: 'rasa',
    unread: 0,
    messages: [
      { from: 'buyer', text: 'Sveiki. Ar galima pridėti dar 16 GB atminties?', sent: [0, '21:58:11'] },
      { from: 'seller', text: 'Sveiki, taip, yra laisvas lizdas. Tinka paprasta DDR4 3200.', sent: [0, '22:05:43'] },
      { from: 'buyer', text: 'O baterija originali?', sent: [0, '22:08:20'] },
      { from: 'seller', text: 'Originali, 92 procentai. Ataskaitą įkelsiu, jei reikia.', sent: [0, '22:11:54'] },
      { from: 'buyer', text: 'Ačiū, pagalvosiu iki rytojaus', sent: [0, '22:20:37'] },
    ],
  },
  {
    listing: 'liepu-medus',
    buyer: 'rasa',
    unread: 0,
    messages: [
      {
        from: 'buyer',
        text: 'Laba diena, norėčiau trijų stiklainių liepų. Ar siunčiate į Vilnių?',
        sent: [0, '15:20:09'],
      },
      {
        from: 'seller',
        text: 'Laba diena, siunčiu. Trys telpa į M dėžutę, supakuosiu su šiaudais.',
        sent: [0, '15:41:30'],
      },
      { from: 'buyer', text: 'Kiek išeitų su siuntimu?', sent: [0, '15:44:02'] },
      { from: 'seller', text: 'Siunčiu paštomatu, 2,59 €', sent: [0, '15:52:47'] },
    ],
  },
  {
    listing: 'gazelle-orange',
    buyer: 'laura',
    unread: 1,
    messages: [
      { from: 'buyer', text: 'Labas, ar dviratis tiktų 165 cm ūgiui?', sent: [0, '23:53:10'] },
      {
        from: 'seller',
        text: 'Labas! Aš pati 168, sėdynė dar turi kur leistis, tai turėtų tikti.',
        sent: [0, '23:54:21'],
      },
      { from: 'buyer', text: 'Super. Gal rytoj po šešių galėčiau užsukti į Antakalnį?', sent: [0, '23:55:48'] },
    ],
  },
  {
    listing: 'vilnonis-paltas-moteriskas-m',
    buyer: 'simona',
    unread: 0,
    messages: [
      { from: 'buyer', text: 'Sveiki, kokia krūtinės apimtis?', sent: [2, '19:12:40'] },
      { from: 'seller', text: 'Labas vakaras, 98 cm užsegus, po juo dar telpa megztinis.', sent: [2, '20:03:15'] },
      { from: 'buyer', text: 'Ar šalikas tikrai kartu?', sent: [2, '20:05:59'] },
      { from: 'seller', text: 'Tikrai, man jis kandžiojasi :)', sent: [2, '20:11:22'] },
      { from: 'buyer', text: 'Tada imu. Į paštomatą Kaune galit?', sent: [1, '08:30:04'] },
      { from: 'seller', text: 'Galiu, parašykit adresą ir telefoną.', sent: [1, '08:47:51'] },
    ],
  },
  {
    listing: 'raketa',
    buyer: 'darius',
    unread: 0,
    messages: [
      {
        from: 'buyer',
        text: 'Sveiki, Mantai. Ar laikrodis eina tiksliai, ar čia tik parašyta?',
        sent: [0, '11:40:27'],
      },
      { from: 'seller', text: 'Eina. Vakar vakare nustačiau, per parą atsiliko 8 sekundes.', sent: [0, '12:02:11'] },
      { from: 'buyer', text: 'Geras. Brolis Kaune kada būna?', sent: [0, '12:10:36'] },
      { from: 'seller', text: 'Nuo penkių kiekvieną dieną, Kęstučio gatvėje. Parašysiu jam.', sent: [0, '12:31:08'] },
    ],
  },
  {
    listing: 'smuikas',
    buyer: 'giedre',
    unread: 0,
    messages: [
      { from: 'buyer', text: 'Laba diena, dukra mokosi šeštoje klasėje, 4/4 jau tiktų?', sent: [1, '20:40:19'] },
      { from: 'seller', text: 'Laba diena. Jei ranka nuo peties iki delno apie 60 cm, tiks.', sent: [1, '20:58:30'] },
      { from: 'buyer', text: 'Tiks. Ar galėtų pažiūrėti jos mokytoja?', sent: [1, '21:04:12'] },
      {
        from: 'seller',
        text: 'Žinoma, net geriau. Galiu savaitgalį atvežti į Kauną, vis tiek važiuosiu.',
        sent: [1, '21:15:45'],
      },
      { from: 'buyer', text: 'Būtų nuostabu, šeštadienį prieš pietus?', sent: [1, '21:17:09'] },
      { from: 'seller', text: 'Sutarta, 11 val. prie muzikos mokyklos.', sent: [1, '21:30:56'] },
    ],
  },
  {
    listing: 'vef-206',
    buyer: 'vytautas',
    unread: 1,
    messages: [
      { from: 'buyer', text: 'Kėdainiuose kurioj vietoj? Aš netoli gyvenu', sent: [0, '10:05:44'] },
      { from: 'seller', text: 'Janonio gatvėje, pas tėvus. Šeštadienį būsiu ir pats.', sent: [0, '10:21:18'] },
      { from: 'buyer', text: 'Tai užsuksiu. Ar gaudo Latvijos stotis?', sent: [0, '10:26:52'] },
    ],
  },
  {
    listing: 'garso-sistema-yamaha',
    buyer: 'lukas',
    unread: 0,
    messages: [
      { from: 'buyer', text: 'Sveiki, ar kolonėlių apvadai keisti abiejose?', sent: [12, '18:44:05'] },
      { from: 'seller', text: 'Abiejose, guminiai. Turiu nuotraukų iš darbo.', sent: [12, '19:20:31'] },
      { from: 'buyer', text: 'O atskirai stiprintuvo neparduotumėt?', sent: [12, '19:25:14'] },
      { from: 'seller', text: 'Kol kas ne, jie pripratę vienas prie kito.', sent: [12, '19:41:47'] },
      { from: 'buyer', text: 'Suprantu. Jei apsigalvosit, parašykit.', sent: [11, '09:15:33'] },
    ],
  },
  {
    listing: 'didelis-veidrodis-su-drozinetu',
    buyer: 'viktorija',
    unread: 0,
    messages: [
      { from: 'buyer', text: 'Laba diena. Ar atvežtumėte iki Klaipėdos? Nuo ten pasiimčiau.', sent: [16, '12:11:08'] },
      { from: 'seller', text: 'Laba diena, gruodžio pradžioje važiuosiu, galiu paimti kartu.', sent: [16, '13:30:40'] },
      { from: 'buyer', text: 'Kiek kainuotų?', sent: [16, '13:34:25'] },
      { from: 'seller', text: 'Nieko, tik reikės padėti išnešti. Sveria 22 kilogramus.', sent: [16, '13:50:02'] },
      { from: 'buyer', text: 'Turiu sūnų :) Tinka.', sent: [16, '13:52:19'] },
      { from: 'seller', text: 'Tada palaikysiu jums, parašysiu dieną prieš.', sent: [15, '17:05:44'] },
      { from: 'buyer', text: 'Ačiū!', sent: [15, '17:22:01'] },
    ],
  },
  {
    listing: 'tarpukario-atvirukai-kaunas-ir',
    buyer: 'james',
    unread: 0,
    messages: [
      {
        from: 'buyer',
        text: 'Hello, sorry for English. Do any of the postcards show the funicular in Kaunas?',
        sent: [8, '20:15:37'],
      },
      {
        from: 'seller',
        text: 'Hello, no problem. Two of them, one with people waiting, very nice.',
        sent: [8, '21:02:10'],
      },
      { from: 'buyer', text: 'Could you send a photo of the back side too?', sent: [8, '21:05:33'] },
      {
        from: 'seller',
        text: 'Of course, in the evening. The text is in Lithuanian, I can translate it for you.',
        sent: [7, '10:30:59'],
      },
    ],
  },
  {
    listing: 'zidininis-laikrodis-musantis-kas',
    buyer: 'aldona',
    unread: 0,
    messages: [
      { from: 'buyer', text: 'Sveiki, ar laikrodis mušdamas nepažadins vaikaičių?', sent: [21, '16:40:12'] },
      { from: 'seller', text: 'Sveiki, naktį mušimą galima išjungti rankenėle šone.', sent: [21, '17:12:05'] },
      { from: 'buyer', text: 'O raktas originalus?', sent: [21, '17:20:48'] },
      { from: 'seller', text: 'Taip, su juo ir prisukamas, kas aštuonias paras.', sent: [21, '17:45:30'] },
      { from: 'buyer', text: 'Pagalvosiu, man dar anglas kaimynas siūlo ąžuolinį.', sent: [20, '09:02:17'] },
      { from: 'seller', text: 'Pagalvokite, niekur nebėgs, nebent į priekį dvi minutes.', sent: [20, '09:33:41'] },
    ],
  },
  {
    listing: 'suzuki-jimny',
    buyer: 'kestutis',
    unread: 0,
    messages: [
      { from: 'buyer', text: 'Sveikas, ar reduktorius nekaukia?', sent: [0, '21:15:20'] },
      {
        from: 'seller',
        text: 'Sveiki, ne, tepalai keisti vasarą. Atvažiuokit, pravažiuosim žvyrkeliu.',
        sent: [0, '21:22:08'],
      },
      { from: 'buyer', text: 'O už 5 500 grynais?', sent: [0, '21:30:55'] },
      { from: 'seller', text: 'Kai pamatysit, pakalbėsim, bet ne tiek.', sent: [0, '21:38:12'] },
    ],
  },
  {
    listing: 'honda-cbr',
    buyer: 'oleg',
    unread: 1,
    messages: [
      { from: 'buyer', text: 'Добрый вечер. Падал сильно или на месте?', sent: [0, '18:50:44'] },
      { from: 'seller', text: 'Добрый. На месте, в гараже с подножки. Рама ровная, проверяли.', sent: [0, '19:05:31'] },
      { from: 'buyer', text: 'Если приеду в субботу из Клайпеды, дождётесь?', sent: [0, '19:12:09'] },
      {
        from: 'seller',
        text: 'Дождусь, только напишите накануне, чтобы аккумулятор поставить.',
        sent: [0, '19:40:27'],
      },
      { from: 'buyer', text: 'Договорились, напишу в пятницу вечером.', sent: [0, '20:02:16'] },
    ],
  },
  {
    listing: 'plusinis-meskinas',
    buyer: 'laura',
    unread: 0,
    messages: [
      { from: 'buyer', text: 'Labas vakaras! Ar meškinas dar laisvas? Dukrai rytoj treji :)', sent: [0, '21:25:33'] },
      { from: 'seller', text: 'Labas, laisvas! Tik mes Alytuje, ar atvažiuotumėt?', sent: [0, '21:31:10'] },
      { from: 'buyer', text: 'Vyras rytoj važiuoja pro Alytų apie pietus.', sent: [0, '21:33:47'] },
      { from: 'seller', text: 'Puiku, palauks prie durų su kaspinu.', sent: [0, '21:36:05'] },
    ],
  },
  {
    listing: 'sodyba-plateliai',
    buyer: 'paulius',
    unread: 0,
    messages: [
      {
        from: 'buyer',
        text: 'Laba diena. Ar yra kadastriniai matavimai ir ar galima statyti šiltnamį?',
        sent: [0, '22:15:11'],
      },
      {
        from: 'seller',
        text: 'Laba diena, matavimai yra. Šiltnamį galima, namo didinti be leidimo ne, čia nacionalinis parkas.',
        sent: [0, '22:31:54'],
      },
      { from: 'buyer', text: 'Supratau. O žiemą kelią valo?', sent: [0, '22:36:28'] },
      { from: 'seller', text: 'Valo, autobusas mokyklinis važiuoja pro pat.', sent: [0, '22:44:03'] },
      { from: 'buyer', text: 'Gal galima apžiūrėti sekmadienį?', sent: [0, '22:50:17'] },
      { from: 'seller', text: 'Galima, užkursiu pirtį, bus matyti ar traukia.', sent: [0, '22:59:40'] },
    ],
  },
  {
    listing: 'kaledines-eglutes-is-ukio-1-5-2',
    buyer: 'tomas',
    unread: 0,
    messages: [
      {
        from: 'buyer',
        text: 'Laba diena, ar turite kėnių iki 1,5 m? Norėčiau dviejų, įmonės biurui.',
        sent: [20, '10:05:08'],
      },
      { from: 'seller', text: 'Laba diena, turime, 35 ir 42 eurai. Sąskaitą išrašome.', sent: [20, '10:48:22'] },
      { from: 'buyer', text: 'Ar pristatote į Panevėžį?', sent: [20, '11:02:15'] },
      {
        from: 'seller',
        text: 'Gruodžio 5 dieną vežame į Panevėžį, galime įdėti. 10 eurų už abi.',
        sent: [20, '11:20:39'],
      },
      { from: 'buyer', text: 'Tinka, užsakau.', sent: [20, '11:24:50'] },
      { from: 'seller', text: 'Ačiū, užrašiau. Paskambinsime išvakarėse.', sent: [20, '11:31:07'] },
    ],
  },
  {
    listing: 'ziemines-padangos-205-55-r16',
    buyer: 'priya',
    unread: 0,
    messages: [
      {
        from: 'buyer',
        text: 'Hi, do you also mount them on the same day? My car is a 2009 Golf.',
        sent: [9, '13:20:18'],
      },
      {
        from: 'seller',
        text: 'Hello, yes. This week there is time on Thursday after 15:00, it takes about 40 minutes.',
        sent: [9, '13:41:05'],
      },
      { from: 'buyer', text: 'Thursday 16:00 please. Can I leave the old tyres with you?', sent: [9, '13:44:30'] },
      { from: 'seller', text: 'Yes, free of charge. See you on Thursday.', sent: [9, '13:52:12'] },
    ],
  },
  {
    listing: 'ipad-9-64-gb-wi-fi-su-piestuku',
    buyer: 'edyta',
    unread: 0,
    messages: [
      { from: 'buyer', text: 'Sveiki, ar planšetė atrišta nuo jūsų paskyros?', sent: [1, '17:30:21'] },
      {
        from: 'seller',
        text: 'Sveiki, taip, ištrinta ir paruošta, galėsit pasitikrinti vietoje.',
        sent: [1, '18:02:44'],
      },
      { from: 'buyer', text: 'Už 230 atiduotumėt?', sent: [1, '18:05:13'] },
      { from: 'seller', text: '240 ir dar pridedu dėkliuką vaikui.', sent: [1, '18:20:36'] },
      { from: 'buyer', text: 'Gerai, rytoj būsiu Žirmūnuose.', sent: [1, '18:22:09'] },
    ],
  },
  {
    listing: 'zemaituku-veisles-kumele-9-metu',
    buyer: 'edyta',
    unread: 0,
    messages: [
      { from: 'buyer', text: 'Laba diena, ar kumelė sutartų su poniu? Turiu vieną gudrų.', sent: [14, '08:15:50'] },
      {
        from: 'seller',
        text: 'Laba diena, sutartų, ji ir ožką pakenčia. Tik šėrykla turi būti atskira.',
        sent: [14, '09:02:33'],
      },
      { from: 'buyer', text: 'O kaip dėl pervežimo?', sent: [14, '09:10:27'] },
      { from: 'seller', text: 'Turiu pažįstamą su priekaba, iki Nemenčinės apie 150 eurų.', sent: [14, '09:25:48'] },
      { from: 'buyer', text: 'Ačiū, pasitarsiu su vyru ir atvažiuosim pažiūrėti.', sent: [13, '20:40:15'] },
    ],
  },
  {
    listing: 'two-adult-cats-need-a-home',
    buyer: 'olena',
    unread: 1,
    messages: [
      {
        from: 'buyer',
        text: 'Hello! I work from home and had two cats all my life. Are they afraid of visitors?',
        sent: [15, '19:31:42'],
      },
      {
        from: 'seller',
        text: 'Hi Olena! Dolly hides for five minutes, Bukowski asks for food at once.',
        sent: [15, '20:10:05'],
      },
      { from: 'buyer', text: 'Sounds like my old ones. Could I come and meet them on Sunday?', sent: [15, '20:14:38'] },
      {
        from: 'seller',
        text: "Please do, after two o'clock. I will send you the address here.",
        sent: [15, '20:30:11'],
      },
      {
        from: 'buyer',
        text: 'They are wonderful. If nobody took them yet, I am ready. Both, of course.',
        sent: [2, '18:45:29'],
      },
    ],
  },
  {
    listing: 'kavos-aparatas-delonghi',
    buyer: 'neringa',
    unread: 0,
    messages: [
      { from: 'buyer', text: 'Sveiki, ar siunčiate? Mes Druskininkuose.', sent: [6, '15:11:20'] },
      {
        from: 'seller',
        text: 'Sveiki, bijau siųsti, sunkus. Bet drauge važiuoja penktadienį į Druskininkus, galėčiau perduoti.',
        sent: [6, '16:40:08'],
      },
      { from: 'buyer', text: 'Būtų labai gerai. Pervesiu dabar ar kai gausiu?', sent: [6, '16:52:35'] },
      { from: 'seller', text: 'Kai gausit ir išgersit pirmą puodelį :)', sent: [6, '17:03:50'] },
      { from: 'buyer', text: 'Gavom, veikia, kava kaip viešbuty. Ačiū jums ir draugei!', sent: [3, '10:15:09'] },
    ],
  },
  {
    listing: 'playstation-5-su-disku-irenginiu',
    buyer: 'domantas',
    unread: 0,
    messages: [
      { from: 'buyer', text: 'Labas, ar konsolė dar yra? Ir ar pultelis nedreifuoja?', sent: [25, '20:05:31'] },
      {
        from: 'seller',
        text: 'Sveikas, yra. Nedreifuoja nė vienas, vieno išvis beveik neliečiau.',
        sent: [25, '20:44:12'],
      },
      { from: 'buyer', text: '370?', sent: [25, '20:50:40'] },
      {
        from: 'seller',
        text: 'Jau nuleidau nuo 430. 390 ir susitinkam Kaune, trečiadienį būsiu.',
        sent: [25, '20:58:26'],
      },
      { from: 'buyer', text: 'Ok, trečiadienį. Pinigus surinksiu iki tada', sent: [24, '12:31:17'] },
      { from: 'seller', text: 'Tinka, parašyk.', sent: [24, '12:40:55'] },
    ],
  },
];

import { boolean, category, localized, number, subcategory, text } from './build.ts';
import { country, language, material, other, publishedYear, quantity, type } from './common.ts';

const author = text('author', 'Author', 'Autorius', 'Автор');
const publisher = text('publisher', 'Publisher', 'Leidykla', 'Издательство');

export const booksAndAntiques = category(
  'books-and-antiques',
  localized('Books and antiques', 'Knygos ir antikvaras', 'Книги и антиквариат'),
  'tile-books-and-antiques',
  [
    subcategory('books', localized('Books', 'Knygos', 'Книги'), 'books-2', [
      author,
      publisher,
      publishedYear,
      language,
      number('volumes', 'Volumes', 'Tomų skaičius', 'Количество томов'),
    ]),
    subcategory('textbooks', localized('Textbooks', 'Vadovėliai', 'Учебники'), 'pencils-1', [
      text('subject', 'Subject', 'Dalykas', 'Предмет'),
      number('grade', 'Grade', 'Klasė', 'Класс'),
      publisher,
      publishedYear,
    ]),
    subcategory('antiques', localized('Antiques', 'Antikvariniai daiktai', 'Антиквариат'), 'mantel-clock-1', [
      type([
        ['furniture', 'Furniture', 'Baldai', 'Мебель'],
        ['clocks', 'Clocks', 'Laikrodžiai', 'Часы'],
        ['porcelain', 'Porcelain and glass', 'Porcelianas ir stiklas', 'Фарфор и стекло'],
        ['metal', 'Metalwork', 'Metalo dirbiniai', 'Изделия из металла'],
        ['folk', 'Folk art', 'Liaudies menas', 'Народное искусство'],
        ['household', 'Household', 'Senoviniai buities daiktai', 'Предметы быта'],
        other,
      ]),
      text('period', 'Period', 'Laikotarpis', 'Период'),
      material,
      country,
    ]),
    subcategory('retro-technique', localized('Retro technique', 'Retro technika', 'Ретротехника'), 'telephone-1', [
      type([
        ['radio', 'Radio', 'Radijo imtuvas', 'Радиоприёмник'],
        ['record_player', 'Record player', 'Patefonas ar grotuvas', 'Проигрыватель'],
        ['typewriter', 'Typewriter', 'Rašomoji mašinėlė', 'Пишущая машинка'],
        ['telephone', 'Telephone', 'Telefonas', 'Телефон'],
        ['cine', 'Cine and photo', 'Kino ir foto technika', 'Кино- и фототехника'],
        ['computer', 'Computer', 'Kompiuteris', 'Компьютер'],
        other,
      ]),
      text('made_in', 'Made in', 'Pagaminta', 'Произведено в'),
      publishedYear,
      boolean('working', 'Working', 'Veikia', 'Работает'),
    ]),
    subcategory(
      'coins-and-medals',
      localized('Coins and medals', 'Monetos ir medaliai', 'Монеты и медали'),
      'coins-1',
      [
        type([
          ['coin', 'Coin', 'Moneta', 'Монета'],
          ['banknote', 'Banknote', 'Banknotas', 'Банкнота'],
          ['medal', 'Medal or badge', 'Medalis ar ženklas', 'Медаль или знак'],
          ['set', 'Set', 'Rinkinys', 'Набор'],
        ]),
        country,
        publishedYear,
        material,
        quantity,
      ],
    ),
    subcategory(
      'stamps-and-postcards',
      localized('Stamps and postcards', 'Pašto ženklai ir atvirukai', 'Марки и открытки'),
      'letters-1',
      [
        type([
          ['stamps', 'Stamps', 'Pašto ženklai', 'Марки'],
          ['postcards', 'Postcards', 'Atvirukai', 'Открытки'],
          ['letters', 'Letters and envelopes', 'Laiškai ir vokai', 'Письма и конверты'],
          ['photographs', 'Photographs', 'Senos nuotraukos', 'Старые фотографии'],
          ['maps', 'Maps', 'Žemėlapiai', 'Карты'],
        ]),
        country,
        publishedYear,
        quantity,
      ],
    ),
    subcategory(
      'magazines',
      localized('Magazines and comics', 'Žurnalai ir komiksai', 'Журналы и комиксы'),
      'newspaper-1',
      [text('title', 'Title', 'Pavadinimas', 'Название'), publishedYear, language, quantity],
    ),
  ],
);

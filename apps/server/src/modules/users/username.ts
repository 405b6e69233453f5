/** Letters that do not fall apart into an ASCII letter and a mark. */
const transliteration: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  þ: 'th',
  ð: 'd',
  ı: 'i',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'c',
  ш: 's',
  щ: 'sc',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'ju',
  я: 'ja',
  і: 'i',
  ї: 'i',
  є: 'e',
  ґ: 'g',
};

/** Characters of a username before the number that tells namesakes apart. */
const MAX_LENGTH = 30;

/**
 * The username that a name makes: lower-case ASCII, words joined by dots. A number is appended by whoever stores it
 * when it is taken. One without letters begins with `user`: signing in reads a number as a telephone's. Specification:
 * decisions, users.
 */
export function usernameOf(name: string): string {
  const letters = [...name.normalize('NFC').toLowerCase()]
    .map((letter) => transliteration[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const cut = (text: string) => text.slice(0, MAX_LENGTH).replace(/\.$/, '');
  const words = cut((letters.match(/[a-z0-9]+/g) ?? []).join('.'));
  return /[a-z]/.test(words) ? words : cut(`user${words}`);
}

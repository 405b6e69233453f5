import type { Language } from '@muge/contract';

/** Words without a mark by which Lithuanian is known; none of them is a common English word. */
const lithuanianWords = new Set(
  (
    'ir su yra nuo iki labai tik ar kaip kaina parduodu parduodama parduodamas perku keiciu dovanoju nuomoju ' +
    'ieskau geras gera geros naujas nauja naujos nauji naudotas naudota naudoti tvarkingas tvarkinga puikus puiki ' +
    'butas namas sklypas kambarys dviratis automobilis stalas lova spinta sofa telefonas siuo metu kartu'
  ).split(' '),
);

/**
 * The language that words are written in: Cyrillic is Russian, Lithuanian is known by its letters or its commonest
 * words; otherwise the writer's own interface tells.
 */
export function languageOfWords(text: string, otherwise: Language): Language {
  const words = text.normalize('NFC').toLowerCase();
  const cyrillic = words.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = words.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (cyrillic > latin) return 'ru';
  if (/[ąčęėįšųūž]/.test(words)) return 'lt';
  return words.split(/\P{L}+/u).some((word) => lithuanianWords.has(word)) ? 'lt' : otherwise;
}

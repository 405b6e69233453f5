import { listings } from '../../apps/server/src/database/seed/content/index.ts';
import type { Random } from './random.ts';

/** A language that listings are written in. */
export type Language = 'lt' | 'ru' | 'en';

/** Words of a language, commonest first. */
const SIZE = 20_000;

/** Zipf's law as Mandelbrot bent it: the very first words are less far ahead. */
const SHIFT = 2.7;

const syllables: Record<Language, { begin: string; middle: string; end: string }> = {
  lt: {
    begin:
      'ba be bri da dė dvi ga gra ja ka kė kla ku la lie ma me mū na ne pa pė pri ra re sa še ska ta tė tri va vė ža že',
    middle: 'ba da de du ga ji ka ki la li lo ma mi na ni no pa ra ri ro sa si ta ti tu va vi zdy žo šk ng rm nd',
    end: 'as is us ys a ė ai iai ės os ų ims ams inė inis ukas elis ėlė iškas inti uoti tas ta',
  },
  ru: {
    begin: 'ба ве вы го де до за ка ко кра ку ла ло ма мо на но о па пе по при ра ре са се ста та то у хо ши',
    middle: 'ба ви во га да ди до жи за ка ки ко ла ле ли ло ма ми на ни но ра ре ри ро са ст та ти то ши нд рт',
    end: 'а ы ий ая ое ов ам ами ка ки ник ность ение ать ить ный ная ные ом ой е',
  },
  en: {
    begin:
      'a ba be blo bra ca che co cra de do fa fi flo ga gra ha ho in la le ma me mo no pa pe plo ra re sa sta sto ta tri wa',
    middle: 'b ck d der f g ll m mb n nd ng nt p r rd rt s ss st t tt v x b la le lo ra ri ro ti to',
    end: 'e er ers ing ed ion able ful less ly ness y s es or ist ment al ic',
  },
};

/** What people really write, commonest first: the words of the demo house. */
function writtenWords(language: Language): string[] {
  const counts = new Map<string, number>();
  for (const listing of listings) {
    if (listing.language !== language) continue;
    for (const word of `${listing.title} ${listing.description}`.match(/[\p{L}\p{N}]+/gu) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a, times], [b, more]) => more - times || (a < b ? -1 : 1)).map(([word]) => word);
}

/** A word that sounds like one. */
function inventWord(language: Language, random: Random): string {
  const { begin, middle, end } = syllables[language];
  const parts = [random.of(begin.split(' '))];
  for (let count = random.below(3); count >= 0; count -= 1) parts.push(random.of(middle.split(' ')));
  parts.push(random.of(end.split(' ')));
  return parts.join('');
}

/** A language's words: the written ones, then invented ones; common ones are drawn as often as in real texts. */
export function createVocabulary(language: Language, random: Random) {
  const words = new Set(writtenWords(language));
  while (words.size < SIZE) words.add(inventWord(language, random));
  const ranked = [...words];
  const reached: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= ranked.length; rank += 1) {
    sum += 1 / (rank + SHIFT);
    reached.push(sum);
  }

  function draw(): string {
    const wanted = random.next() * sum;
    let low = 0;
    let high = reached.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((reached[middle] ?? sum) < wanted) low = middle + 1;
      else high = middle;
    }
    return ranked[low] ?? '';
  }

  return {
    /** So many words, one after another. */
    text: (count: number) => Array.from({ length: count }, draw).join(' '),
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

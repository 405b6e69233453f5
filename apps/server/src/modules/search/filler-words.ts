import { smallWords } from './small-words.ts';

/**
 * Words, plain and in small letters, that only hold others together. Unlike small words they may be searched for, but
 * nobody wants them offered.
 */
const fillers: ReadonlySet<string> = new Set(
  (
    'about after all also any are as be because been before but can each else even ever every had has have he her his ' +
    'how if into is it its just like may me more most much must my no not now off once only other our out over own ' +
    'per she should so some such than that their them then there these they this those too two under until up us very ' +
    'was we were what when where which while who why will without would you your ' +
    'abi abu apie aplink bent bet beveik bus buvo cia dabar dar del desimt devyni devyniu dveju dvi dviem ' +
    'dvieju du esu gal gali iki jau jei jeigu ji jie jo jos ju jums jus jusu ka kad kai kaip kam kas keletas ' +
    'keli kelios keliu kiek kita kitas kiti kur kuri kurie kurios kuris labai mano mes mus musu nebe ne nei nera ' +
    'nes net niekas nors o pas per pagal penki penkiu po pries pro salia sau save savo si sias sie sio sios sis ' +
    'su ta tad tai taip tarp tas ten ties tik tikrai to todel toks tokia trims triju trys tu turi uz va vidury ' +
    'vien viena vienas vienam vieno virs visa visai visas visi viska viskas viso visu yra zemiau ' +
    'будет бы был была были было быть вам вас ваш вот все всего где два две двух для его ее если есть еще же за ' +
    'здесь как когда кто ли либо между мне много можно мы над нам нас наш не нет ни них но ну около он она они очень ' +
    'перед под после потому при про раз рядом сам свои себя так также там те тем то тоже только тот три трех ты уже ' +
    'хотя чем через что чтобы эта эти это этот'
  ).split(' '),
);

/** Whether a plain word tells nothing by itself, so that it isn't worth offering. */
export function isFiller(word: string): boolean {
  return smallWords.has(word) || fillers.has(word);
}

/** Fillers that also name something, `kelių` roads and `ties` what is worn, and numbers: who counts owners looks for them. */
const withForms: ReadonlySet<string> = new Set(
  'devyni devyniu keli keliu penki penkiu ties trims triju trys viena vienas vienam vieno'.split(' '),
);

/** Whether a plain word is looked for in its other forms too. */
export function hasForms(word: string): boolean {
  return !isFiller(word) || withForms.has(word);
}

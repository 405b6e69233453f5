/** Units as they stand behind a number, each with its other spellings; those of m² and m³ are one in the database's parts. */
const spellings = [
  ['gb', 'гб'],
  ['tb', 'тб'],
  ['mb', 'мб'],
  ['g', 'г'],
  ['kg', 'кг'],
  ['t', 'т'],
  ['mm', 'мм'],
  ['cm', 'см'],
  ['m', 'м'],
  ['km', 'км'],
  ['ml', 'мл'],
  ['l', 'л'],
  ['w', 'вт'],
  ['kw', 'квт'],
  ['v', 'в'],
  ['hz', 'гц'],
  ['mhz', 'мгц'],
  ['ghz', 'ггц'],
  ['m2'],
  ['m3'],
  ['ag', 'лс', 'hp'],
  ['wh'],
  ['kwh'],
  ['ah', 'ач'],
  ['mah'],
  ['mp'],
] as const;

const byUnit = new Map<string, readonly string[]>(spellings.flatMap((all) => all.map((unit) => [unit, all])));

/** A number with its unit as one word, in all spellings: `16 GB` is `16gb` or `16гб`. Null where it is no unit. */
export function withUnit(number: string, unit: string): string[] | null {
  return byUnit.get(unit)?.map((spelling) => `${number}${spelling}`) ?? null;
}

const lengths: ReadonlySet<string> = new Set(['mm', 'мм', 'cm', 'см', 'm', 'м']);

/** Whether a unit is one that sizes are told in. */
export function isLength(unit: string): boolean {
  return lengths.has(unit);
}

/** Cyrillic units as they look in Latin letters: the database takes `12в` for `12b`. */
const lookalikes = new Map([
  ['b', 'в'],
  ['bt', 'вт'],
  ['kbt', 'квт'],
]);

/** The same for a number and a unit that were written together. */
export function measureOf(word: string): string[] | null {
  const [, number, unit] = /^(\d+)(\D.*)$/.exec(word) ?? [];
  return number === undefined || unit === undefined ? null : withUnit(number, lookalikes.get(unit) ?? unit);
}

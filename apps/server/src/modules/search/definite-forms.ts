/** A definite adjective, plain: its root and one of the endings of both genders. */
const DEFINITE =
  /^(.{4,})(?:asis|ojo|ajam|aji|uoju|ajame|ieji|uju|iesiems|uosius|aisiais|uosiuose|oji|osios|ajai|aja|ojoje|osioms|osiomis|osiose)$/;

/** What the index keeps of the commonest forms: of `-as` and the like, `-asis`, `-ieji`, `-ojo`, `-ųjų`, `-uosius`, `-osios`. */
const STEMS = ['~', 'as~i', 'iej~', 'oj~', 'uj~', 'uos~i', 'os~i'];

/**
 * Stems of the other forms of a definite adjective: the index takes the ending before the pronoun in `nešiojamieji` and
 * `nešiojamasis` for a part of the stem. None where the word is no such adjective.
 */
export function definiteStems(word: string): string[] {
  const [, root] = DEFINITE.exec(word) ?? [];
  return root === undefined ? [] : STEMS.map((stem) => root + stem);
}

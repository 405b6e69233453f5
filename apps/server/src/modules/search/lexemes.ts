/** Where a lexeme was written: in the title, in the address, or anywhere in a listing's own words. */
export type Mark = '^' | '@' | '';

/** A lexeme as a tsquery spells it. */
export function lexeme(mark: Mark, text: string): string {
  return `'${`${mark}${text}`.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** What begins with a text. */
export function beginning(mark: Mark, text: string): string {
  return `${lexeme(mark, text)}:*`;
}

/** Any of these. */
export function anyOf(expressions: readonly string[]): string {
  return `(${[...new Set(expressions)].join(' | ')})`;
}

/** All of these. */
export function allOf(expressions: readonly string[]): string {
  return `(${[...new Set(expressions)].join(' & ')})`;
}

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

/** The parts of an expression that a sign stands between, outside of all brackets. */
function partsOf(expression: string, sign: '&' | '|'): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (const letter of expression) {
    if (letter === "'") isQuoted = !isQuoted;
    else if (!isQuoted && letter === '(') depth += 1;
    else if (!isQuoted && letter === ')') depth -= 1;
    if (!isQuoted && depth === 0 && letter === sign) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.map((part) => part.trim());
}

/**
 * Expressions that must all match for this one to match. An index meets each as a key of its own, which takes two thirds of the
 * time that it takes to evaluate one expression of them all. What rules something out stays whole: by itself it would be met by
 * nearly everything.
 */
export function conjunctsOf(expression: string): string[] {
  const whole = expression.trim();
  if (whole.includes('!') || partsOf(whole, '|').length > 1) return [whole];
  const parts = partsOf(whole, '&');
  if (parts.length > 1) return parts.flatMap(conjunctsOf);
  return whole.startsWith('(') ? conjunctsOf(whole.slice(1, -1)) : [whole];
}

/**
 * The same without what words begin in titles, where that is not all that is looked for: fewer match, and an index tells of
 * them sooner, as it gathers all that begins so before it tells of the first. What rules something out stays as it is.
 */
export function withoutBeginnings(expression: string): string {
  return expression.includes('!') ? expression : expression.replace(/ \| '\^(?:[^'\\]|''|\\.)*':\*/g, '');
}

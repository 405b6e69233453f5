import { describe, expect, it } from 'vitest';
import { conjunctsOf, withoutBeginnings } from '../../src/modules/search/lexemes.ts';

it.each([
  [`'sofa'`, [`'sofa'`]],
  [`('sofa')`, [`'sofa'`]],
  [`'sofa' & 'pilka'`, [`'sofa'`, `'pilka'`]],
  [`(('sofa' | 'sof~') & ('pilka' | '^pilk':*))`, [`'sofa' | 'sof~'`, `'pilka' | '^pilk':*`]],
  [`('a' & ('b' & ('c' | 'd'))) & 'e'`, [`'a'`, `'b'`, `'c' | 'd'`, `'e'`]],
  // Either of two is one condition, whatever each of them consists of.
  [`'a' & 'b' | 'c'`, [`'a' & 'b' | 'c'`]],
  [`('a' & 'b') | ('c' & 'd')`, [`('a' & 'b') | ('c' & 'd')`]],
  [`('a' | 'b') & ('c' & 'd' | 'e')`, [`'a' | 'b'`, `'c' & 'd' | 'e'`]],
  // Signs in a word are no signs.
  [`'a & b' & 'it''s (c' & '|'`, [`'a & b'`, `'it''s (c'`, `'|'`]],
  // What is ruled out would be a condition that nearly everything meets.
  [`('a' & 'b') & !('c')`, [`('a' & 'b') & !('c')`]],
])('%s are conditions of their own', (expression, conjuncts) => {
  expect(conjunctsOf(expression)).toEqual(conjuncts);
});

describe('a query without what words begin in titles', () => {
  it.each([
    [`('laido' | 'laid~' | '^laido':*)`, `('laido' | 'laid~')`],
    [`(('x5' | '^x5':*) & ('bmw' | '^b''m':* | '^bm\\\\w':*))`, `(('x5') & ('bmw'))`],
    // All that an unfinished word is looked for by.
    [`('dvirac' | 'dvirac':*)`, `('dvirac' | 'dvirac':*)`],
    // Without it, more would be found.
    [`('laido') & !('^laido' | '^laido':*)`, `('laido') & !('^laido' | '^laido':*)`],
  ])('of %s is %s', (query, rest) => {
    expect(withoutBeginnings(query)).toBe(rest);
  });
});

import { describe, expect, it } from 'vitest';
import { parsePrice } from '../../src/features/search/price.ts';

describe('a price as it is typed', () => {
  it.each([
    ['150', 150],
    ['0', 0],
    ['1 250,50', 1250.5],
    ['1\u00a0250,50', 1250.5],
    ['1250.5', 1250.5],
    [' 9 000 € ', 9000],
    ['100 000 000', 100_000_000],
  ])('%j is %d euros', (text, euros) => {
    expect(parsePrice(text)).toEqual({ ok: true, euros });
  });

  it.each(['', '   ', '€'])('%j is no bound', (text) => {
    expect(parsePrice(text)).toEqual({ ok: true, euros: null });
  });

  it.each(['abc', '12a', '-5', '1,234', '1.2.3', '1e5', ',', 'NaN', 'Infinity', '0x10', '½'])(
    '%j is no number',
    (text) => {
      expect(parsePrice(text)).toEqual({ ok: false, problem: 'notNumber' });
    },
  );

  it.each(['100 000 000,01', '999999999999999999999'])('%j is too high', (text) => {
    expect(parsePrice(text)).toEqual({ ok: false, problem: 'tooHigh' });
  });
});

import { describe, expect, it } from 'vitest';
import { readBound } from '../../src/features/search/price.ts';

describe('an end of the price filter', () => {
  it.each([
    ['150', 150],
    ['0', 0],
    ['0,5', 0.5],
    ['25,25', 25.25],
    ['25.25', 25.25],
    ['1250.5', 1250.5],
    ['1250,5', 1250.5],
    ['1 250,50', 1250.5],
    ['1\u00a0250,50', 1250.5],
    ['1\u202f250,50', 1250.5],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['150.000', 150_000],
    ['150 000', 150_000],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    [' 9 000 € ', 9000],
    ['1250€', 1250],
    ['€ 40', 40],
    ['100 000 000', 100_000_000],
  ])('takes %j, as the form does, for %d euros', (text, euros) => {
    expect(readBound(text)).toEqual({ ok: true, euros });
  });

  it.each(['', '   ', '€'])('is open with %j', (text) => {
    expect(readBound(text)).toEqual({ ok: true, euros: null });
  });

  it.each([
    ['abc', 'notNumber'],
    ['12a', 'notNumber'],
    ['1.2.3', 'notNumber'],
    ['1e5', 'notNumber'],
    [',', 'notNumber'],
    ['NaN', 'notNumber'],
    ['Infinity', 'notNumber'],
    ['0x10', 'notNumber'],
    ['½', 'notNumber'],
    ['-5', 'negative'],
    ['12,345', 'unclear'],
    ['0.500', 'unclear'],
    ['100 000 000,01', 'tooHigh'],
    ['999999999999999999999', 'tooHigh'],
  ])('refuses %j: %s', (text, problem) => {
    expect(readBound(text)).toEqual({ ok: false, problem });
  });
});

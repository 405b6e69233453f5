import { describe, expect, it } from 'vitest';
import { formatPriceInput, parsePrice } from './price.ts';

const read = (text: string) => {
  const price = parsePrice(text);
  return price.ok ? price.cents : price.problem;
};

describe('a price as people write it', () => {
  it.each([
    ['0', 0],
    ['0,5', 50],
    ['0.05', 5],
    ['25', 2500],
    ['25,25', 2525],
    ['25.25', 2525],
    ['1250.5', 125050],
    ['1250,5', 125050],
    ['1 250,50', 125050],
    ['1\u00a0250,50', 125050],
    ['1\u202f250,50', 125050],
    ['1\u2009250.50', 125050],
    ['  1 250 €', 125000],
    ['1250€', 125000],
    ['€ 40', 4000],
    ['1.250,50', 125050],
    ['1,250.50', 125050],
    ['150.000', 15_000_000],
    ['150 000', 15_000_000],
    ['1.250.000', 125_000_000],
    ['1,250,000', 125_000_000],
    ['1,250,000.99', 125_000_099],
    ['100 000 000', 10_000_000_000],
  ])('%j is %d cents', (text, cents) => {
    expect(read(text)).toBe(cents);
  });

  it.each([
    ['', 'empty'],
    [' € ', 'empty'],
    ['-1', 'negative'],
    ['−1', 'negative'],
    ['- 5,50', 'negative'],
    ['1e9', 'notNumber'],
    ['0x10', 'notNumber'],
    ['Infinity', 'notNumber'],
    ['abc', 'notNumber'],
    ['25,', 'notNumber'],
    [',50', 'notNumber'],
    ['12 50', 'notNumber'],
    ['1 2500', 'notNumber'],
    ['1,2,3', 'notNumber'],
    ['1.250.50', 'notNumber'],
    ['1 250.000', 'notNumber'],
    ['25 €/h', 'notNumber'],
    ['12,345', 'unclear'],
    ['0.500', 'unclear'],
    ['1.2345', 'unclear'],
    ['100000000,01', 'tooHigh'],
    ['999999999999999999999', 'tooHigh'],
  ])('%j is refused: %s', (text, problem) => {
    expect(read(text)).toBe(problem);
  });
});

describe('a price in its field', () => {
  it.each([0, 1, 50, 99, 100, 2525, 99_999, 100_000, 125_050, 15_000_000, 123_456_789, 10_000_000_000])(
    '%d cents stay the same through ten times of opening and saving',
    (cents) => {
      let now = cents;
      for (let time = 0; time < 10; time++) {
        const price = parsePrice(formatPriceInput(now));
        if (!price.ok) throw new Error(price.problem);
        now = price.cents;
      }
      expect(now).toBe(cents);
    },
  );

  it('stands with its thousands apart, and with cents only where there are any', () => {
    expect([0, 5, 2525, 34_000, 125_050].map(formatPriceInput)).toEqual(['0', '0,05', '25,25', '340', '1\u00a0250,50']);
  });
});

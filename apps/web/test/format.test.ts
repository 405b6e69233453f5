import { describe, expect, it } from 'vitest';
import { formatAmount, formatCardDate, formatNumber, formatPhone, formatPrice } from '../src/lib/format.ts';

describe('prices', () => {
  it.each([
    [340, '340 €'],
    [1250, '1 250 €'],
    [48_000, '48 000 €'],
    [100_000_000, '100 000 000 €'],
    [489.99, '489,99 €'],
    [12.5, '12,50 €'],
    [0.01, '0,01 €'],
    [1_234_567.8, '1 234 567,80 €'],
  ])('prints %d as %s, its spaces unbreakable', (euros, printed) => {
    expect(formatPrice(euros, 'Free')).toBe(printed.replaceAll(' ', '\u00a0'));
  });

  it('says the word for free where the price is zero', () => {
    expect(formatPrice(0, 'Nemokamai')).toBe('Nemokamai');
  });

  it('rounds away what floating point adds', () => {
    expect(formatAmount(0.1 + 0.2)).toBe('0,30');
    expect(formatAmount(1.005)).toBe('1');
  });

  it('puts the sign of a difference in front', () => {
    expect(formatAmount(-25)).toBe('−25');
  });
});

describe('card dates', () => {
  it('are dd.mm.yy hh:mm:ss in Vilnius, in winter two hours ahead of UTC', () => {
    expect(formatCardDate('2025-11-27T07:14:52.000Z')).toBe('27.11.25 09:14:52');
  });

  it('are three hours ahead in summer', () => {
    expect(formatCardDate('2025-06-30T21:30:00.000Z')).toBe('01.07.25 00:30:00');
  });

  it('keep midnight as 00, not 24', () => {
    expect(formatCardDate('2025-11-26T22:00:05.000Z')).toBe('27.11.25 00:00:05');
  });

  it('are empty for what is no date', () => {
    expect(formatCardDate('soon')).toBe('');
  });
});

describe('telephone numbers', () => {
  it('of Lithuania are parted after country and operator', () => {
    expect(formatPhone('+37061234567')).toBe('+370 612 34567');
  });

  it('of other countries, and masked ones, stay as they are', () => {
    expect(formatPhone('+4917012345678')).toBe('+4917012345678');
    expect(formatPhone('+370 6•• ••• 67')).toBe('+370 6•• ••• 67');
  });
});

describe('counts', () => {
  it('are grouped as the language does', () => {
    expect(formatNumber(1250, 'en')).toBe('1,250');
    expect(formatNumber(12500, 'lt')).toBe('12\u00a0500');
    expect(formatNumber(12500, 'ru')).toBe('12\u00a0500');
  });
});

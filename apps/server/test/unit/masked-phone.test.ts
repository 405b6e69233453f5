import { expect, it } from 'vitest';
import { placeOf } from '../../src/modules/products/products.mapper.ts';
import { maskPhone } from '../../src/modules/users/index.ts';

it.each([
  ['+37061234567', '+370 6•• ••• 67'],
  ['+37052123456', '+370 5•• ••• 56'],
  [null, null],
])('%s is shown as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

it.each(['+37061234567', '+441632960961', '+1234567', '8612345', '112', '5', 'ask for Ona'])(
  'most of %s stays hidden',
  (phone) => {
    const masked = maskPhone(phone) ?? '';
    const shown = [...masked].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length;
    expect(masked).toContain('•');
    expect(shown).toBeLessThanOrEqual(Math.max(0, [...phone].length - 5));
  },
);

it.each([
  ['Vilniaus g. 213, Šiauliai', 'Šiauliai'],
  ['Kaunas', 'Kaunas'],
  ['Laisvės al. 1, LT-44240, Kaunas ', 'Kaunas'],
  ['Kaunas,', null],
  ['', null],
  [null, null],
])('the town of %j is %j', (address, place) => {
  expect(placeOf(address)).toBe(place);
});

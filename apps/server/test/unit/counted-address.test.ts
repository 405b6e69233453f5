import { expect, it } from 'vitest';
import { countedAddress } from '../../src/modules/limits/counted-address.ts';

it.each([
  ['ona@example.lt', 'ona@example.lt'],
  ['ona+turgus@example.lt', 'ona@example.lt'],
  ['ona+a+b@example.lt', 'ona@example.lt'],
  ['ona.kalne@example.lt', 'ona.kalne@example.lt'],
  ['o.n.a+turgus@gmail.com', 'ona@gmail.com'],
  ['o.na@googlemail.com', 'ona@gmail.com'],
  ['+turgus@example.lt', '+turgus@example.lt'],
  ['ona@pastas+1.lt', 'ona@pastas+1.lt'],
  ['+37061234567', '+37061234567'],
  ['ona.kalne', 'ona.kalne'],
  ['@example.lt', '@example.lt'],
])('%s is counted as %s', (name, counted) => {
  expect(countedAddress(name)).toBe(counted);
});

import { describe, expect, it } from 'vitest';
import { truncate } from '../../src/features/product/truncate.ts';

describe('a truncated description', () => {
  it('is not cut when it has exactly 150 characters', () => {
    expect(truncate('a'.repeat(150), 150)).toBeNull();
  });

  it('ends at the last whole word within 150 characters', () => {
    const text = `${'žodis '.repeat(24)}paskutinis`;
    expect(truncate(text, 150)).toBe(`${'žodis '.repeat(24).trim()}…`);
  });

  it('keeps a word that ends exactly at the limit', () => {
    expect(truncate('vienas du trys', 9)).toBe('vienas du…');
  });

  it('drops the comma or dash before the ellipsis', () => {
    expect(truncate('Tvarkingas, prižiūrėtas', 12)).toBe('Tvarkingas…');
    expect(truncate('Dviratis – geras', 12)).toBe('Dviratis…');
  });

  it('drops the full stop too', () => {
    expect(truncate('Veikia. Kaina derinama.', 8)).toBe('Veikia…');
  });

  it('cuts a single word that is longer than the limit', () => {
    expect(truncate('nebeprisikiškiakopūsteliaujantis', 10)).toBe('nebeprisik…');
  });

  it('counts an emoji of several code points as one character and never splits it', () => {
    expect(truncate('👩‍👩‍👧'.repeat(3), 3)).toBeNull();
    expect(truncate('👩‍👩‍👧'.repeat(4), 3)).toBe(`${'👩‍👩‍👧'.repeat(3)}…`);
  });

  it('counts a letter with a combining accent as one', () => {
    const accented = 'e\u0307';
    expect(truncate(accented.repeat(3), 3)).toBeNull();
    expect(truncate(accented.repeat(4), 3)).toBe(`${accented.repeat(3)}…`);
  });

  it('does not count spaces at the end', () => {
    expect(truncate(`${'a'.repeat(150)}   \n`, 150)).toBeNull();
  });
});

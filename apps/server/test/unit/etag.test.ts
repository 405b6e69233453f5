import { describe, expect, it } from 'vitest';
import { etagOf, isKnown } from '../../src/http/etag.ts';

describe('If-None-Match', () => {
  it.each([
    '"a"',
    'W/"a"',
    '*',
    ' * ',
    '"b", "a"',
    '"b","a"',
    'W/"b" , W/"a"',
    '"b,c", "a"',
    '"a", ',
    ', "a"',
    '"", "a"',
  ])('%s names the tag "a", weak or strong', (header) => {
    expect(isKnown(header, '"a"')).toBe(true);
    expect(isKnown(header, 'W/"a"')).toBe(true);
  });

  it.each([
    undefined,
    '',
    'a',
    '"b"',
    '"A"',
    '"aa"',
    '"b,a"',
    '"x"a"y"',
    'w/"a"',
    'W/ "a"',
    '"b" "a"',
    '"a',
    '*, "b"',
    '"*"',
    '"b", *',
  ])('%s does not', (header) => {
    expect(isKnown(header, '"a"')).toBe(false);
    expect(isKnown(header, 'W/"a"')).toBe(false);
  });

  it.each([
    `${'"b",'.repeat(3000)}`,
    `${'"b" ,'.repeat(3000)}x`,
    `"${' '.repeat(12_000)}`,
    `${', '.repeat(6000)}x`,
    `"b"${' , '.repeat(5000)}x`,
    `${'"'.repeat(15_001)}`,
  ])('is read in no time, however long it is', (header) => {
    const begun = performance.now();
    isKnown(header, '"a"');
    expect(performance.now() - begun).toBeLessThan(500);
  });
});

describe('a tag', () => {
  it('is the same for the same payload, another for another', () => {
    expect(etagOf('[1]')).toBe(etagOf('[1]'));
    expect(etagOf('[1]')).not.toBe(etagOf('[2]'));
    expect(etagOf('kėdė')).toMatch(/^W\/"[\w-]{27}"$/);
  });
});

import { describe, expect, it } from 'vitest';
import { readLink } from '../../src/features/ads/link.ts';

describe('the link of an ad', () => {
  it.each([
    ['https://example.lt/akcija?a=1#b', 'https://example.lt/akcija?a=1#b'],
    ['https://example.lt?a=ona@pastas.lt', 'https://example.lt?a=ona@pastas.lt'],
    ['http://example.lt', 'http://example.lt'],
    ['HTTPS://Example.lt', 'HTTPS://Example.lt'],
    ['example.lt', 'https://example.lt'],
    ['  www.example.lt/akcija  ', 'https://www.example.lt/akcija'],
    ['//example.lt', 'https://example.lt'],
    ['example.lt:8080/a', 'https://example.lt:8080/a'],
    ['žalgiris.lt', 'https://žalgiris.lt'],
  ])('%j leads to %s', (text, link) => {
    expect(readLink(text)).toBe(link);
  });

  it.each([
    '',
    'dviratis',
    'dviračių remontas',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'ftp://example.lt',
    'mailto:ona@pastas.lt',
    'ona@pastas.lt',
    'https:example.lt',
    'https:///example.lt',
    'https://bankas.lt@example.lt/',
    'https://ona:slaptas@example.lt',
    'https://',
    'https://exa mple.lt',
    'https:\\\\example.lt',
    'example.lt\\a',
    '.lt',
  ])('%j is none', (text) => {
    expect(readLink(text)).toBeNull();
  });
});

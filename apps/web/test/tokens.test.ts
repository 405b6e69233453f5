// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composite, contrast, parseColor, readTokens } from './contrast.ts';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const themes = {
  light: readTokens(css, ':root'),
  dark: { ...readTokens(css, ':root'), ...readTokens(css, '[data-theme="dark"]') },
};

/** Each text on each ground. */
function pairs(texts: readonly string[], grounds: readonly string[]) {
  return texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));
}

/** Every pair of text and ground that a component draws. A ground may be a veil over another: `sunken on raised`. */
const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...pairs(
    ['ink', 'muted', 'primary', 'danger'],
    ['bg', 'surface', 'raised', 'sunken on bg', 'sunken on surface', 'sunken on raised'],
  ),
  ...pairs(['ink', 'primary'], ['hover on surface', 'hover on raised', 'hover on bg', 'primary-soft']),
  ...pairs(['success'], ['bg', 'surface', 'raised', 'success-soft']),
  ...pairs(['on-primary'], ['primary', 'primary-hover']),
  ...pairs(['on-accent'], ['accent', 'accent-hover']),
  ...pairs(['on-hall', 'on-hall-muted'], ['hall', 'hall-deep']),
  ['on-primary-soft', 'primary-soft'],
  ['on-accent-soft', 'accent-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'knob'],
  ['ink', 'frost on bg'],
];

/** Edges of controls and other shapes that one must see. */
const edgePairs = [
  ['edge', 'bg'],
  ['edge', 'surface'],
  ['edge', 'raised'],
  ['primary', 'bg'],
  ['primary', 'surface'],
  ['primary', 'raised'],
  ['danger', 'surface'],
  ['on-hall', 'hall'],
] as const;

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  const color = (name: string) => parseColor(tokens[name] ?? '');
  const ground = (name: string) => {
    const [top = '', below] = name.split(' on ');
    return below ? composite(color(top), color(below)) : color(top);
  };

  it.each(textPairs)('writes %s on %s at 4.5:1 or more', (text, on) => {
    expect(contrast(color(text), ground(on))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('draws %s on %s at 3:1 or more', (edge, on) => {
    expect(contrast(color(edge), ground(on))).toBeGreaterThanOrEqual(3);
  });
});

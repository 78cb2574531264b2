import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, tokensOf } from './contrast.ts';

const sheet = (name: string) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8');
const names = new Set(tokensOf(sheet('tokens'), ':root').keys());

/** Text on ground: every pair the pieces put together. */
const textPairs = [
  ...pairs(['ink', 'ink-soft', 'link', 'link-hover', 'accent'], ['ground', 'surface', 'surface-sunken']),
  ...pairs(['success', 'warning', 'danger', 'info'], ['ground', 'surface']),
  ...['success', 'warning', 'danger', 'info'].flatMap((state) => [
    ...pairs([state, 'ink'], [`${state}-ground`]),
  ]),
  ...pairs(['on-primary'], ['primary', 'primary-hover']),
  ...pairs(['on-accent'], ['accent', 'accent-hover']),
  ...pairs(['on-flap'], ['flap-promo', 'flap-remise', 'flap-nouveau', 'flap-destock']),
  ...pairs(['topbar-ink'], ['topbar-ground']),
  ...pairs(['nav-ink'], ['nav-ground', 'nav-hover']),
  ...pairs(['ink', 'primary', 'accent'], ['header-ground']),
  ...pairs(['footer-ink', 'footer-ink-soft'], ['footer-ground']),
];

/** Lines that carry meaning, rings and markers: 3:1 is enough. */
const linePairs = [
  ...pairs(['line-strong'], ['ground', 'surface', 'surface-sunken']),
  ...pairs(['focus'], ['ground', 'surface', 'surface-sunken', 'header-ground']),
  ...pairs(['focus'], ['success-ground', 'warning-ground', 'danger-ground', 'info-ground']),
  ...pairs(['nav-marker'], ['nav-ground']),
];

describe.each(['valbrune', 'comptoir'])('theme %s', (theme) => {
  const own = tokensOf(sheet(theme), `[data-theme='${theme}']`);
  const colour = (name: string) => own.get(name) ?? '';

  it.each(textPairs)('writes %s on %s at 4.5:1 or more', (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(linePairs)('draws %s on %s at 3:1 or more', (line, ground) => {
    expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  it('gives values only to tokens that have a name in tokens.css', () => {
    expect([...own.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  it('THM-01 gives its own value to every colour', () => {
    const colours = [...tokensOf(sheet('tokens'), ':root')].filter(([, value]) => /^(#|rgb)/.test(value));
    expect(colours.map(([name]) => name).filter((name) => !own.has(name))).toEqual([]);
  });
});

it('knows black on white as 21:1', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
});

function pairs(inks: string[], grounds: string[]): [string, string][] {
  return inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground]));
}

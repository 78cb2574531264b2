import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

/**
 * Pieces on whose background the usual ring is not visible: they contain no tab stop, and their own ring is outside.
 */
const ringOutside = new Set([
  'button .primary',
  'button .primary:hover',
  'button .accent',
  'button .accent:hover',
  'search-form .submit',
  'search-form .submit:hover',
  "pagination .page[aria-current='page']",
  "facet-options .option[aria-current='true'] .box",
  'step-list .step[aria-current] .mark',
  'photo .camera .fileLabel',
  'store-map .cluster span',
  'store-map .cluster:hover span',
  'store-map .here',
  'cart-count .badge',
  'flap-badge .promo',
  'flap-badge .remise',
  'flap-badge .nouveau',
  'flap-badge .destock',
  'reviews .track span',
  'progress-bar .bar',
]);

describe.each(['valbrune', 'comptoir'])('theme %s', (theme) => {
  const own = tokensOf(sheet(theme), `[data-theme='${theme}']`);
  const colour = (name: string) => own.get(name) ?? '';

  /** For a token that refers to another, that other. */
  const referred = (name: string): string => {
    const value = own.get(name) ?? tokensOf(sheet('tokens'), ':root').get(name) ?? '';
    return /^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? name;
  };

  it.each(textPairs)('writes %s on %s at 4.5:1 or more', (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(linePairs)('draws %s on %s at 3:1 or more', (line, ground) => {
    expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  it('shows the ring at 3:1 or more on every ground that a piece brings', () => {
    const faint = groundsOfPieces().flatMap(({ piece, ground, ring }) => {
      const seen = contrast(colour(ring), colour(referred(ground)));
      return seen >= 3 || ringOutside.has(piece) ? [] : [`${piece}: ${ring} on ${ground} ${seen.toFixed(1)}`];
    });
    expect(faint).toEqual([]);
  });

  it('gives values only to tokens that have a name in tokens.css', () => {
    expect([...own.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  it('THM-01 gives its own value to every colour', () => {
    const colours = [...tokensOf(sheet('tokens'), ':root')].filter(([, value]) => /^(#|rgb)/.test(value));
    expect(colours.map(([name]) => name).filter((name) => !own.has(name))).toEqual([]);
  });
});

describe('sheets of the pieces', () => {
  it('knows black on white as 21:1', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  });
});

/** Every rule that sets a background, with the ring that it gives to its content. */
function groundsOfPieces(): { piece: string; ground: string; ring: string }[] {
  const app = new URL('../', import.meta.url);
  return globSync('**/*.module.css', { cwd: app }).flatMap((file) =>
    [...readFileSync(new URL(file, app), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
      ([, selector = '', rules = '']) => {
        const ground = /background(?:-color)?: var\(--([\w-]+)\)/.exec(rules)?.[1];
        const ring = /--ring: var\(--([\w-]+)\)/.exec(rules)?.[1] ?? 'focus';
        // A pseudo-element has no content, and the overlay is no background.
        if (ground === undefined || !names.has(ground) || ground === 'overlay' || selector.includes('::'))
          return [];
        return [{ piece: `${path.basename(file, '.module.css')} ${bare(selector)}`, ground, ring }];
      },
    ),
  );
}

function bare(selector: string): string {
  return selector
    .replace(/\/\*[^]*?\*\//g, '')
    .trim()
    .replace(/\s+/g, ' ');
}

function pairs(inks: string[], grounds: string[]): [string, string][] {
  return inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground]));
}

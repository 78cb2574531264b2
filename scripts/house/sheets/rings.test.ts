import path from 'node:path';
import { expect, it } from 'vitest';
import { contrast, tokensOf } from '../../../packages/ui/src/theme/contrast.ts';
import { frontEndFiles } from '../front-end-files.ts';

const sheet = (name: string) => frontEndFiles(`theme/${name}.css`)[0]?.text ?? '';
const tokens = tokensOf(sheet('tokens'), ':root');

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
  "rich-editor .row [aria-pressed='true']",
  'theme-samples .button',
]);

it.each(['valbrune', 'comptoir'])(
  '%s shows the ring at 3:1 or more on every ground that a piece brings',
  (theme) => {
    const own = tokensOf(sheet(theme), `[data-theme='${theme}']`);
    const colour = (name: string) => own.get(name) ?? '';
    /** For a token that refers to another, that other. */
    const referred = (name: string): string =>
      /^var\(--([\w-]+)\)$/.exec(own.get(name) ?? tokens.get(name) ?? '')?.[1] ?? name;
    const grounds = groundsOfPieces();
    expect(grounds.length).toBeGreaterThan(50);
    const faint = grounds.flatMap(({ piece, ground, ring }) => {
      const seen = contrast(colour(ring), colour(referred(ground)));
      return seen >= 3 || ringOutside.has(piece) ? [] : [`${piece}: ${ring} on ${ground} ${seen.toFixed(1)}`];
    });
    expect(faint).toEqual([]);
  },
);

/** Every rule that sets a background, with the ring that it gives to its content. */
function groundsOfPieces(): { piece: string; ground: string; ring: string }[] {
  return frontEndFiles('**/*.module.css').flatMap(({ file, text }) =>
    [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', rules = '']) => {
      const ground = /background(?:-color)?: var\(--([\w-]+)\)/.exec(rules)?.[1];
      const ring = /--ring: var\(--([\w-]+)\)/.exec(rules)?.[1] ?? 'focus';
      // A pseudo-element has no content, and the overlay is no background.
      if (ground === undefined || !tokens.has(ground) || ground === 'overlay' || selector.includes('::'))
        return [];
      return [{ piece: `${path.basename(file, '.module.css')} ${bare(selector)}`, ground, ring }];
    }),
  );
}

function bare(selector: string): string {
  return selector
    .replace(/\/\*[^]*?\*\//g, '')
    .trim()
    .replace(/\s+/g, ' ');
}

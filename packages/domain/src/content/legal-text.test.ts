import { expect, it } from 'vitest';
import { judgeLegalText } from './legal-text.ts';

const long = 'Le vendeur est une société. '.repeat(10);

it.each([
  ['there is none', undefined, 'missing', []],
  ['nobody sees it', { html: long, isShown: false }, 'hidden', []],
  ['a heading is no text', { html: '<h1>Mentions légales</h1>', isShown: true }, 'almost_empty', []],
  ['tags count for nothing', { html: '<p class="long">'.repeat(50), isShown: true }, 'almost_empty', []],
  ['it is written', { html: `<p>${long}</p>`, isShown: true }, 'good', []],
  [
    'brackets wait',
    { html: `<p>${long}</p><p>[À rédiger avec votre juriste]</p><p>[ ]</p>`, isShown: true },
    'unfinished',
    ['[À rédiger avec votre juriste]', '[ ]'],
  ],
  [
    'words wait',
    { html: `${long} Capital\u00A0: à compléter.`, isShown: true },
    'unfinished',
    ['à compléter'],
  ],
  ['a forgotten fact waits', { html: `${long} SIREN {siren}`, isShown: true }, 'unfinished', ['{siren}']],
  [
    'Roman numbers and links do not',
    { html: `${long} <a href="/x">Titre XX</a>`, isShown: true },
    'good',
    [],
  ],
] as const)('%s', (_why, text, state, passages) => {
  expect(judgeLegalText(text, 100)).toEqual({ state, passages });
});

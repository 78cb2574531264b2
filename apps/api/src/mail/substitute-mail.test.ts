import { expect, it } from 'vitest';
import { substituteMails } from './templates/substitute-mails.ts';
import { sampleMails } from './testing/sample-mails.ts';

const SENDER = { name: 'Valbrune', copyright: '' };
const sample = sampleMails.order_substitute_proposed;
const told = (more: Partial<typeof sample>) =>
  JSON.stringify(substituteMails.order_substitute_proposed({ ...sample, ...more }, SENDER).parts).replaceAll(
    '\u00A0',
    ' ',
  );

it.each([
  ['2 × Rouleau 200 mm (réf. 80100202)', {}],
  ['promise pour le mardi 17 novembre à 10 h : répondez avant cette heure', {}],
  ['prévue le mardi 17 novembre : répondez avant ce jour', { mode: 'LIV', due: '2026-11-17' }],
  ['garde cette proposition ouverte jusqu’à ce que votre commande soit prête', { due: null }],
  ['10,00 € HT, 12,00 € TTC l’unité', {}],
  ['"12,00 € TTC l’unité', { large: ['TTC'] }],
  ['"10,00 € HT l’unité', { large: ['HT'] }],
] as const)('the question says « %s »', (words, more) => {
  expect(told(more)).toContain(words);
});

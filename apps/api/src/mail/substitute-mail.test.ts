import { expect, it } from 'vitest';
import { orderPartsMails } from './templates/order-parts-mails.ts';
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

it('of an order that is prepared in part, what is missing is told with what was proposed for it', () => {
  const moved = sampleMails.order_parts_moved;
  const proposed = { name: 'Rouleau 200 mm', reference: '80100202', quantity: 1 };
  const lines = moved.lines.map((line) => ({ ...line, proposed: line.prepared === 0 ? proposed : null }));
  const words = JSON.stringify(orderPartsMails.order_parts_moved({ ...moved, lines }, SENDER).parts);
  expect(words.replaceAll('\u00A0', ' ')).toContain(
    'Rouleau 180 mm (réf. O200110) : 1 sur 1 ; nous vous proposons à la place 1 × Rouleau 200 mm (réf. 80100202) et attendons votre accord',
  );
});

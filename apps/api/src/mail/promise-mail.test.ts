import { expect, it } from 'vitest';
import { queuedMail, writeMail } from './rendering/write-mail.ts';
import { place, sampleMails } from './testing/sample-mails.ts';

const sample = sampleMails.order_promise_moved;
const told = (more: Partial<typeof sample> = {}) => {
  const variables = { ...sample, ...more };
  const queued = queuedMail({ template: 'order_promise_moved', to: 'camille@chantier.example', variables });
  const { subject, text, html } = writeMail('0190a0b0-0000-4000-8000-000000000001', queued, place);
  const plain = (words: string) => words.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/\s+/g, ' ');
  return { subject: plain(subject), text: plain(text), html: plain(html) };
};

it.each([
  ['Le magasin Rennes sera exceptionnellement fermé le mardi 17 novembre, le jour promis', {}],
  ['Elle vous attendra à partir du mercredi 18 novembre à 7 h 30.', {}],
  ['Horaires du magasin ce jour-là : 7 h 30 – 12 h, 13 h 30 – 18 h.', {}],
  ['appelez le magasin au 02 99 00 00 00', {}],
  ['dites-le au magasin Rennes', { shop: { name: 'Rennes', phone: null } }],
  ['Elle sera livrée le jeudi 19 novembre.', { mode: 'LIV', due: '2026-11-19', hours: null }],
] as const)('who was promised a day on which the store is closed reads « %s »', (words, more) => {
  const { text, html } = told(more);
  expect(text).toContain(words);
  expect(html).toContain(words);
});

it('its subject says what has happened, and to which order', () => {
  expect(told().subject).toBe('Votre magasin sera fermé le mardi 17 novembre : commande n° W0000042');
});

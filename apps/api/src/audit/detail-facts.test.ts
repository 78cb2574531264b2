import { expect, it } from 'vitest';
import { detailFacts, detailWords } from './detail-facts.ts';
import { NO_NAMES } from './value-words.ts';

it('tells fields by their French names, and only those that changed', () => {
  const details = {
    of: 12,
    factor: 'totp',
    before: { role: 'prix', stores: ['A'] },
    after: { role: 'contenu', stores: ['A'] },
  };
  expect(detailFacts(details)).toEqual([
    { name: 'personne', before: null, after: '12' },
    { name: 'facteur', before: null, after: 'code d’une application' },
    { name: 'rôle', before: 'Prix et promotions', after: 'Contenu' },
  ]);
});

it('tells what carries its own label by it', () => {
  const settings = [{ label: 'Frais d’une livraison', before: '25,00', after: '' }];
  expect(detailFacts({ group: 'Livraison', settings })).toEqual([
    { name: 'groupe', before: null, after: 'Livraison' },
    { name: 'Frais d’une livraison', before: '25,00', after: null },
  ]);
});

it('a list that is no such thing is told as it is', () => {
  expect(detailFacts({ orders: ['000123', '000124'], settings: [] })).toEqual([
    { name: 'commandes', before: null, after: '000123, 000124' },
    { name: 'réglages', before: null, after: '' },
  ]);
});

it('tells an entry in one line, but not who did it', () => {
  const details = { kind: 'orders', author: 'Nadia', before: { quantity: 1200 }, after: { quantity: 3 } };
  expect(detailWords(details)).toBe('genre\u00A0: Commandes passées, quantité\u00A0: 1\u202F200 → 3');
});

it('tells a file by its name and size, and nothing of its fingerprint', () => {
  const sha256 = '3fa9'.repeat(16);
  const details = { kind: 'orders', file_name: 'commandes.csv', sha256, id: sha256, bytes: 1200 };
  expect(detailFacts(details).map(({ name }) => name)).toEqual(['genre', 'fichier', 'octets']);
  expect(detailFacts({ before: details, after: null }).map(({ name }) => name)).toEqual([
    'genre',
    'fichier',
    'octets',
  ]);
  expect(detailWords(details)).not.toContain('3fa9');
});

it('a line that an older entry names by a number is told by its article; one that is gone stays a number', () => {
  const lines = [{ id: 38, number: 'W1', position: 2, sku: '10200211', name: 'Velours' }];
  const names = { ...NO_NAMES, lines };
  const byId = { number: 'W1', lines: [{ lineId: 38, quantity: 1 }] };
  expect(detailWords(byId, names)).toBe('numéro\u00A0: W1, lignes\u00A0: 10200211 Velours\u00A0: 1');
  const byPlace = { number: 'W1', lines: [{ position: 2, from: 0, to: 3 }] };
  expect(detailWords(byPlace, names)).toContain('10200211 Velours\u00A0: de 0 à 3');
  expect(detailWords({ ...byPlace, number: 'W2' }, names)).toContain('ligne 2\u00A0: de 0 à 3');
  expect(detailWords({ lines: [{ lineId: 39, quantity: 1 }] }, names)).toContain('ligne\u00A0: 39');
});

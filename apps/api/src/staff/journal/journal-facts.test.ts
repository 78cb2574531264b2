import { expect, it } from 'vitest';
import { journalFacts } from './journal-facts.ts';

it('tells fields by their French names, and only those that changed', () => {
  const details = {
    of: 12,
    factor: 'totp',
    before: { role: 'prix', stores: ['A'] },
    after: { role: 'contenu', stores: ['A'] },
  };
  expect(journalFacts(details)).toEqual([
    { name: 'personne', before: null, after: '12' },
    { name: 'facteur', before: null, after: 'totp' },
    { name: 'rôle', before: 'prix', after: 'contenu' },
  ]);
});

it('tells what carries its own label by it', () => {
  const settings = [{ label: 'Frais d’une livraison', before: '25,00', after: '' }];
  expect(journalFacts({ group: 'Livraison', settings })).toEqual([
    { name: 'groupe', before: null, after: 'Livraison' },
    { name: 'Frais d’une livraison', before: '25,00', after: null },
  ]);
});

it('a list that is no such thing is told as it is', () => {
  expect(journalFacts({ orders: ['000123', '000124'], settings: [] })).toEqual([
    { name: 'commandes', before: null, after: '000123, 000124' },
    { name: 'réglages', before: null, after: '' },
  ]);
});

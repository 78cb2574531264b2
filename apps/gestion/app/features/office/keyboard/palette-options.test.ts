import { expect, it } from 'vitest';
import { paletteOptions } from './palette-options.ts';

const MENU = ['today', 'orders', 'counter', 'team'] as const;

it.each([
  ['', ['/aujourdhui', '/commandes', '/comptoir', '/equipe', '/profil']],
  ['EQUI', ['/equipe', '/commandes?etat=toutes&q=EQUI']],
  ['com', ['/commandes', '/comptoir', '/profil', '/commandes?etat=toutes&q=com']],
  ['w26 100070', ['/commandes/W26100070']],
  ['Le Goff', ['/commandes?etat=toutes&q=Le%20Goff']],
])('%j leads to %j', (typed, places) => {
  expect(paletteOptions([...MENU], typed).map(({ to }) => to)).toEqual(places);
});

it('offers no order to whoever sees none', () => {
  expect(paletteOptions(['team'], 'W26100070')).toEqual([]);
});

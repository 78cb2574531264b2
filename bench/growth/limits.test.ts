import { expect, it } from 'vitest';
import { OF_CUSTOMERS } from './customer-asks.ts';
import { OF_ORDERS } from './desk-asks.ts';
import { aboveLimits } from './limits.ts';

const orders = `${OF_ORDERS}toutes, tous`;
const page = `${OF_CUSTOMERS}page d’un produit`;

it.each([
  ['customers pay half as much again at most', { [page]: 2 }, { [page]: 3 }, []],
  [
    'more is told',
    { [page]: 2 },
    { [page]: 3.1 },
    ['large, client : page d’un produit : 1.55 fois, au lieu de 1.5 au plus'],
  ],
  ['the desk may cost more', { 'ventes de 30 jours': 2 }, { 'ventes de 30 jours': 20 }, []],
  ['nothing to compare with', {}, { [page]: 3 }, []],
  ['a list of orders among a million', { [orders]: 50 }, { [orders]: 60 }, []],
  [
    'more than its limit',
    { [orders]: 51 },
    { [orders]: 60 },
    ['middle, commandes : toutes, tous : 51 ms au lieu de 50 au plus'],
  ],
  [
    'memory has a limit',
    {},
    { 'mémoire, prêt (Mio)': 701 },
    ['large, mémoire, prêt (Mio) : 701 au lieu de 700 au plus'],
  ],
])('%s', (_rule, middle, large, words) => {
  expect(
    aboveLimits([
      ['middle', middle],
      ['large', large],
    ]),
  ).toEqual(words);
});

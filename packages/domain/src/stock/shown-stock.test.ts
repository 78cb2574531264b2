import { expect, it } from 'vitest';
import { shownStock } from './shown-stock.ts';

const held = {
  available: 4,
  statutArticleMag: 'P',
  resupplyTime: 3,
  approDirecteFournisseur: false,
  livraisonPro: true,
};

it.each([
  [false, null, null, { kind: 'nothing' }],
  [false, null, held, { kind: 'nothing' }],
  [true, null, null, { kind: 'choose-store' }],
  [true, null, held, { kind: 'choose-store' }],
  [false, 'VB001', held, { kind: 'told', stock: held }],
  [true, 'VB001', held, { kind: 'told', stock: held }],
  [true, 'VB001', null, { kind: 'told', stock: undefined }],
] as const)('STK-07 signed in %s, store %s, stock %o: %o', (signedIn, shopCode, stock, shown) => {
  expect(shownStock({ signedIn, shopCode, stock })).toEqual(shown);
});

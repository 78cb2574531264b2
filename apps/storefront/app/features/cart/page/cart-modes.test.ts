import { expect, it } from 'vitest';
import { cartModes } from './cart-modes.ts';

const stock = {
  available: 5,
  statutArticleMag: 'P',
  resupplyTime: 0,
  approDirecteFournisseur: false,
  livraisonPro: true,
};
const tin = { sku: '10200211', quantity: 2, stock };
const hire = { sku: 'LIBRE', quantity: 1, stock: null };

it('a line of a quotation that is no article neither holds up the pickup nor the delivery', () => {
  expect(cartModes([tin, hire])).toEqual({ collectable: true, deliverable: true });
  expect(cartModes([tin, { ...tin, stock: null }])).toBeNull();
});

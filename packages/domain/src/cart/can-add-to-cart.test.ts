import { describe, expect, it } from 'vitest';
import { canAddToCart } from './can-add-to-cart.ts';
import type { AddableProduct, AddRefusal } from './can-add-to-cart.ts';

type Case = [
  type: string,
  facts: Omit<AddableProduct, 'type'>,
  wish: { quantity: number; variant: string | null },
  refusal: AddRefusal | null,
];

const stocked = { stockStatus: 'IN_STOCK', onlyLeft: null } as const;
const one = { quantity: 1, variant: null };

describe('what can be added to the cart', () => {
  it.each<Case>([
    ['ConfigurableProduct', stocked, one, 'no-variant'],
    ['ConfigurableProduct', stocked, { quantity: 1, variant: '10100002' }, null],
    // A variant decides alone: its stock is the API's business.
    ['ConfigurableProduct', { stockStatus: null, onlyLeft: 0 }, { quantity: 9, variant: '10100002' }, null],
    ['SimpleProduct', stocked, one, null],
    ['SimpleProduct', { stockStatus: 'OUT_OF_STOCK', onlyLeft: null }, one, null],
    ['SimpleProduct', { stockStatus: null, onlyLeft: null }, one, 'no-stock-status'],
    ['SimpleProduct', { stockStatus: 'IN_STOCK', onlyLeft: 3 }, { quantity: 3, variant: null }, null],
    ['SimpleProduct', { stockStatus: 'IN_STOCK', onlyLeft: 3 }, { quantity: 4, variant: null }, 'not-enough'],
    ['VirtualProduct', stocked, one, 'unsupported-type'],
    ['DownloadableProduct', stocked, one, 'unsupported-type'],
    ['BundleProduct', stocked, one, 'unsupported-type'],
    ['GroupedProduct', stocked, one, 'unsupported-type'],
    ['GiftCard', stocked, one, 'unsupported-type'],
  ])('CRT-11 %s %j, wanted %j: %s', (type, facts, wish, refusal) => {
    const verdict = canAddToCart({ type, ...facts }, wish);
    expect(verdict.ok ? null : verdict.refusal).toBe(refusal);
  });
});

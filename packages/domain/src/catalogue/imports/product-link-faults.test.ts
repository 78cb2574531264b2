import { describe, expect, it } from 'vitest';
import { linkFaults } from './product-link-faults.ts';

const known = (sku: string) => sku.startsWith('P');

describe('linkFaults', () => {
  it('accepts a product beside itself in no list and once in each', () => {
    expect(linkFaults({ sku: 'P1', related: ['P2'], upsell: ['P2', 'P3'], crosssell: [] }, known)).toEqual(
      [],
    );
  });

  it('names every reference the shop does not know, once', () => {
    expect(linkFaults({ sku: 'X', related: ['Y'], upsell: ['Y'], crosssell: [] }, known)).toEqual([
      { kind: 'unknown-product', sku: 'X' },
      { kind: 'unknown-product', sku: 'Y' },
    ]);
  });

  it('refuses a product linked to itself and a reference given twice in one list', () => {
    expect(linkFaults({ sku: 'P1', related: ['P1'], upsell: ['P2', 'P2'], crosssell: [] }, known)).toEqual([
      { kind: 'linked-to-itself' },
      { kind: 'repeated-link', sku: 'P2' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { linkFaults } from './product-link-faults.ts';

const known = (sku: string) => sku.startsWith('P');

describe('linkFaults', () => {
  it('accepts a product beside itself in no list and once in each', () => {
    expect(
      linkFaults(
        { sku: 'P1', related: ['P2'], upsell: ['P2', 'P3'], crosssell: [], replacement: null },
        known,
      ),
    ).toEqual([]);
  });

  it('names every reference the shop does not know, once', () => {
    expect(
      linkFaults({ sku: 'X', related: ['Y'], upsell: ['Y'], crosssell: [], replacement: null }, known),
    ).toEqual([
      { kind: 'unknown-product', sku: 'X' },
      { kind: 'unknown-product', sku: 'Y' },
    ]);
  });

  it('refuses a product linked to itself and a reference given twice in one list', () => {
    expect(
      linkFaults(
        { sku: 'P1', related: ['P1'], upsell: ['P2', 'P2'], crosssell: [], replacement: null },
        known,
      ),
    ).toEqual([{ kind: 'linked-to-itself' }, { kind: 'repeated-link', sku: 'P2' }]);
  });

  it('asks of what takes its place to be known and to be another product', () => {
    const links = { sku: 'P1', related: ['P2'], upsell: [], crosssell: [] };
    expect(linkFaults({ ...links, replacement: 'P2' }, known)).toEqual([]);
    expect(linkFaults({ ...links, replacement: 'Y' }, known)).toEqual([
      { kind: 'unknown-product', sku: 'Y' },
    ]);
    expect(linkFaults({ ...links, replacement: 'P1' }, known)).toEqual([{ kind: 'replaced-by-itself' }]);
  });
});

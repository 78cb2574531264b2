import { describe, expect, it } from 'vitest';
import { crossSell } from './cross-sell.ts';
import { generateCatalogue } from './generate-catalogue.ts';

const catalogue = [...generateCatalogue(600)];
const beside = crossSell(catalogue);

describe('crossSell', () => {
  it('shows at most three products, of the tied families and of the same tier', () => {
    for (const product of catalogue) {
      const shown = beside(product).map((sku) => catalogue.find((other) => other.sku === sku));
      expect(shown.length).toBeLessThanOrEqual(3);
      expect(shown.every((other) => other?.tier === product.tier)).toBe(true);
    }
  });

  it('goes with a ceiling paint: an undercoat, a sleeve and a masking tape', () => {
    const ceiling = catalogue.find((product) => product.sku === 'P101000');
    expect(ceiling && beside(ceiling)).toEqual(['P105000', 'P902000', 'P823000']);
  });

  it('shows nothing beside a family tied to no other', () => {
    expect(beside({ sku: 'P910000', family: 910, tier: 'std' })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { bestArticle } from './best-article.ts';

describe('bestArticle', () => {
  it('prefers what is in stock to what is cheaper', () => {
    const stocked = anOffer({ sku: 'B', packPrice: 900 });
    expect(bestArticle([anOffer({ inStock: false, packPrice: 100 }), stocked])).toBe(stocked);
  });

  it('then the lowest price of a pack, an unpriced one last', () => {
    const cheap = anOffer({ sku: 'C', packPrice: 100 });
    expect(bestArticle([anOffer({ packPrice: null }), anOffer({ packPrice: 200 }), cheap])).toBe(cheap);
  });

  it('then the smallest pack, then the reference', () => {
    const small = anOffer({ sku: 'Z', packQuantity: 1 });
    expect(bestArticle([anOffer({ packQuantity: 5 }), small])).toBe(small);
    expect(bestArticle([anOffer({ sku: 'B' }), anOffer({ sku: 'A' })])?.sku).toBe('A');
    expect(bestArticle([])).toBeUndefined();
  });
});

function anOffer(more: Partial<Parameters<typeof bestArticle>[0][number]>) {
  return { sku: 'A', inStock: true, packPrice: 500, packQuantity: 3, ...more };
}

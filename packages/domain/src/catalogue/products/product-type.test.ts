import { describe, expect, it } from 'vitest';
import { productType, productTypes } from './product-type.ts';

describe('productType', () => {
  it.each([
    ['ConfigurableProduct', 3, 'ConfigurableProduct'],
    ['SimpleProduct', 3, 'ConfigurableProduct'],
    ['ConfigurableProduct', 1, 'SimpleProduct'],
    ['SimpleProduct', 0, 'SimpleProduct'],
    ['something else', 2, 'ConfigurableProduct'],
  ] as const)('%s with %i articles is a %s', (stored, articles, type) => {
    expect(productType(stored, articles)).toBe(type);
  });

  it.each(productTypes.slice(2))('%s stays what the merchant says', (type) => {
    expect(productType(type, 1)).toBe(type);
    expect(productType(type, 5)).toBe(type);
  });
});

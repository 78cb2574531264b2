import { describe, expect, it } from 'vitest';
import { generateCatalogue, type DemoSize } from './generate-catalogue.ts';
import { skuAtSize } from './sku-at-size.ts';

describe('skuAtSize', () => {
  it.each([
    ['P102002', 600, 'P102002'],
    ['P102002', 10_000, 'P102002'],
    ['P102002', 100_000, 'P1020002'],
    ['10200202', 100_000, '102000202'],
  ] as const)('%s at size %i is %s', (sku, size, expected) => {
    expect(skuAtSize(sku, size)).toBe(expected);
  });

  it('names the same product at every size', () => {
    expect(nameOf('P102002', 600)).toBe('Valbrune Essentiel – Peinture murs et plafonds mate');
    expect(nameOf(skuAtSize('P102002', 100_000), 100_000)).toBe(nameOf('P102002', 600));
  });
});

function nameOf(sku: string, size: DemoSize): string | undefined {
  for (const product of generateCatalogue(size)) if (product.sku === sku) return product.name;
  return undefined;
}

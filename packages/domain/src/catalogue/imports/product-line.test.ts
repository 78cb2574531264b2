import { describe, expect, it } from 'vitest';
import { isOnSale } from '../articles/on-sale.ts';
import { productFaults, type ArticleLine, type ProductLine } from './product-line.ts';

const article: ArticleLine = { sku: '10100001', conditioning: '3 L', pack_quantity: 3, range_status: 'P' };
const product: ProductLine = {
  sku: 'P101000',
  name: 'Peinture plafond',
  url_key: 'peinture-plafond',
  product_type: 'ConfigurableProduct',
  kind: 'Peintures pro',
  brand: 'Ardelis',
  pricing_unit: 'L',
  price_group: 'PEINT',
  categories: ['peinture-interieure'],
  articles: [article],
};

describe('productFaults', () => {
  it('finds nothing wrong with a sound line', () => {
    expect(productFaults(product)).toEqual([]);
    expect(productFaults({ ...product, kind: 'RMS', url_key: 'plafond' })).toEqual([]);
    const small = { ...article, pack_quantity: 0.5 };
    expect(productFaults({ ...product, articles: [small] })).toEqual([]);
  });

  it.each([
    ['bad-sku', { sku: '' }],
    ['bad-sku', { sku: 'P 101' }],
    ['missing-name', { name: ' ' }],
    ['bad-url-key', { url_key: 'Peinture' }],
    ['bad-url-key', { url_key: '../admin' }],
    ['unknown-type', { product_type: 'Paint' }],
    ['unknown-kind', { kind: 'Peinture' }],
    ['missing-field', { brand: '' }],
    ['no-category', { categories: [] }],
    ['no-article', { articles: [] }],
    ['bad-article-sku', { articles: [{ ...article, sku: 'a/b' }] }],
    ['missing-conditioning', { articles: [{ ...article, conditioning: '' }] }],
    ['bad-quantity', { articles: [{ ...article, pack_quantity: 0 }] }],
    ['bad-quantity', { articles: [{ ...article, pack_quantity: Number.NaN }] }],
    ['bad-url-key', { url_key: 'plafond!' }],
    ['unknown-range-status', { articles: [{ ...article, range_status: 'X' }] }],
    ['unknown-range-status', { articles: [{ ...article, range_status: 'XP' }] }],
    ['unknown-range-status', { articles: [{ ...article, range_status: 'PX' }] }],
  ] as const)('%s', (fault, more) => {
    expect(productFaults({ ...product, ...more })).toEqual([fault]);
  });
});

it.each([
  ['P', true],
  ['U', true],
  ['O', false],
])('an article of the range %s is on sale until a store says otherwise: %s', (rangeStatus, onSale) => {
  expect(isOnSale({ rangeStatus })).toBe(onSale);
});

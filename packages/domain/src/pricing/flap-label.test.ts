import { describe, expect, it } from 'vitest';
import { flapLabel } from './flap-label.ts';
import type { FlapCondition } from './flap-label.ts';

const plain = { is_new_product: false };
const fresh = { is_new_product: true };
const price = (
  priceType: 'SPECIAL' | 'PROMOTION' | 'DESTOCK' | null,
  discountPercentage = 0,
  discountAmount = 0,
) => ({
  priceType,
  discountPercentage,
  discountAmount,
});
const alone = (priceExcludingTax: FlapCondition['priceExcludingTax']): FlapCondition => ({
  priceExcludingTax,
});
const both = (one: ReturnType<typeof price>): FlapCondition => ({
  priceExcludingTax: one,
  priceIncludingTax: one,
});

describe('flapLabel', () => {
  it.each([
    ['with a percentage', both(price('SPECIAL', 4.8, 2)), fresh, { kind: 'remise', percent: 4.8 }],
    [
      'with an amount below a percent',
      both(price('SPECIAL', 0, 0.01)),
      plain,
      { kind: 'remise', percent: null },
    ],
    [
      'with a percentage alone',
      alone({ priceType: 'SPECIAL', discountPercentage: 0.8 }),
      plain,
      { kind: 'remise', percent: 0.8 },
    ],
    [
      'with an amount alone',
      alone({ priceType: 'SPECIAL', discountAmount: 0.5 }),
      plain,
      { kind: 'remise', percent: null },
    ],
    ['not without a word of a discount', alone({ priceType: 'SPECIAL' }), plain, null],
    ['not without a discount', both(price('SPECIAL')), plain, null],
    [
      'not for the price with tax alone',
      { priceExcludingTax: price(null), priceIncludingTax: price('SPECIAL', 5, 1) },
      plain,
      null,
    ],
    [
      'before a promotion of the other price',
      { priceExcludingTax: price('SPECIAL', 5, 1), priceIncludingTax: price('PROMOTION', 10, 2) },
      plain,
      { kind: 'remise', percent: 5 },
    ],
  ])('PRC-06 remise: %s', (_, condition, product, flap) => {
    expect(flapLabel(condition, product)).toEqual(flap);
  });

  it.each([
    ['both prices', both(price('PROMOTION', 15, 3)), { kind: 'promo', percent: 15 }],
    [
      'the price with tax alone',
      { priceExcludingTax: price(null), priceIncludingTax: price('PROMOTION', 15, 3) },
      { kind: 'promo', percent: 15 },
    ],
    [
      'the price with tax alone, the other hidden',
      { priceExcludingTax: null, priceIncludingTax: price('PROMOTION', 15, 3) },
      { kind: 'promo', percent: 15 },
    ],
    [
      'less than half a tenth of a percent: no percentage',
      both(price('PROMOTION', 0.04)),
      { kind: 'promo', percent: null },
    ],
    ['never more than there is', both(price('PROMOTION', 12.5)), { kind: 'promo', percent: 12.5 }],
    ['to the tenth', both(price('PROMOTION', 19.96)), { kind: 'promo', percent: 20 }],
    ['no discount told', alone({ priceType: 'PROMOTION' }), { kind: 'promo', percent: null }],
    ['nothing struck: no percentage', both(price('PROMOTION')), { kind: 'promo', percent: null }],
  ])('PRC-07 promo: %s', (_, condition, flap) => {
    expect(flapLabel(condition, fresh)).toEqual(flap);
  });

  it('PRC-08 destock for either price, after promo, and PRC-10 without its percentage', () => {
    const destock = { priceExcludingTax: price('DESTOCK', 40, 8), priceIncludingTax: price(null) };
    expect(flapLabel(destock, fresh)).toEqual({ kind: 'destock', percent: null });
    expect(flapLabel({ ...destock, priceIncludingTax: price('PROMOTION', 10) }, plain)?.kind).toBe('promo');
  });

  it('PRC-09 nouveau when the product is new, otherwise none; also where prices are hidden', () => {
    expect(flapLabel(both(price(null)), fresh)).toEqual({ kind: 'nouveau', percent: null });
    expect(flapLabel({ priceExcludingTax: null, priceIncludingTax: null }, fresh)?.kind).toBe('nouveau');
    expect(flapLabel(null, plain)).toBeNull();
  });
});

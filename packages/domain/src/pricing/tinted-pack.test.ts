import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { taxRate } from '../tax.ts';
import { packParts, tintedPackHt } from './tinted-pack.ts';

describe('a pack in a tint', () => {
  it.each([
    [3_250, 450, 3_700],
    [3_250, 0, 3_250],
    [3_250, null, 3_250],
  ])('costs the paint and its tinting before tax: %d + %s = %d', (paint, tint, pack) => {
    expect(tintedPackHt(cents(paint), tint === null ? null : cents(tint))).toBe(pack);
  });

  it.each([
    // 10,33 + 1,53: with tax 14,23; the tinting alone 1,84
    [1_186, 153, 'HT', { pack: 1_186, tint: 153, paint: 1_033 }],
    [1_186, 153, 'TTC', { pack: 1_423, tint: 184, paint: 1_239 }],
  ] as const)('of %d with %d of tinting shows two parts that add up, %s', (pack, tint, label, parts) => {
    expect(packParts(cents(pack), cents(tint), label, taxRate('standard'))).toEqual(parts);
  });
});

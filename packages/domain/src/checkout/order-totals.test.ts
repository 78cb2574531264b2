import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../money.ts';
import { taxRate } from '../tax.ts';
import { orderTotals } from './order-totals.ts';

const rate = taxRate('standard');
const line = fc.nat({ max: 5_000_000 }).map((excluding) => ({ excluding: cents(excluding), rate }));

it('D16 lines, delivery and tax add up to the total, to the cent, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), fc.nat({ max: 100_000 }), (lines, fee) => {
      const totals = orderTotals(lines, cents(fee));
      const goods = lines.reduce((sum, one) => sum + one.excluding, 0);
      expect(totals.goods + totals.shipping).toBe(goods + fee);
      expect(totals.excluding).toBe(goods + fee);
      expect(totals.excluding + totals.tax).toBe(totals.including);
      expect(totals.taxes.reduce((sum, one) => sum + one.tax, 0)).toBe(totals.tax);
      expect(Math.abs(totals.tax - totals.excluding / 5)).toBeLessThanOrEqual(0.5);
    }),
    { numRuns: 1_000 },
  );
});

it('delivery bears the standard rate', () => {
  expect(orderTotals([{ excluding: cents(10_000), rate }], cents(1_500))).toMatchObject({
    goods: 10_000,
    shipping: 1_500,
    excluding: 11_500,
    tax: 2_300,
    including: 13_800,
  });
});

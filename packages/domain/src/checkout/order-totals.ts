// The sums of an order. Everything is added without tax; the tax is rounded once per rate.
import { cents } from '../money.ts';
import type { Cents } from '../money.ts';
import { documentTotals, taxRate } from '../tax.ts';
import type { DocumentTotals, TaxedLine } from '../tax.ts';

export type OrderTotals = DocumentTotals & {
  /** of the lines, their reductions taken off, before delivery */
  goods: Cents;
  shipping: Cents;
  tax: Cents;
};

/** Each line as it is charged, its share of the coupon taken off. */
export function orderTotals(lines: readonly TaxedLine[], shippingHt: Cents): OrderTotals {
  const goods = cents(lines.reduce((sum, { excluding }) => sum + excluding, 0));
  const shipping = shippingHt === 0 ? [] : [{ excluding: shippingHt, rate: taxRate('shipping') }];
  const totals = documentTotals([...lines, ...shipping]);
  return { ...totals, goods, shipping: shippingHt, tax: cents(totals.including - totals.excluding) };
}

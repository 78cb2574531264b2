// What a cart comes to. Rows before tax in whole cents; the tax is rounded once per rate, on the document.
import { cents, sumOf } from '../money.ts';
import type { Cents } from '../money.ts';
import { documentTotals } from '../tax.ts';
import type { DocumentTotals, TaxRate } from '../tax.ts';

export type TotalRow = {
  /** one pack before tax, its tint included */
  unitHt: Cents;
  quantity: number;
  /** its share of the coupon, before tax */
  discountHt: Cents;
  rate: TaxRate;
};

/** What the chosen method costs before tax, and from which amount of goods on it is free. */
export type ShippingTerms = { feeHt: Cents; freeFromHt: Cents | null; rate: TaxRate };

export type CartTotals = {
  /** the goods alone, before the coupon */
  subtotal: DocumentTotals;
  discountHt: Cents;
  goodsHt: Cents;
  shippingHt: Cents | null;
  /** goods, coupon and shipping together */
  total: DocumentTotals;
};

export function cartTotals(rows: readonly TotalRow[], shipping: ShippingTerms | null): CartTotals {
  const goods = rows.map(({ unitHt, quantity, rate }) => ({ excluding: rowHt(unitHt, quantity), rate }));
  const reduced = rows.map(({ unitHt, quantity, discountHt, rate }) => ({
    excluding: cents(rowHt(unitHt, quantity) - discountHt),
    rate,
  }));
  const goodsHt = sumOf(reduced.map(({ excluding }) => excluding));
  const shippingHt = shipping && shippingFee(shipping, goodsHt);
  const carried = shipping && shippingHt !== null ? [{ excluding: shippingHt, rate: shipping.rate }] : [];
  return {
    subtotal: documentTotals(goods),
    discountHt: sumOf(rows.map(({ discountHt }) => discountHt)),
    goodsHt,
    shippingHt,
    total: documentTotals([...reduced, ...carried]),
  };
}

export function rowHt(unitHt: Cents, quantity: number): Cents {
  return cents(unitHt * quantity);
}

function shippingFee({ feeHt, freeFromHt }: ShippingTerms, goodsHt: Cents): Cents {
  return freeFromHt !== null && goodsHt >= freeFromHt ? cents(0) : feeHt;
}

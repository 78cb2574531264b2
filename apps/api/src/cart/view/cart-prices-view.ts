// Whole cents become the contract's decimals here and nowhere before.
import type { CartItemPrices, CartPrices, Money } from '@nuancier/contract/api-types.ts';
import { cents, euros, sumOf } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import { vatName } from '../../text/vat-name.ts';
import { couponLabel } from './cart-texts.ts';
import { ecoOf } from '../totals/reckon-cart.ts';
import type { ReckonedCart, ReckonedLine } from '../totals/reckon-cart.ts';

export function cartPricesView({ totals, coupon, lines }: ReckonedCart): CartPrices {
  const { subtotal, total, goodsHt, discountHt, shippingHt } = totals;
  const shippingTtc = shippingHt === null ? null : includingTax(shippingHt, taxRate('standard'));
  const discountTtc = cents(subtotal.including + (shippingTtc ?? 0) - total.including);
  const discounts = (amount: Cents) => coupon && [{ amount: money(amount), label: couponLabel(coupon.code) }];
  return {
    grand_total: money(total.including),
    subtotal_excluding_tax: money(subtotal.excluding),
    subtotal_including_tax: money(subtotal.including),
    subtotal_with_discount_excluding_tax: money(goodsHt),
    applied_taxes: total.taxes.map(({ rate, tax }) => ({ amount: money(tax), label: vatName(rate / 100) })),
    discounts_excluding_tax: discounts(discountHt),
    discounts_including_tax: discounts(discountTtc),
    total_excluding_tax: money(total.excluding),
    total_tax: money(sumOf(total.taxes.map(({ tax }) => tax))),
    shipping_excluding_tax: shippingHt === null ? null : money(shippingHt),
    shipping_including_tax: shippingTtc === null ? null : money(shippingTtc),
    eco_contribution: money(ecoOf(lines)),
  };
}

/** Nothing for what has no price any more. */
export function itemPricesView(reckoned: ReckonedLine, couponCode: string | null): CartItemPrices | null {
  const { price, rowHt, discountHt } = reckoned;
  if (price === null) return null;
  const { unitHt, regularHt, rate } = price;
  return {
    price: money(unitHt),
    price_including_tax: money(includingTax(unitHt, rate)),
    row_total: money(rowHt),
    row_total_including_tax: money(includingTax(rowHt, rate)),
    total_item_discount: money(discountHt),
    discounts: discountHt === 0 ? [] : [{ amount: money(discountHt), label: couponLabel(couponCode) }],
    unit_price_excluding_tax: money(unitHt),
    unit_price_including_tax: money(includingTax(unitHt, rate)),
    regular_unit_price_excluding_tax: money(regularHt),
    regular_unit_price_including_tax: money(includingTax(regularHt, rate)),
    price_type: price.type,
    eco_contribution: money(ecoOf([reckoned])),
  };
}

export function money(amount: Cents): Money {
  return { value: euros(amount), currency: 'EUR' };
}

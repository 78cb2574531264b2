import { formatAmount } from '../../format.ts';
import { SumRows } from '../orders/sum-rows.tsx';
import type { CheckoutCart } from './checkout-cart.ts';
import { checkoutCopy } from './copy.ts';

/** Before tax down to the tax, like the cart and the order: the rows add up. Nothing for whoever may not see prices. */
export function CheckoutSums({ cart: { prices, mode } }: { cart: CheckoutCart }) {
  if (!prices?.grand_total) return null;
  const shipping = prices.shipping_excluding_tax;
  return (
    <SumRows
      rows={[
        [checkoutCopy.subtotalHt, amount(prices.subtotal_excluding_tax)],
        ...(prices.discounts ?? []).flatMap((discount) =>
          discount
            ? [
                [
                  discount.label || checkoutCopy.discount,
                  formatAmount(-(discount.amount.value ?? 0)),
                ] as const,
              ]
            : [],
        ),
        mode === 'EMP'
          ? [checkoutCopy.pickup, checkoutCopy.freePickup]
          : [
              checkoutCopy.shippingHt,
              shipping === null ? checkoutCopy.toBeChosen : feeOf(shipping.value ?? 0),
            ],
        [checkoutCopy.totalHt, amount(prices.total_excluding_tax)],
        ...(prices.applied_taxes ?? []).flatMap((tax) =>
          tax ? [[tax.label, amount(tax.amount)] as const] : [],
        ),
      ]}
      total={[checkoutCopy.totalTtc, amount(prices.grand_total)]}
    />
  );
}

function feeOf(fee: number): string {
  return fee === 0 ? checkoutCopy.freeDelivery : formatAmount(fee);
}

function amount(money: { value: number | null } | null): string {
  return formatAmount(money?.value ?? 0);
}

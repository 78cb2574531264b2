import { formatAmount } from '../../format.ts';
import { SumRows } from '../orders/sum-rows.tsx';
import type { CheckoutCart } from './checkout-cart.ts';
import { checkoutCopy } from './copy.ts';

/** Nothing for whoever may not see prices. */
export function CheckoutSums({ cart: { prices, mode }, isPro }: { cart: CheckoutCart; isPro: boolean }) {
  if (!prices?.grand_total) return null;
  const subtotal = isPro ? prices.subtotal_excluding_tax : prices.subtotal_including_tax;
  const shipping = isPro ? prices.shipping_excluding_tax : prices.shipping_including_tax;
  const shippingLabel = isPro ? checkoutCopy.shippingHt : checkoutCopy.shippingTtc;
  return (
    <SumRows
      rows={[
        [isPro ? checkoutCopy.subtotalHt : checkoutCopy.subtotalTtc, amount(subtotal)],
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
        [
          mode === 'EMP' ? checkoutCopy.pickup : shippingLabel,
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
  return fee === 0 ? checkoutCopy.free : formatAmount(fee);
}

function amount(money: { value: number | null } | null): string {
  return formatAmount(money?.value ?? 0);
}

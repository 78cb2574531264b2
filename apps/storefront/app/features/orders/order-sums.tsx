import type { OrderSumsFragment } from '../../../generated/documents.ts';
import { formatAmount } from '../../format.ts';
import { orderCopy } from './copy.ts';
import { SumRows } from './sum-rows.tsx';

type Props = { total: OrderSumsFragment; isPickup: boolean };

export function OrderSums({ total, isPickup }: Props) {
  const shipping = total.total_shipping;
  return (
    <SumRows
      rows={[
        [orderCopy.subtotal, amount(total.subtotal)],
        ...(total.discounts ?? []).flatMap((discount) =>
          discount
            ? [[discount.label || orderCopy.discount, formatAmount(-(discount.amount.value ?? 0))] as const]
            : [],
        ),
        isPickup
          ? [orderCopy.pickup, orderCopy.freePickup]
          : [orderCopy.shipping, shipping.value === 0 ? orderCopy.free : amount(shipping)],
        [orderCopy.totalExcluding, amount(total.total_excluding_tax)],
        ...(total.taxes ?? []).flatMap((tax) => (tax ? [[tax.title, amount(tax.amount)] as const] : [])),
      ]}
      total={[orderCopy.totalIncluding, amount(total.grand_total)]}
    />
  );
}

function amount(money: { value: number | null } | null): string {
  return formatAmount(money?.value ?? 0);
}

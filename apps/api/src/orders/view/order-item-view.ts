import type { Money, OrderItem } from '@nuancier/contract/api-types.ts';
import { shownColour } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { isWithinDays } from '@nuancier/domain/catalogue/within-days.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import { standingParts } from '@nuancier/domain/orders/order-parts.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { nameOfLine, nameOfTint, orderTintView } from './name-of-line.ts';
import { orderCopy } from './order-copy.ts';
import type { Order, OrderLine } from '../records/order-record.ts';

export type OrderItemView = Omit<OrderItem, 'product' | '__typename'> & { __typename: 'OrderItem' };

export function orderItemView(
  { status }: Order,
  line: OrderLine,
  { showsPrices, now }: { showsPrices: boolean; now: Date },
): OrderItemView {
  const colour = line.tint === null ? shownColour(line.color) : null;
  return {
    __typename: 'OrderItem',
    id: String(line.id),
    product_name: nameOfLine(line),
    product_sku: line.articleSku,
    article_sku: line.articleSku,
    product_url_key: linkedOn(line.product, localMoment(now).date),
    product_type: 'simple',
    status: null,
    product_sale_price: money(showsPrices ? line.unitHt : null),
    row_total: showsPrices ? money(line.unitHt * line.quantity) : null,
    discounts: showsPrices && line.discountHt > 0 ? [{ amount: money(line.discountHt), label: '' }] : [],
    selected_options: chosen([
      [orderCopy.options.color, colour],
      [orderCopy.options.conditioning, line.conditioning],
    ]),
    entered_options: chosen([[orderCopy.options.tint, line.tint && nameOfTint(line.tint)]]),
    quantity_ordered: line.quantity + line.cancelled,
    quantity_shipped: line.handedOver,
    quantity_refunded: null,
    quantity_invoiced: null,
    quantity_canceled: line.cancelled + (status === 'ANNULEE' ? line.quantity : 0),
    quantity_returned: null,
    quantity_current: line.quantity,
    quantity_prepared: line.prepared,
    parts: standingParts(line.parts).map(({ kind, quantity, at }) => ({
      kind,
      quantity,
      at: new Date(at).toISOString(),
    })),
    parent_sku: line.parentSku,
    conditioning: line.conditioning,
    color: colour,
    tint: orderTintView(line.tint, showsPrices ? line.tintHt : null, line.made),
  };
}

function linkedOn(product: OrderLine['product'], day: string): string | null {
  return product !== null && isWithinDays(product, day) ? product.url_key : null;
}

function chosen(options: readonly (readonly [string, string | null])[]) {
  return options.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

function money(amount: number | null): Money {
  return { value: amount === null ? null : euros(cents(amount)), currency: 'EUR' };
}

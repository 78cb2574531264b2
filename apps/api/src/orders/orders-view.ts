import type {
  CustomerOrder,
  Money,
  OrderAddress,
  OrderItem,
  OrderTotal,
} from '@nuancier/contract/api-types.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import { taxRate } from '@nuancier/domain/tax.ts';
import { orderCopy } from './order-copy.ts';
import type { Order, OrderLine, OrderPostalAddress } from './order-record.ts';
import { withdrawableOf } from './withdrawable-of.ts';

export type OrderItemView = OrderItem & { __typename: 'OrderItem' };
export type OrderView = Omit<CustomerOrder, 'items' | 'shipments' | 'invoices'> & {
  items: OrderItemView[];
  shipments: [];
  invoices: [];
};

export type Looker = { showsPrices: boolean; isConsumer: boolean; now: Date };

export function orderView(order: Order, { showsPrices, isConsumer, now }: Looker): OrderView {
  return {
    id: String(order.id),
    number: order.number,
    order_date: order.placedAt.toISOString(),
    status: order.status,
    status_label: orderCopy.statuses[order.status],
    waiting_for_approval: order.waitingForApproval,
    delivery_mode: order.mode,
    delivery_mode_label: orderCopy.modes[order.mode],
    order_origin: order.origin,
    order_origin_label: orderCopy.modes[order.origin],
    shop_code: order.shopCode,
    purchase_ref: order.purchaseRef,
    buyer_name: order.buyerName,
    payment_state: order.paymentState,
    payment_methods: [
      { name: orderCopy.payments[order.paymentMethod], type: order.paymentMethod, additional_data: [] },
    ],
    promised_at: order.promisedAt?.toISOString() ?? null,
    shipping_method: orderCopy.modes[order.mode],
    shipping_address: addressView(order.shippingAddress),
    billing_address: addressView(order.billingAddress),
    items: order.lines.map((line) => itemView(line, showsPrices)),
    total: showsPrices ? totalView(order) : null,
    grand_total: showsPrices ? euros(cents(order.sums.totalTtc)) : null,
    comments: [],
    invoices: [],
    shipments: [],
    status_changes: order.changes.map(({ to, at }) => ({
      status: to,
      status_label: orderCopy.statuses[to],
      at: at.toISOString(),
    })),
    withdrawable_items: withdrawableOf(order, isConsumer, now).map(({ id }) => String(id)),
  };
}

function itemView(line: OrderLine, showsPrices: boolean): OrderItemView {
  return {
    __typename: 'OrderItem',
    id: String(line.id),
    product_name: line.name,
    product_sku: line.articleSku,
    product_url_key: line.urlKey,
    product_type: 'simple',
    status: null,
    product_sale_price: money(showsPrices ? line.unitHt : null),
    row_total: showsPrices ? money(line.unitHt * line.quantity) : null,
    discounts: showsPrices && line.discountHt > 0 ? [{ amount: money(line.discountHt), label: '' }] : [],
    selected_options: [],
    entered_options: [],
    quantity_ordered: line.quantity,
    quantity_shipped: null,
    quantity_refunded: null,
    quantity_invoiced: null,
    quantity_canceled: null,
    quantity_returned: null,
    parent_sku: line.parentSku,
    conditioning: line.conditioning,
    color: line.color,
    tint: line.tint,
  };
}

function totalView({ sums, couponCode }: Order): OrderTotal {
  const rate = taxRate('standard') / 100;
  return {
    subtotal: money(sums.goodsHt),
    discounts:
      sums.discountHt === 0
        ? []
        : [
            {
              amount: money(sums.discountHt),
              label: couponCode === null ? '' : orderCopy.coupon(couponCode),
            },
          ],
    total_excluding_tax: money(sums.totalHt),
    total_tax: money(sums.tax),
    taxes: [{ amount: money(sums.tax), rate, title: orderCopy.vat(rate) }],
    grand_total: money(sums.totalTtc),
    base_grand_total: money(sums.totalTtc),
    total_shipping: money(sums.shippingHt),
    shipping_handling: { total_amount: money(sums.shippingHt), amount_excluding_tax: money(sums.shippingHt) },
  };
}

function addressView(address: OrderPostalAddress | null): OrderAddress | null {
  return address === null ? null : { ...address, region: null };
}

function money(amount: number | null): Money {
  return { value: amount === null ? null : euros(cents(amount)), currency: 'EUR' };
}

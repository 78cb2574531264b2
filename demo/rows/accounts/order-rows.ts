import type { OrderRow } from '@nuancier/api/orders/imports/orders-import-rows.ts';
import { isOrderStatus, statusFacts } from '@nuancier/domain/orders/order-status.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import customers from '../../data/accounts/customers.json' with { type: 'json' };
import orders from '../../data/accounts/orders.json' with { type: 'json' };
import tintedOrders from '../../data/accounts/tinted-orders.json' with { type: 'json' };
import { addDays, daysFromBase } from '../../shift-dates.ts';
import { clientCodeOf } from './company-rows.ts';
import { paperLine } from './paper-line.ts';
import type { DemoLine } from './paper-line.ts';
import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import { tintRow } from './tint-row.ts';
import type { DemoTint } from './tint-row.ts';

type DemoOrder = {
  id: string;
  company: string;
  customer: string;
  created_at: string;
  status: string;
  delivery_mode: string;
  channel: string;
  shop_code: string;
  purchase_ref: string;
  purchase_order_number?: string | undefined;
  lines: readonly (DemoLine & { parent_sku: string; tint?: DemoTint | undefined })[];
};

/** Those of the last months, and those of the years before, whose tints are found again. */
const ALL: readonly (DemoOrder & { payment_method?: PaymentMethod })[] = [
  ...orders,
  // Long paid: they use up no credit.
  ...tintedOrders.map((order) => ({ ...order, payment_method: 'at_store' as const })),
];

export function orderRows(size: DemoSize, today: Date): OrderRow[] {
  const days = daysFromBase(today);
  return ALL.map((order) => ({
    number: order.id,
    client_code: clientCodeOf(order.company),
    email: emailOf(order.customer),
    status: statusOf(order.status),
    delivery_mode: order.delivery_mode === 'EMP' ? 'EMP' : 'LIV',
    order_origin: order.channel === 'SO' || order.channel === 'S2' ? order.channel : 'SW',
    shop_code: order.shop_code,
    purchase_ref: order.purchase_ref,
    purchase_order_number: order.purchase_order_number ?? null,
    payment_method: order.payment_method ?? 'on_account',
    placed_at: `${addDays(order.created_at, days)}T09:00:00Z`,
    shipping_ht_cents: 0,
    lines: order.lines.map((line, at) => ({
      ...paperLine(line, size),
      tint: line.tint ? tintRow(line.tint) : null,
      parent_sku: skuAtSize(line.parent_sku, size),
      ...partsOf(statusOf(order.status), line.quantity, at < order.lines.length / 2),
    })),
  }));
}

/** Of an order that comes in parts the first half of the lines is there. */
function partsOf(status: OrderStatus, quantity: number, isFirstHalf: boolean) {
  const { parts } = statusFacts(status);
  if (parts?.of !== 'some') return {};
  const there = isFirstHalf ? quantity : 0;
  return { prepared: there, handed_over: parts.kind === 'HANDED_OVER' ? there : 0 };
}

export function emailOf(id: string): string {
  const found = customers.find((customer) => customer.id === id);
  if (found === undefined) throw new Error(`The demo's orders name an unknown customer « ${id} »`);
  return found.email;
}

function statusOf(status: string): OrderStatus {
  if (!isOrderStatus(status)) throw new Error(`The demo names an unknown order status « ${status} »`);
  return status;
}

import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { isOrderStatus, statusFacts } from '@nuancier/domain/orders/order-status.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import orders from '../../data/accounts/orders.json' with { type: 'json' };
import todaysOrders from '../../data/accounts/todays-orders.json' with { type: 'json' };
import tintedOrders from '../../data/accounts/tinted-orders.json' with { type: 'json' };
import { addDays, daysFromBase } from '../../shift-dates.ts';
import type { FileLine } from '../file-line.ts';
import { clientCodeOf } from './company-rows.ts';
import { emailOf } from './customer-rows.ts';
import { paperLine } from './paper-line.ts';
import type { DemoLine } from './paper-line.ts';
import { promised } from './promised.ts';
import { tintRow } from './tint-row.ts';
import type { DemoTint } from './tint-row.ts';

type DemoOrder = {
  id: string;
  company: string | null;
  customer: string;
  status: string;
  delivery_mode: string;
  channel: string;
  shop_code: string;
  purchase_ref: string | null;
  purchase_order_number?: string | undefined;
  payment_method?: PaymentMethod;
  lines: readonly (DemoLine & { parent_sku: string; tint?: DemoTint | undefined })[];
  /** quarters of an opening hour from now */
  promised_in?: number | null;
} & ({ created_at: string } | { hours_ago: number });

/** Those of the last months, and those of the years before, whose tints are found again. */
const ALL: readonly DemoOrder[] = [
  ...orders,
  // Long paid: they use up no credit.
  ...tintedOrders.map((order) => ({ ...order, payment_method: 'at_store' as const })),
];

/** What the stores have to do on the day itself; paid at the counter, so that no credit is used up. */
const TODAYS: readonly DemoOrder[] = todaysOrders.map((order) => ({
  ...order,
  payment_method: 'at_store' as const,
}));

/** `isQuiet`: nothing is promised and nothing came in today. */
export function orderRows(size: DemoSize, today: Date, isQuiet = false): FileLine[] {
  return (isQuiet ? ALL : [...ALL, ...TODAYS]).map((order) => ({
    commande: order.id,
    email: emailOf(order.customer),
    client: clientCodeOf(order.company),
    date: placedAt(order, today),
    ...(!isQuiet && promised(openOrder(order, today), today)),
    statut: order.status,
    mode: order.delivery_mode === 'EMP' ? 'EMP' : 'LIV',
    origine: order.channel === 'SO' || order.channel === 'S2' ? order.channel : 'SW',
    magasin: order.shop_code,
    paiement: order.payment_method ?? 'on_account',
    reference_achat: order.purchase_ref,
    bon_commande: order.purchase_order_number,
    lignes: order.lines.map((line, at) => ({
      ...paperLine(line, size),
      ...(line.tint && { ...tintRow(line.tint), base: line.tint.base }),
      produit: skuAtSize(line.parent_sku, size),
      ...partsOf(statusOf(order.status), line.quantity, at < order.lines.length / 2),
    })),
  }));
}

function placedAt(order: DemoOrder, today: Date): string {
  if ('hours_ago' in order) return new Date(today.getTime() - order.hours_ago * HOUR_MS).toISOString();
  return `${addDays(order.created_at, daysFromBase(today))}T09:00:00Z`;
}

function openOrder(order: DemoOrder, today: Date) {
  const { status, delivery_mode: mode, shop_code: shopCode, promised_in: quarters } = order;
  const placed = new Date(placedAt(order, today));
  return { status: statusOf(status), isFetched: mode === 'EMP', shopCode, placedAt: placed, quarters };
}

/** Of an order that comes in parts the first half of the lines is there. */
function partsOf(status: OrderStatus, quantity: number, isFirstHalf: boolean): FileLine {
  const { parts } = statusFacts(status);
  if (parts?.of !== 'some') return {};
  const there = isFirstHalf ? quantity : 0;
  return { prepares: there, remis: parts.kind === 'HANDED_OVER' ? there : 0 };
}

function statusOf(status: string): OrderStatus {
  if (!isOrderStatus(status)) throw new Error(`The demo names an unknown order status « ${status} »`);
  return status;
}

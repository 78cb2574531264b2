// An order in full, for the merchant's systems: amounts in cents, before tax unless said, moments with their zone.
import { PAYMENT_METHODS } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import {
  DELIVERY_MODES,
  ORDER_ORIGINS,
  ORDER_STATUSES,
  statusFacts,
} from '@nuancier/domain/orders/order-status.ts';
import { paymentKnown, PAYMENT_STATES } from '@nuancier/domain/orders/payment-state.ts';
import * as v from 'valibot';
import type { Database } from '../../database/tables.ts';
import { nameOfLine, orderClientCodes } from '../../orders/orders.ts';
import type { Order, OrderLine, OrderPostalAddress } from '../../orders/orders.ts';
import {
  cents,
  count,
  day,
  maybeDay,
  maybeMoment,
  maybeText,
  moment,
  postalAddress,
  text,
} from '../routes/fields.ts';

const address = v.object(postalAddress);

export const orderLineForm = v.object({
  position: count,
  sku: text,
  product_sku: text,
  name: text,
  quantity: count,
  cancelled: count,
  prepared: count,
  handed_over: count,
  withdrawn: v.boolean(),
  unit_ht_cents: cents,
  tint_ht_cents: v.nullable(cents),
  discount_ht_cents: cents,
  tax_rate: v.number(),
  from_stock: count,
  stock_place: text,
  tint: v.nullable(
    v.object({
      code: maybeText,
      hex: text,
      label: maybeText,
      name: maybeText,
      base: maybeText,
      class: maybeText,
      formula: maybeText,
    }),
  ),
});

export const orderForm = v.object({
  number: text,
  status: v.picklist(ORDER_STATUSES),
  placed_at: moment,
  origin: v.picklist(ORDER_ORIGINS),
  shop_code: text,
  delivery_mode: v.picklist(DELIVERY_MODES),
  promised_at: maybeMoment,
  delivery_on: maybeDay,
  first_delivery_on: maybeDay,
  wished: v.nullable(v.object({ on: day, from: maybeText, until: maybeText })),
  received_at: maybeMoment,
  buyer: v.object({
    customer_id: v.nullable(count),
    name: text,
    email: text,
    client_code: maybeText,
    representative: maybeText,
  }),
  purchase_ref: maybeText,
  purchase_order_number: maybeText,
  notes: maybeText,
  payment: v.object({ method: v.picklist(PAYMENT_METHODS), state: v.picklist(PAYMENT_STATES) }),
  currency: v.literal('EUR'),
  goods_ht_cents: cents,
  eco_ht_cents: cents,
  discount_ht_cents: cents,
  coupon_code: maybeText,
  shipping_ht_cents: cents,
  total_ht_cents: cents,
  tax_cents: cents,
  total_ttc_cents: cents,
  refunded_cents: cents,
  shipping_address: v.nullable(address),
  billing_address: v.nullable(address),
  quotations: v.array(text),
  lines: v.array(orderLineForm),
  history: v.array(v.object({ status: v.picklist(ORDER_STATUSES), at: moment })),
});

/** What moved, and nothing of the buyer: whoever may write may not therefore read. */
export const movedOrderForm = v.object({
  number: text,
  status: v.picklist(ORDER_STATUSES),
  lines: v.array(
    v.object({ position: count, sku: text, quantity: count, prepared: count, handed_over: count }),
  ),
});

export function movedOrderOf({ number, status, lines }: Order): v.InferOutput<typeof movedOrderForm> {
  return {
    number,
    status,
    lines: lines.map(({ articleSku, quantity, prepared, handedOver }, at) => ({
      position: at + 1,
      sku: articleSku,
      quantity,
      prepared,
      handed_over: handedOver,
    })),
  };
}

export type OrderForm = v.InferOutput<typeof orderForm>;

export async function orderFormsOf(db: Database, orders: readonly Order[]): Promise<OrderForm[]> {
  const numbers = orders.map(({ number }) => number);
  const codes = await orderClientCodes(db, numbers);
  return orders.map((order) => orderFormOf(order, codes.get(order.number) ?? null));
}

function orderFormOf(order: Order, clientCode: string | null): OrderForm {
  const { sums, wished } = order;
  return {
    number: order.number,
    status: order.status,
    placed_at: order.placedAt.toISOString(),
    origin: order.origin,
    shop_code: order.shopCode,
    delivery_mode: order.mode,
    promised_at: order.promisedAt?.toISOString() ?? null,
    delivery_on: order.deliveryOn,
    first_delivery_on: order.firstDeliveryOn,
    wished:
      wished === null
        ? null
        : {
            on: wished.on,
            from: wished.kind === 'slot' ? clockOf(wished.from) : null,
            until: wished.kind === 'slot' ? clockOf(wished.until) : null,
          },
    received_at: order.receivedAt?.toISOString() ?? null,
    buyer: {
      customer_id: order.customerId,
      name: order.buyerName,
      email: order.email,
      client_code: clientCode,
      representative: order.representativeName,
    },
    purchase_ref: order.purchaseRef,
    purchase_order_number: order.purchaseOrderNumber,
    notes: order.customerNotes,
    payment: {
      method: order.paymentMethod,
      state: paymentKnown({ ...order, isReceived: statusFacts(order.status).isReceived }),
    },
    currency: 'EUR',
    goods_ht_cents: sums.goodsHt,
    eco_ht_cents: sums.ecoHt,
    discount_ht_cents: sums.discountHt,
    coupon_code: order.couponCode,
    shipping_ht_cents: sums.shippingHt,
    total_ht_cents: sums.totalHt,
    tax_cents: sums.tax,
    total_ttc_cents: sums.totalTtc,
    refunded_cents: order.refunds.reduce((sum, { cents: given }) => sum + given, 0),
    shipping_address: addressOf(order.shippingAddress),
    billing_address: addressOf(order.billingAddress),
    quotations: order.quotations.map(({ number }) => number),
    lines: order.lines.map((one, at) => lineOf(one, at + 1, order.shopCode)),
    history: order.changes.map(({ to, at }) => ({ status: to, at: at.toISOString() })),
  };
}

/** « 08:30 », on the clock in France. */
function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function addressOf(given: OrderPostalAddress | null): v.InferOutput<typeof address> | null {
  if (given === null) return null;
  const { prefix, firstname, lastname, company, street, postcode, city, country_code, telephone } = given;
  return { civility: prefix, firstname, lastname, company, street, postcode, city, country_code, telephone };
}

function lineOf(given: OrderLine, position: number, shopCode: string): v.InferOutput<typeof orderLineForm> {
  const { tint, made } = given;
  return {
    position,
    sku: given.articleSku,
    product_sku: given.parentSku,
    name: nameOfLine(given),
    quantity: given.quantity,
    cancelled: given.cancelled,
    prepared: given.prepared,
    handed_over: given.handedOver,
    withdrawn: given.withdrawn,
    unit_ht_cents: given.unitHt,
    tint_ht_cents: given.tintHt,
    discount_ht_cents: given.discountHt,
    tax_rate: given.taxRate / 100,
    from_stock: given.fromStock,
    stock_place: given.stockPlace ?? shopCode,
    tint:
      tint === null
        ? null
        : {
            code: tint.code,
            hex: tint.customColorExa,
            label: tint.customerColorLabel,
            name: made?.name ?? null,
            base: made?.base ?? null,
            class: made?.tintClass ?? null,
            formula: made?.formula ?? null,
          },
  };
}

import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { DeliveryMode, OrderOrigin, OrderStatus } from '@nuancier/domain/orders/order-status.ts';

/** As it was sold: `name` in the chart of that day, `base` on the tin. */
export type OrderTintRow = {
  code: string | null;
  hex: string;
  name: string | null;
  label: string | null;
  tint_class: string;
  base: string | null;
};

export type OrderLineRow = {
  sku: string;
  parent_sku: string;
  name: string;
  conditioning: string | null;
  color: string | null;
  /** of a line made to order */
  tint?: OrderTintRow | null;
  quantity: number;
  unit_ht_cents: number;
  /** packs prepared, and packs handed over; absent, the status implies it for all lines */
  prepared?: number;
  handed_over?: number;
};

/** An order the merchant's own system already knows, with the number it has there. */
export type OrderRow = {
  number: string;
  client_code: string | null;
  email: string;
  status: OrderStatus;
  delivery_mode: DeliveryMode;
  order_origin: OrderOrigin;
  shop_code: string;
  purchase_ref: string | null;
  purchase_order_number?: string | null;
  payment_method: PaymentMethod;
  /** ISO */
  placed_at: string;
  shipping_ht_cents: number;
  /** ISO; when it is to be ready at the counter */
  promised_at?: string | null;
  /** YYYY-MM-DD; when it is to be with the buyer */
  delivery_on?: string | null;
  lines: OrderLineRow[];
};

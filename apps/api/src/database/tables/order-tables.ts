// The tables of orders and their payments.
import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { GoodsCondition, ReturnState } from '@nuancier/domain/orders/returns/returns.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type OrderTables = {
  order_counter: { year: number; last_nth: number };
  orders: OrdersTable;
  order_line: OrderLineTable;
  kept_tint: KeptTintTable;
  order_status_change: OrderStatusChangeTable;
  order_part: OrderPartTable;
  order_note: OrderNoteTable;
  pickup_code: PickupCodeTable;
  hand_over: HandOverTable;
  idempotency_key: IdempotencyKeyTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  checkout: CheckoutTable;
  payment_refund: PaymentRefundTable;
  demo_bank_payment: {
    payment_id: string;
    news: 'paid' | 'refused' | 'abandoned';
    answered_at: Moment;
    back_cents: Generated<string>;
  };
  lyra_payment: LyraPaymentTable;
  external_checkout_code: ExternalCheckoutCodeTable;
  withdrawal: WithdrawalTable;
  return_receipt: ReturnReceiptTable;
  order_notice: OrderNoticeTable;
  order_substitute: OrderSubstituteTable;
  order_reduction: OrderReductionTable;
  order_settlement: OrderSettlementTable;
};

// Written as JSON text, read back parsed.
type JsonOrNone = ColumnType<unknown, string | null, string | null>;
// bigint comes back as text so that nothing is rounded on the way.
type Exact = ColumnType<string, number | string, number | string>;
type Moment = ColumnType<Date, Date | string, Date | string>;

type OrdersTable = {
  id: Generated<number>;
  number: string;
  cart_id: string | null;
  customer_id: number | null;
  company_id: number | null;
  representative_id: number | null;
  placed_by_staff_id: number | null;
  buyer_name: string;
  email: string;
  shop_code: string;
  delivery_mode: 'EMP' | 'LIV';
  order_origin: 'SO' | 'S2' | 'SW';
  status: OrderStatus;
  waiting_for_approval: Generated<boolean>;
  payment_method: PaymentMethod;
  payment_state: PaymentState;
  purchase_ref: string | null;
  purchase_order_number: string | null;
  customer_notes: string | null;
  coupon_code: string | null;
  goods_ht_cents: Exact;
  eco_ht_cents: ColumnType<string, number | string | undefined, number>;
  discount_ht_cents: Exact;
  shipping_ht_cents: Exact;
  total_ht_cents: Exact;
  tax_cents: Exact;
  total_ttc_cents: Exact;
  shipping_address: JsonOrNone;
  billing_address: JsonOrNone;
  placed_at: Moment;
  promised_at: Date | null;
  delivery_on: string | null;
  wished_on: string | null;
  wished_from: number | null;
  wished_until: number | null;
  first_delivery_on: string | null;
  received_at: Date | null;
  picker_id: ColumnType<number | null, number | null | undefined, number | null>;
  picker_name: ColumnType<string | null, string | null | undefined, string | null>;
  picking_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

type OrderLineTable = {
  id: Generated<number>;
  order_id: number;
  position: number;
  article_sku: string;
  parent_sku: string;
  name: string;
  conditioning: string | null;
  color: string | null;
  tint: JsonOrNone;
  pricing_unit: string | null;
  quantity: number;
  unit_ht_cents: Exact;
  tint_ht_cents: number | null;
  row_ht_cents: Exact;
  discount_ht_cents: Exact;
  tax_rate: number;
  from_stock: number;
  stock_place: string | null;
  delivery: 1 | 2 | null;
  prepared: Generated<number>;
  handed_over: Generated<number>;
  picked: Generated<number>;
  released: Generated<number>;
  cancelled: Generated<number>;
  tint_name: string | null;
  tint_class: string | null;
  tint_base: string | null;
  formula_code: string | null;
};

type KeptTintTable = {
  id: GeneratedAlways<number>;
  company_id: number | null;
  customer_id: number | null;
  by_hand: boolean;
  tint_code: string | null;
  tint_hex: string;
  tint_name: string | null;
  tint_label: string | null;
  site: Generated<string>;
  room: string | null;
  note: string | null;
  article_sku: string | null;
  written_at: Moment;
  owner_key: GeneratedAlways<string>;
  tint_key: GeneratedAlways<string>;
};

type OrderPartTable = {
  id: Generated<string>;
  order_id: number;
  line_id: number;
  nth: number;
  kind: 'PREPARED' | 'HANDED_OVER' | 'TAKEN_BACK';
  quantity: number;
  at: Moment;
  author: string;
  received_by: ColumnType<string | null, string | null | undefined, string | null>;
};

type PickupCodeTable = { order_id: number; code: Generated<string> };

type HandOverTable = {
  order_id: number;
  nth: number;
  at: Moment;
  proven_by: 'code' | 'name';
  signature: string | null;
};

type OrderNoteTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  at: Moment;
  author: string;
  words: string;
};

type OrderReductionTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  at: Moment;
  author: string;
  less_ttc_cents: Exact;
  settled_at: ColumnType<Date | null, Date | null, Date | null>;
};

type OrderSettlementTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  at: Moment;
  author: string;
  amount_cents: Exact;
  how: string;
};

type OrderStatusChangeTable = {
  id: Generated<string>;
  order_id: number;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  at: Moment;
  author: string;
};

type IdempotencyKeyTable = {
  actor: string;
  key: string;
  request_hash: Buffer;
  result: JsonOrNone;
  created_at: Moment;
};

type PaymentTable = {
  id: string;
  order_id: number;
  provider: string;
  amount_cents: Exact;
  currency: string;
  created_at: Moment;
  asked_at: Date | null;
};

type PaymentEventTable = {
  provider: string;
  event_id: string;
  order_number: string;
  news: string;
  amount_cents: Exact;
  currency: string;
  received_at: Moment;
  outcome: string;
};

type PaymentRefundTable = {
  id: GeneratedAlways<string>;
  payment_id: string;
  amount_cents: Exact;
  state: 'asked' | 'given' | 'refused';
  bank_id: string | null;
  author: string;
  asked_at: Moment;
  settled_at: Moment | null;
  withdrawal_id: Generated<number | null>;
};

type LyraPaymentTable = { payment_id: string; trans_id: number; trans_date: Moment };

type ExternalCheckoutCodeTable = {
  code_hash: Buffer;
  cart_id: string;
  session_hash: Buffer | null;
  created_at: Moment;
};

type CheckoutTable = {
  cart_id: string;
  purchase_ref: string | null;
  purchase_order_number: string | null;
  customer_notes: string | null;
  latitude: number | null;
  longitude: number | null;
  assumed_shop_code: string | null;
  pickup_shop_code: string | null;
  wish: string | null;
};

type WithdrawalTable = {
  id: Generated<number>;
  order_id: number;
  line_ids: number[];
  quantities: Generated<number[] | null>;
  opened_by: Generated<string | null>;
  declaration: string;
  declared_at: Moment;
  state: Generated<ReturnState>;
  moved_by: Generated<string | null>;
  moved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  refusal_reason: Generated<string | null>;
  settled_cents: ColumnType<string | null, number | null | undefined, number | null>;
};

type ReturnReceiptTable = {
  id: GeneratedAlways<number>;
  withdrawal_id: number;
  line_id: number;
  quantity: number;
  condition: GoodsCondition;
  to_shelf: boolean;
  at: Moment;
  author: string;
};

type OrderNoticeTable = {
  order_id: number;
  kind: 'placed' | 'near' | 'late' | 'cancelled';
  /** of two deliveries, which */
  delivery: Generated<number>;
  at: Moment;
  sent_to: string;
};

type OrderSubstituteTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  line_id: number;
  state: Generated<'proposed' | 'accepted' | 'declined' | 'withdrawn'>;
  packs: number;
  instead_sku: string;
  instead_name: string;
  article_sku: string;
  parent_sku: string;
  name: string;
  conditioning: string | null;
  color: string | null;
  pricing_unit: string | null;
  unit_ht_cents: Exact;
  tax_rate: number;
  eco_change_ht_cents: number;
  proposed_at: Moment;
  proposed_by: string;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  less_ttc_cents: ColumnType<string, number | undefined, number>;
};

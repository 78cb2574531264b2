// Orders and their lines: written once, read by their owners.
import { sql } from 'kysely';
import type { Insertable, RawBuilder } from 'kysely';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import type { OrderTables } from '../../database/tables/order-tables.ts';
import type { Database } from '../../database/tables.ts';
import type { OrderDraft, OrderLineDraft } from './order-record.ts';

/** The next place of the year. The row is held until the transaction ends: ask as late as possible. */
export async function takeNth(db: Database, year: number): Promise<number> {
  const taken = await sql<{ last_nth: number }>`
    insert into order_counter as held (year, last_nth) values (${year}, 1)
    on conflict (year) do update set last_nth = held.last_nth + 1
    returning last_nth`.execute(db);
  const nth = taken.rows[0]?.last_nth;
  if (nth === undefined) throw new Error('The order counter gave no number');
  return nth;
}

/** Orders that came with a number of their own: the counter goes on after them. */
export async function raiseCounter(db: Database, year: number, nth: number): Promise<void> {
  await sql`
    insert into order_counter as held (year, last_nth) values (${year}, ${nth})
    on conflict (year) do update set last_nth = greatest(held.last_nth, excluded.last_nth)`.execute(db);
}

/** The order, its lines and its first status, in one go. */
export async function insertOrder(db: Database, number: string, draft: OrderDraft): Promise<number> {
  const { status, placedAt } = draft;
  const placed = await db
    .with('placed', (parts) => parts.insertInto('orders').values(orderRow(number, draft)).returning('id'))
    .with('line', () => lineInsert(draft.lines))
    .with(
      'change',
      () => sql<{ id: string }>`
        (insert into order_status_change (order_id, to_status, at, author)
        select id, ${status}, ${placedAt}, 'client' from placed returning id)`,
    )
    .selectFrom('placed')
    .select('id')
    .executeTakeFirstOrThrow();
  return placed.id;
}

function orderRow(number: string, draft: OrderDraft): Insertable<OrderTables['orders']> {
  const { sums } = draft;
  return {
    number,
    cart_id: draft.cartId,
    customer_id: draft.customerId,
    company_id: draft.companyId,
    representative_id: draft.representativeId,
    buyer_name: draft.buyerName,
    email: draft.email,
    shop_code: draft.shopCode,
    delivery_mode: draft.mode,
    order_origin: draft.origin,
    status: draft.status,
    payment_method: draft.paymentMethod,
    payment_state: draft.paymentState,
    purchase_ref: draft.purchaseRef,
    purchase_order_number: draft.purchaseOrderNumber,
    customer_notes: draft.customerNotes,
    coupon_code: draft.couponCode,
    goods_ht_cents: sums.goodsHt,
    eco_ht_cents: sums.ecoHt,
    discount_ht_cents: sums.discountHt,
    shipping_ht_cents: sums.shippingHt,
    total_ht_cents: sums.totalHt,
    tax_cents: sums.tax,
    total_ttc_cents: sums.totalTtc,
    shipping_address: jsonOf(draft.shippingAddress),
    billing_address: jsonOf(draft.billingAddress),
    placed_at: draft.placedAt,
    promised_at: draft.promisedAt,
    delivery_on: draft.deliveryOn,
    wished_on: draft.wished?.on ?? null,
    wished_from: draft.wished?.kind === 'slot' ? draft.wished.from : null,
    wished_until: draft.wished?.kind === 'slot' ? draft.wished.until : null,
    first_delivery_on: draft.firstDeliveryOn,
    received_at: draft.receivedAt,
  };
}

/** Of the order just placed; the text is the same however many there are. */
function lineInsert(lines: readonly OrderLineDraft[]): RawBuilder<{ id: number }> {
  const rows = lines.map((line, at) => ({
    position: at + 1,
    article_sku: line.articleSku,
    parent_sku: line.parentSku,
    name: line.name,
    conditioning: line.conditioning,
    color: line.color,
    tint: line.tint,
    pricing_unit: line.pricingUnit,
    quantity: line.quantity,
    unit_ht_cents: line.unitHt,
    tint_ht_cents: line.tintHt,
    row_ht_cents: line.unitHt * line.quantity,
    discount_ht_cents: line.discountHt,
    tax_rate: line.taxRate,
    from_stock: line.fromStock,
    stock_place: line.stockPlace ?? null,
    delivery: line.delivery ?? null,
  }));
  return sql<{ id: number }>`
    (insert into order_line (order_id, position, article_sku, parent_sku, name, conditioning, color, tint, pricing_unit,
      quantity, unit_ht_cents, tint_ht_cents, row_ht_cents, discount_ht_cents, tax_rate, from_stock, stock_place, delivery)
    select placed.id, position, article_sku, parent_sku, name, conditioning, color, tint, pricing_unit,
      quantity, unit_ht_cents, tint_ht_cents, row_ht_cents, discount_ht_cents, tax_rate, from_stock, stock_place, delivery
    from placed, json_to_recordset(${JSON.stringify(rows)}::json) as given (
      position smallint, article_sku text, parent_sku text, name text, conditioning text, color text, tint jsonb,
      pricing_unit text, quantity integer, unit_ht_cents bigint, tint_ht_cents integer, row_ht_cents bigint,
      discount_ht_cents bigint, tax_rate smallint, from_stock integer, stock_place text,
      delivery smallint)
    returning id)`;
}

export type NewStatusChange = {
  orderId: number;
  from: OrderStatus | null;
  to: OrderStatus;
  at: Date;
  author: string;
};

export async function insertStatusChange(db: Database, change: NewStatusChange): Promise<void> {
  const { orderId, from, to, at, author } = change;
  await db
    .insertInto('order_status_change')
    .values({ order_id: orderId, from_status: from, to_status: to, at, author })
    .execute();
}

/** False when somebody else moved it first. */
export async function moveStatus(
  db: Database,
  orderId: number,
  from: OrderStatus,
  to: OrderStatus,
  receivedAt: Date | null,
): Promise<boolean> {
  const moved = await sql`
    update orders set status = ${to}, received_at = coalesce(${receivedAt}::timestamptz, received_at)
    where id = ${orderId} and status = ${from}`.execute(db);
  return moved.numAffectedRows === 1n;
}

/** False when it was no longer in the state it was believed to be in. */
export async function movePayment(
  db: Database,
  orderId: number,
  from: PaymentState,
  to: PaymentState,
): Promise<boolean> {
  const moved = await sql`
    update orders set payment_state = ${to} where id = ${orderId} and payment_state = ${from}`.execute(db);
  return moved.numAffectedRows === 1n;
}

/** Orders to be paid by card since then, of one cart or one customer, whatever became of them. */
export async function countCardOrders(
  db: Database,
  { cartId, customerId, since }: { cartId: string; customerId: number | null; since: Date },
): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where payment_method = 'card' and placed_at > ${since}
      and (cart_id = ${cartId} or customer_id = ${customerId})`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

/** The accounts keep what was sold for how much; who bought it is forgotten. */
export async function updateOwner(db: Database, number: string, customerId: number): Promise<boolean> {
  const given = await sql`
    update orders set customer_id = ${customerId}
    where number = ${number} and customer_id is null and company_id is null`.execute(db);
  return given.numAffectedRows === 1n;
}

export async function emptyBuyer(db: Database, customerId: number, label: string): Promise<void> {
  await sql`
    update orders set buyer_name = ${label}, email = ${`efface-${customerId}@compte.invalid`}, customer_notes = null,
      shipping_address = null, billing_address = null
    where customer_id = ${customerId}`.execute(db);
}

export async function knownNumbers(db: Database, numbers: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ number: string }>`
    select number from orders where number = any(${numbers}::text[])`.execute(db);
  return new Set(rows.rows.map((row) => row.number));
}

function jsonOf(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

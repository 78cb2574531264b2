// Orders and their lines: written once, read by their owners.
import { sql } from 'kysely';
import type { Insertable, RawBuilder } from 'kysely';
import type { OrderTables } from '../../database/tables/order-tables.ts';
import type { Database } from '../../database/tables.ts';
import type { OrderDraft, OrderLineDraft } from './order-record.ts';

export type NumberedDraft = { number: string; draft: OrderDraft };

/** The order, its lines and its first status, in one statement. */
export async function insertOrder(db: Database, number: string, draft: OrderDraft): Promise<number> {
  const [placed] = await insertOrders(db, [{ number, draft }], 'client');
  if (placed === undefined) throw new Error(`The order ${number} was not written`);
  return placed.id;
}

/** As many as one query can carry. */
export async function insertOrders(
  db: Database,
  orders: readonly NumberedDraft[],
  author: 'client' | 'import',
): Promise<{ id: number; number: string }[]> {
  return db
    .with('placed', (parts) =>
      parts
        .insertInto('orders')
        .values(orders.map(({ number, draft }) => orderRow(number, draft)))
        .returning(['id', 'number', 'status', 'placed_at']),
    )
    .with('line', () => lineInsert(orders.flatMap(lineRows)))
    .with(
      'change',
      () => sql<{ id: string }>`
        (insert into order_status_change (order_id, to_status, at, author)
        select id, status, placed_at, ${author} from placed order by id returning id)`,
    )
    .selectFrom('placed')
    .select(['id', 'number'])
    .execute();
}

function orderRow(number: string, draft: OrderDraft): Insertable<OrderTables['orders']> {
  const { sums } = draft;
  return {
    number,
    cart_id: draft.cartId,
    customer_id: draft.customerId,
    company_id: draft.companyId,
    representative_id: draft.representativeId,
    placed_by_staff_id: draft.placedByStaffId,
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

/** One more line of an order that is there already, behind the others. */
export async function appendLine(
  db: Database,
  { number, lines }: { number: string; lines: readonly unknown[] },
  line: OrderLineDraft,
): Promise<void> {
  await sql`
    with placed as (select id, number from orders where number = ${number}),
    line as ${lineInsert([lineRow(number, lines.length + 1, line)])}
    select from line`.execute(db);
}

function lineRows({ number, draft }: NumberedDraft): object[] {
  return draft.lines.map((line, at) => lineRow(number, at + 1, line));
}

function lineRow(number: string, position: number, line: OrderLineDraft): object {
  return {
    number,
    position,
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
    tint_name: line.made?.name ?? null,
    tint_class: line.made?.tintClass ?? null,
    tint_base: line.made?.base ?? null,
    formula_code: line.made?.formula ?? null,
  };
}

/** Of the orders just placed; the text is the same however many there are. */
function lineInsert(rows: readonly object[]): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`
    (insert into order_line (order_id, position, article_sku, parent_sku, name, conditioning, color, tint, pricing_unit,
      quantity, unit_ht_cents, tint_ht_cents, row_ht_cents, discount_ht_cents, tax_rate, from_stock, stock_place, delivery,
      tint_name, tint_class, tint_base, formula_code)
    select placed.id, position, article_sku, parent_sku, name, conditioning, color, tint, pricing_unit,
      quantity, unit_ht_cents, tint_ht_cents, row_ht_cents, discount_ht_cents, tax_rate, from_stock, stock_place, delivery,
      tint_name, tint_class, tint_base, formula_code
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      number text, position smallint, article_sku text, parent_sku text, name text, conditioning text, color text, tint jsonb,
      pricing_unit text, quantity integer, unit_ht_cents bigint, tint_ht_cents integer, row_ht_cents bigint,
      discount_ht_cents bigint, tax_rate smallint, from_stock integer, stock_place text,
      delivery smallint, tint_name text, tint_class text, tint_base text, formula_code text)
      join placed using (number)
    order by placed.id, position
    returning id)`;
}

function jsonOf(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

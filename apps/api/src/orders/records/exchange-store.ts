// What changes of an order once it is placed: another article for packs that were not found, and packs that are cancelled.
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/tables.ts';
import type { OrderLineDraft, OrderSums } from './order-record.ts';

type Rest = Pick<OrderLineDraft, 'quantity' | 'unitHt' | 'discountHt' | 'fromStock'>;

export async function shrinkLine(db: DatabaseTransaction, lineId: number, rest: Rest): Promise<void> {
  await db
    .updateTable('order_line')
    .set({
      quantity: rest.quantity,
      row_ht_cents: rest.unitHt * rest.quantity,
      discount_ht_cents: rest.discountHt,
      from_stock: rest.fromStock,
    })
    .where('id', '=', lineId)
    .execute();
}

export type CutLineRow = {
  lineId: number;
  packs: number;
  quantity: number;
  discountHt: number;
  fromStock: number;
  picked: number;
};

/** Packs that are cancelled; what was ready of them must be taken back before. */
export async function cutLines(
  db: DatabaseTransaction,
  orderId: number,
  lines: readonly CutLineRow[],
): Promise<void> {
  await sql`
    update order_line line set quantity = given.quantity, cancelled = cancelled + given.packs,
      row_ht_cents = line.unit_ht_cents * given.quantity, discount_ht_cents = given."discountHt",
      from_stock = given."fromStock", picked = given.picked
    from json_to_recordset(${JSON.stringify(lines)}::json) as given (
      "lineId" integer, packs integer, quantity integer, "discountHt" bigint, "fromStock" integer, picked integer)
    where line.id = given."lineId" and line.order_id = ${orderId}`.execute(db);
}

/** Nothing of it was set aside: the line is the other article's, at its place. */
export async function rewriteLine(
  db: DatabaseTransaction,
  lineId: number,
  line: OrderLineDraft,
): Promise<void> {
  await db
    .updateTable('order_line')
    .set({
      article_sku: line.articleSku,
      parent_sku: line.parentSku,
      name: line.name,
      conditioning: line.conditioning,
      color: line.color,
      pricing_unit: line.pricingUnit,
      quantity: line.quantity,
      unit_ht_cents: line.unitHt,
      row_ht_cents: line.unitHt * line.quantity,
      discount_ht_cents: line.discountHt,
      tax_rate: line.taxRate,
      from_stock: line.fromStock,
      stock_place: line.stockPlace ?? null,
    })
    .where('id', '=', lineId)
    .execute();
}

export async function writeSums(
  db: DatabaseTransaction,
  orderId: number,
  sums: Omit<OrderSums, 'shippingHt'>,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      goods_ht_cents: sums.goodsHt,
      eco_ht_cents: sums.ecoHt,
      discount_ht_cents: sums.discountHt,
      total_ht_cents: sums.totalHt,
      tax_cents: sums.tax,
      total_ttc_cents: sums.totalTtc,
    })
    .where('id', '=', orderId)
    .execute();
}

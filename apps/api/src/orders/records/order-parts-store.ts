// What was prepared and handed over of an order: counted on its lines, and kept move by move.
import { sql } from 'kysely';
import type { MovedLine, PartKind } from '@nuancier/domain/orders/order-parts.ts';
import type { Database } from '../../database/tables.ts';
import type { HandedTo } from './order-record.ts';

export type PartsMove = {
  orderId: number;
  kind: PartKind;
  lines: readonly MovedLine[];
  at: Date;
  author: string;
  /** at the counter */
  handedTo?: HandedTo | null;
};

/** The order must be locked. What the columns do not allow is a fault: it was judged before. */
export async function insertParts(
  db: Database,
  { orderId, kind, lines, at, author, handedTo = null }: PartsMove,
): Promise<void> {
  const isHandedOver = kind === 'HANDED_OVER';
  const isTakenBack = kind === 'TAKEN_BACK';
  await sql`
    with given as (
      select "lineId" as line_id, quantity
      from json_to_recordset(${JSON.stringify(lines)}::json) as moved ("lineId" integer, quantity integer)),
    move as (select coalesce(max(nth), 0) + 1 as nth from order_part where order_id = ${orderId}),
    proven as (
      insert into hand_over (order_id, nth, at, proven_by, signature)
      select ${orderId}, nth, ${at}, ${handedTo?.provenBy ?? null}::text, ${handedTo?.signature ?? null}::text
      from move where ${handedTo !== null}),
    written as (
      insert into order_part (order_id, line_id, nth, kind, quantity, at, author, received_by)
      select ${orderId}, line_id, nth, ${kind}, quantity, ${at}, ${author}, ${handedTo?.receivedBy ?? null}::text
      from given, move)
    update order_line line set
      prepared = case when ${isHandedOver} then greatest(prepared, handed_over + given.quantity)
        when ${isTakenBack} then prepared - given.quantity else prepared + given.quantity end,
      handed_over = case when ${isHandedOver} then handed_over + given.quantity else handed_over end,
      -- What was set aside is prepared first.
      picked = greatest(0, picked - case when ${isTakenBack} then 0
        when ${isHandedOver} then greatest(0, handed_over + given.quantity - prepared) else given.quantity end)
    from given where line.id = given.line_id and line.order_id = ${orderId}`.execute(db);
}

/** From another system: quantities for the line at this position of the order with this number. */
export type ImportedPart = { number: string; position: number; prepared: number; handed_over: number };

export async function importParts(
  db: Database,
  parts: readonly ImportedPart[],
  author: string,
): Promise<void> {
  if (parts.length === 0) return;
  await sql`
    with given as (
      select line.id as line_id, orders.id as order_id, orders.placed_at, told.prepared, told.handed_over
      from json_to_recordset(${JSON.stringify(parts)}::json)
        as told (number text, position smallint, prepared integer, handed_over integer)
        join orders on orders.number = told.number
        join order_line line on line.order_id = orders.id and line.position = told.position),
    written as (
      insert into order_part (order_id, line_id, nth, kind, quantity, at, author)
      select order_id, line_id, 1, 'PREPARED', prepared, placed_at, ${author} from given where prepared > 0
      union all
      select order_id, line_id, 2, 'HANDED_OVER', handed_over, placed_at, ${author} from given where handed_over > 0)
    update order_line line set prepared = given.prepared, handed_over = given.handed_over
    from given where line.id = given.line_id`.execute(db);
}

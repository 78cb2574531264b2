// One order at the desk: read, locked and picked within what the person's right covers.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { lateIn } from '../history/shop-orders-store.ts';
import type { Order } from '../records/order-record.ts';
import { selectOrder } from '../records/orders-read-store.ts';
import { withinReach } from './desk-reach-store.ts';
import type { DeskReach } from './desk-reach-store.ts';
import { DUE } from './desk-search-store.ts';

/** Locked until the transaction ends; out of reach is the same as unknown. */
export async function lockAtDesk(
  db: DatabaseTransaction,
  reach: DeskReach,
  number: string,
): Promise<Order | undefined> {
  const held = await sql`
    select from orders where number = ${number} and ${withinReach(reach)} for update`.execute(db);
  return held.rows.length === 0 ? undefined : selectOrder(db, { kind: 'desk', reach }, number);
}

export type DeskFacts = {
  shopName: string;
  dueAt: Date | null;
  isLate: boolean;
  /** what was asked of the card; null for an order paid otherwise */
  cardCents: number | null;
  /** by reference */
  eans: Readonly<Record<string, string | null>>;
};

export async function selectDeskFacts(db: Database, orderId: number, now: Date): Promise<DeskFacts> {
  const found = await sql<Omit<DeskFacts, 'cardCents'> & { cardCents: string | null }>`
    select coalesce((select title_label from shop where code = orders.shop_code), orders.shop_code) as "shopName",
      case when isfinite(${DUE}) then ${DUE} end as "dueAt", coalesce(${lateIn(now)}, false) as "isLate",
      (select amount_cents::text from payment where payment.order_id = orders.id
        order by created_at desc limit 1) as "cardCents",
      coalesce((select json_object_agg(sku, ean) from article
        where sku in (select article_sku from order_line where order_line.order_id = orders.id)), '{}') as eans
    from orders where id = ${orderId}`.execute(db);
  const [row] = found.rows;
  if (row === undefined) throw new Error(`The order ${orderId} is gone while it is read`);
  return { ...row, cardCents: row.cardCents === null ? null : Number(row.cardCents) };
}

/** False when somebody else has it. */
export async function claimPicking(
  db: DatabaseTransaction,
  orderId: number,
  { staffId, name, now }: { staffId: number; name: string; now: Date },
): Promise<boolean> {
  const claimed = await sql`
    update orders set picker_id = ${staffId}, picker_name = ${name}, picking_since = ${now}
    where id = ${orderId} and picker_id is null`.execute(db);
  return claimed.numAffectedRows === 1n;
}

/** The order must be locked. */
export async function writePicked(
  db: DatabaseTransaction,
  orderId: number,
  lines: readonly { lineId: number; picked: number }[],
): Promise<void> {
  await sql`
    update order_line line set picked = given.picked
    from json_to_recordset(${JSON.stringify(lines)}::json) as given ("lineId" integer, picked integer)
    where line.id = given."lineId" and line.order_id = ${orderId}`.execute(db);
}

export async function insertNote(
  db: DatabaseTransaction,
  { orderId, author, words, now }: { orderId: number; author: string; words: string; now: Date },
): Promise<void> {
  await db.insertInto('order_note').values({ order_id: orderId, author, words, at: now }).execute();
}

export type LastDone = { by: string; at: Date };

/** Who brought it into its status. */
export async function selectLastChange(db: Database, orderId: number): Promise<LastDone | undefined> {
  const found = await sql<LastDone>`
    select author as by, at from order_status_change where order_id = ${orderId}
    order by id desc limit 1`.execute(db);
  return found.rows[0];
}

/** Who of the staff last did one of these with it. */
export async function selectLastAct(
  db: Database,
  number: string,
  events: readonly string[],
): Promise<LastDone | undefined> {
  const found = await sql<LastDone>`
    select trim(staff.firstname || ' ' || staff.lastname) as by, entry.at
    from audit_entry entry join staff on staff.id = entry.staff_id
    where entry.details ->> 'number' = ${number} and entry.event = any(${[...events]}::text[])
    order by entry.id desc limit 1`.execute(db);
  return found.rows[0];
}

// Withdrawals as they are decided, received and paid back.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { GoodsCondition, ReceivedLine, ReturnState } from '@nuancier/domain/orders/returns/returns.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { withinReach } from '../desk/desk-reach-store.ts';
import type { DeskReach } from '../desk/desk-reach-store.ts';

export type Receipt = {
  lineId: number;
  quantity: number;
  condition: GoodsCondition;
  toShelf: boolean;
  /** ISO */
  at: string;
  author: string;
};

export type ReturnRecord = {
  id: number;
  state: ReturnState;
  lineIds: number[];
  /** of each line, counted at the counter; null: all that was in no return that day */
  quantities: number[] | null;
  /** who of the staff opened it; null: its buyer declared it */
  openedBy: string | null;
  declaration: string;
  declaredAt: Date;
  movedBy: string | null;
  movedAt: Date | null;
  refusalReason: string | null;
  settledCents: number | null;
  /** oldest first */
  receipts: Receipt[];
};

/** Of which order it is; undefined where there is none within reach. */
export async function selectReturnNumber(
  db: Database,
  reach: DeskReach,
  id: number,
): Promise<string | undefined> {
  const found = await sql<{ number: string }>`
    select orders.number from withdrawal join orders on orders.id = withdrawal.order_id
    where withdrawal.id = ${id} and ${withinReach(reach)}`.execute(db);
  return found.rows[0]?.number;
}

/** Its order must be locked by whoever writes it afterwards. */
export async function selectReturn(db: Database, id: number): Promise<ReturnRecord> {
  const [row] = await recordsOf(db, sql`withdrawal.id = ${id}`);
  if (row === undefined) throw new Error(`The withdrawal ${id} is gone while it is read`);
  return row;
}

/** All of an order, oldest first. */
export function selectReturnsOf(db: Database, orderId: number): Promise<ReturnRecord[]> {
  return recordsOf(db, sql`withdrawal.order_id = ${orderId}`);
}

async function recordsOf(db: Database, which: RawBuilder<unknown>): Promise<ReturnRecord[]> {
  const found = await sql<Omit<ReturnRecord, 'settledCents'> & { settledCents: string | null }>`
    select withdrawal.id, state, line_ids as "lineIds", quantities, opened_by as "openedBy", declaration,
      declared_at as "declaredAt", moved_by as "movedBy", moved_at as "movedAt",
      refusal_reason as "refusalReason", settled_cents::text as "settledCents",
      coalesce((select json_agg(json_build_object('lineId', line_id, 'quantity', quantity, 'condition', condition,
          'toShelf', to_shelf, 'at', at, 'author', author) order by receipt.id)
        from return_receipt receipt where receipt.withdrawal_id = withdrawal.id), '[]') as receipts
    from withdrawal where ${which} order by withdrawal.id`.execute(db);
  return found.rows.map(({ settledCents, ...row }) => ({
    ...row,
    settledCents: settledCents === null ? null : Number(settledCents),
  }));
}

export type OpenedReturn = {
  orderId: number;
  lines: readonly { lineId: number; quantity: number }[];
  declaration: string;
  by: string;
  now: Date;
};

/** By the staff, so that nobody has to accept it. */
export async function insertOpened(
  db: DatabaseTransaction,
  { orderId, lines, declaration, by, now }: OpenedReturn,
): Promise<number> {
  const { id } = await db
    .insertInto('withdrawal')
    .values({
      order_id: orderId,
      line_ids: lines.map(({ lineId }) => lineId),
      quantities: lines.map(({ quantity }) => quantity),
      opened_by: by,
      declaration,
      declared_at: now,
      state: 'awaited',
      moved_by: by,
      moved_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The order must be locked. What was set aside of it goes back too. */
export async function writeReleased(
  db: DatabaseTransaction,
  orderId: number,
  lines: readonly { lineId: number; quantity: number }[],
): Promise<void> {
  await sql`
    update order_line line set released = released + given.quantity, picked = 0
    from json_to_recordset(${JSON.stringify(lines)}::json) as given ("lineId" integer, quantity integer)
    where line.id = given."lineId" and line.order_id = ${orderId}`.execute(db);
}

export type ReturnMove = {
  from: ReturnState;
  to: ReturnState;
  by: string;
  now: Date;
  reason?: string;
  settledCents?: number;
};

/** The order must be locked: a state it is no longer in is a fault of the caller. */
export async function moveReturn(
  db: DatabaseTransaction,
  id: number,
  { from, to, by, now, reason, settledCents }: ReturnMove,
): Promise<void> {
  const moved = await sql`
    update withdrawal set state = ${to},
      moved_by = case when state = ${to} then moved_by else ${by} end,
      moved_at = case when state = ${to} then moved_at else ${now}::timestamptz end,
      refusal_reason = coalesce(${reason ?? null}::text, refusal_reason),
      settled_cents = coalesce(${settledCents ?? null}::bigint, settled_cents)
    where id = ${id} and state = ${from}`.execute(db);
  if (moved.numAffectedRows !== 1n) throw new Error(`The withdrawal ${id} is no longer ${from}`);
}

/** The first one's id, which names them all. */
export async function insertReceipts(
  db: DatabaseTransaction,
  id: number,
  { lines, by, now }: { lines: readonly ReceivedLine[]; by: string; now: Date },
): Promise<number> {
  const written = await sql<{ id: number }>`
    insert into return_receipt (withdrawal_id, line_id, quantity, condition, to_shelf, at, author)
    select ${id}, "lineId", quantity, condition, "toShelf", ${now}, ${by}
    from json_to_recordset(${JSON.stringify(lines)}::json)
      as given ("lineId" integer, quantity integer, condition text, "toShelf" boolean)
    returning id`.execute(db);
  return Math.min(...written.rows.map((row) => row.id));
}

/** Those of an order that its money closes: the one it was asked for, or all of them. */
export async function closePaidBack(
  db: DatabaseTransaction,
  orderId: number,
  { withdrawalId, isWhole, amountCents, by, now }: PaidBack,
): Promise<{ id: number; lineIds: number[]; isDeclared: boolean }[]> {
  const closed = await sql<{ id: number; lineIds: number[]; isDeclared: boolean }>`
    update withdrawal set state = 'refunded', moved_by = ${by}, moved_at = ${now},
      settled_cents = case when id = ${withdrawalId} then ${amountCents}::bigint else settled_cents end
    where order_id = ${orderId} and state <> 'refunded'
      and (id = ${withdrawalId}::integer or (${isWhole}::boolean and state not in ('refused', 'cancelled')))
    returning id, line_ids as "lineIds", opened_by is null as "isDeclared"`.execute(db);
  return closed.rows;
}

/** Those that are open. */
export async function closeCancelled(
  db: DatabaseTransaction,
  orderId: number,
  { by, now }: { by: string; now: Date },
): Promise<number[]> {
  const closed = await sql<{ id: number }>`
    update withdrawal set state = 'cancelled', moved_by = ${by}, moved_at = ${now}
    where order_id = ${orderId} and state not in ('refunded', 'refused', 'cancelled') returning id`.execute(
    db,
  );
  return closed.rows.map(({ id }) => id);
}

export type PaidBack = {
  withdrawalId: number | null;
  isWhole: boolean;
  amountCents: number;
  by: string;
  now: Date;
};

/** The bank was asked to give money back for it, and has not answered. */
export async function isPaidBackSoon(db: Database, id: number): Promise<boolean> {
  const found = await sql`
    select from payment_refund where withdrawal_id = ${id} and state = 'asked' limit 1`.execute(db);
  return found.rows.length > 0;
}

/** Noted for its other returns, in cents. */
export async function sumSettled(db: Database, orderId: number): Promise<number> {
  const found = await sql<{ cents: string }>`
    select coalesce(sum(settled_cents), 0)::text as cents from withdrawal where order_id = ${orderId}`.execute(
    db,
  );
  return Number(found.rows[0]?.cents ?? 0);
}

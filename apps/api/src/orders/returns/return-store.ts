// Withdrawals as they are decided, received and paid back.
import { sql } from 'kysely';
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
  const found = await sql<Omit<ReturnRecord, 'settledCents'> & { settledCents: string | null }>`
    select withdrawal.id, state, line_ids as "lineIds", declaration, declared_at as "declaredAt",
      moved_by as "movedBy", moved_at as "movedAt", refusal_reason as "refusalReason",
      settled_cents::text as "settledCents",
      coalesce((select json_agg(json_build_object('lineId', line_id, 'quantity', quantity, 'condition', condition,
          'toShelf', to_shelf, 'at', at, 'author', author) order by receipt.id)
        from return_receipt receipt where receipt.withdrawal_id = withdrawal.id), '[]') as receipts
    from withdrawal where withdrawal.id = ${id}`.execute(db);
  const [row] = found.rows;
  if (row === undefined) throw new Error(`The withdrawal ${id} is gone while it is read`);
  return { ...row, settledCents: row.settledCents === null ? null : Number(row.settledCents) };
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
    update withdrawal set state = ${to}, moved_by = ${by}, moved_at = ${now},
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
): Promise<number[]> {
  const closed = await sql<{ id: number }>`
    update withdrawal set state = 'refunded', moved_by = ${by}, moved_at = ${now},
      settled_cents = case when id = ${withdrawalId} then ${amountCents}::bigint else settled_cents end
    where order_id = ${orderId} and state <> 'refunded'
      and (id = ${withdrawalId}::integer or (${isWhole}::boolean and state <> 'refused'))
    returning id`.execute(db);
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

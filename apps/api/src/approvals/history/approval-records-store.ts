// Requests for the history pages: one's own, and those decided within a company.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { ApprovalRecord } from '../records/approval-record.ts';
import { decidable } from '../records/approvals-store.ts';
import type { Decider } from '../records/approvals-store.ts';

const MOST_OWN = 50;
const MOST_DECIDED = 100;

/** The newest first. */
export function selectOwnRecords(
  db: Database,
  customerId: number,
  since: Date,
): Promise<(ApprovalRecord & { id: number })[]> {
  const wanted = sql`request.customer_id = ${customerId} and request.requested_at > ${since}`;
  return records(db, sql`${wanted} order by request.requested_at desc, request.id desc limit ${MOST_OWN}`);
}

/** Also of sub-accounts that are gone: what was decided stays decided. What was taken back was not decided. */
export function selectDecided(
  db: Database,
  decider: Decider,
  since: Date,
): Promise<(ApprovalRecord & { id: number })[]> {
  const wanted = sql`${decidable(decider)} and request.status in ('approved', 'rejected')
    and request.decided_at > ${since}`;
  return records(db, sql`${wanted} order by request.decided_at desc, request.id desc limit ${MOST_DECIDED}`);
}

export function selectRecords(
  db: Database,
  ids: readonly number[],
): Promise<(ApprovalRecord & { id: number })[]> {
  return records(db, sql`request.id = any(${[...ids]}::integer[])`);
}

/** The newest request of each cart. */
export async function selectRequestsOfCarts(
  db: Database,
  cartIds: readonly string[],
): Promise<(ApprovalRecord & { id: number })[]> {
  return records(
    db,
    sql`request.id in (select max(id) from approval_request where cart_id = any(${[...cartIds]}) group by cart_id)`,
  );
}

async function records(
  db: Database,
  wanted: RawBuilder<unknown>,
): Promise<(ApprovalRecord & { id: number })[]> {
  const found = await sql<ApprovalRecord & { id: number; totalHt: string }>`
    select request.id, request.number, request.status, request.cart_id as "cartId",
      customer.firstname || ' ' || customer.lastname as "customerName", request.comment,
      request.requested_at as "requestedAt", request.reminded_at as "remindedAt", request.packs,
      request.total_ht_cents::text as "totalHt", request.order_number as "orderNumber"
    from approval_request request join customer on customer.id = request.customer_id
    where ${wanted}`.execute(db);
  return found.rows.map((row) => ({ ...row, totalHt: Number(row.totalHt) }));
}

// Requests for approval. Every query is scoped by the decider: neither another company's requests nor one's own are
// found.
import { sql } from 'kysely';
import type { ApprovalStatus } from '@nuancier/domain/approvals/approval-state.ts';
import type { Database } from '../../database/tables.ts';
import type { ApprovalRequest, ApprovalSummary } from './approval-record.ts';

const COLUMNS = sql`request.id, request.number, request.cart_id as "cartId", request.customer_id as "customerId",
  request.company_id as "companyId", request.status, customer.firstname || ' ' || customer.lastname as "customerName",
  request.comment, request.reason, request.requested_at as "requestedAt", request.order_number as "orderNumber",
  request.reminded_at as "remindedAt", request.version`;

/** A sub-account that was removed meanwhile asks for nothing any more. */
const ASKED = sql`from approval_request request
  join customer on customer.id = request.customer_id and customer.is_active`;

export type Decider = { companyId: number; customerId: number };

export const decidable = ({ companyId, customerId }: Decider) =>
  sql`request.company_id = ${companyId} and request.customer_id <> ${customerId}`;

export type NewRequest = {
  cartId: string;
  customerId: number;
  companyId: number;
  comment: string | null;
  totalHt: number;
  packs: number;
  /** two digits */
  year: string;
  now: Date;
};

export async function insertRequest(
  db: Database,
  request: NewRequest,
): Promise<{ id: number; number: string }> {
  const written = await sql<{ id: number; number: string }>`
    with next as (select nextval(pg_get_serial_sequence('approval_request', 'id'))::integer as id)
    insert into approval_request (id, number, cart_id, customer_id, company_id, comment, total_ht_cents, packs,
      requested_at)
    overriding system value
    select id, 'V' || ${request.year}::text || '5' || lpad(id::text, greatest(5, length(id::text)), '0'),
      ${request.cartId}, ${request.customerId}, ${request.companyId}, ${request.comment}, ${request.totalHt},
      ${request.packs}, ${request.now}
    from next returning id, number`.execute(db);
  const [made] = written.rows;
  if (made === undefined) throw new Error('A request for approval was not written');
  return made;
}

const MOST_WAITING = 500;

/** The oldest first, as many as one list shows; and how many there are. */
export async function selectWaiting(
  db: Database,
  decider: Decider,
): Promise<{ shown: ApprovalSummary[]; total: number }> {
  const found = await sql<ApprovalSummary & { totalHt: string; total: number }>`
    select request.number, customer.firstname || ' ' || customer.lastname as "customerName",
      request.requested_at as "requestedAt", request.packs, request.total_ht_cents::text as "totalHt",
      (count(*) over ())::int as total
    ${ASKED} where ${decidable(decider)} and request.status = 'waiting_for_approval'
    order by request.requested_at, request.id limit ${MOST_WAITING}`.execute(db);
  return {
    shown: found.rows.map(({ total: _all, ...row }) => ({ ...row, totalHt: Number(row.totalHt) })),
    total: found.rows[0]?.total ?? 0,
  };
}

export async function selectRequest(
  db: Database,
  decider: Decider,
  number: string,
): Promise<ApprovalRequest | undefined> {
  const found = await sql<ApprovalRequest>`
    select ${COLUMNS} ${ASKED} where ${decidable(decider)} and request.number = ${number}`.execute(db);
  return found.rows[0];
}

/** Locked until the transaction ends: concurrent decisions are made one after the other. */
export async function lockRequest(
  db: Database,
  decider: Decider,
  number: string,
): Promise<ApprovalRequest | undefined> {
  const found = await sql<ApprovalRequest>`
    select ${COLUMNS} ${ASKED}
    where ${decidable(decider)} and request.number = ${number} for update of request`.execute(db);
  return found.rows[0];
}

/** By its number, or the last of a cart. */
export type OwnRequest = { customerId: number } & ({ number: string } | { cartId: string });

const owned = (asked: OwnRequest) => {
  const which =
    'number' in asked ? sql`request.number = ${asked.number}` : sql`request.cart_id = ${asked.cartId}`;
  return sql`${which} and request.customer_id = ${asked.customerId} order by request.id desc limit 1`;
};

/** Locked like one to decide, for its asker. */
export async function lockOwnRequest(db: Database, asked: OwnRequest): Promise<ApprovalRequest | undefined> {
  const found = await sql<ApprovalRequest>`
    select ${COLUMNS} ${ASKED} where ${owned(asked)} for update of request`.execute(db);
  return found.rows[0];
}

export async function selectOwnRequest(
  db: Database,
  asked: OwnRequest,
): Promise<ApprovalRequest | undefined> {
  const found = await sql<ApprovalRequest>`select ${COLUMNS} ${ASKED} where ${owned(asked)}`.execute(db);
  return found.rows[0];
}

/** The newest of a cart: what came before is history. */
export async function selectLastRequest(db: Database, cartId: string): Promise<ApprovalRequest | undefined> {
  const found = await sql<ApprovalRequest>`
    select ${COLUMNS} ${ASKED} where request.cart_id = ${cartId} order by request.id desc limit 1`.execute(
    db,
  );
  return found.rows[0];
}

export type Decision = {
  id: number;
  status: Exclude<ApprovalStatus, 'waiting_for_approval'>;
  reason: string | null;
  by: number | null;
  now: Date;
};

/** False when it was no longer waiting. */
export async function decideRequest(db: Database, decision: Decision): Promise<boolean> {
  const written = await sql`
    update approval_request
    set status = ${decision.status}, reason = ${decision.reason}, decided_by = ${decision.by},
      decided_at = ${decision.now}
    where id = ${decision.id} and status = 'waiting_for_approval'`.execute(db);
  return written.numAffectedRows === 1n;
}

export async function selectClientCode(db: Database, companyId: number): Promise<string | null> {
  const found = await sql<{ client_code: string | null }>`
    select client_code from company where id = ${companyId}`.execute(db);
  return found.rows[0]?.client_code ?? null;
}

/** What a decider changes is another thing to decide on for every other one. */
export async function updateSums(
  db: Database,
  id: number,
  { totalHt, packs }: { totalHt: number; packs: number },
): Promise<void> {
  await sql`
    update approval_request set version = version + 1, total_ht_cents = ${totalHt}, packs = ${packs}
    where id = ${id}`.execute(db);
}

/** Answers the request it came from, if any. */
export async function updateOrderNumber(
  db: Database,
  cartId: string,
  orderNumber: string,
): Promise<number | undefined> {
  const written = await sql<{ id: number }>`
    update approval_request set order_number = ${orderNumber}
    where cart_id = ${cartId} and status = 'approved' and order_number is null returning id`.execute(db);
  return written.rows[0]?.id;
}

export async function noteReminded(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('approval_request').set({ reminded_at: now }).where('id', '=', id).execute();
}

export type Resubmission = { comment: string | null; totalHt: number; packs: number };

/** The version moves on: decisions on the former one are refused. */
export async function updateRequest(db: Database, id: number, wanted: Resubmission): Promise<void> {
  await sql`
    update approval_request
    set version = version + 1, comment = ${wanted.comment}, total_ht_cents = ${wanted.totalHt},
      packs = ${wanted.packs}
    where id = ${id}`.execute(db);
}

/** Waiting since before that moment, and never reminded of; the oldest first, a few hundred at a time. */
export async function selectForgotten(
  db: Database,
  since: Date,
): Promise<{ number: string; customerId: number }[]> {
  const found = await sql<{ number: string; customerId: number }>`
    select request.number, request.customer_id as "customerId" ${ASKED}
    where request.status = 'waiting_for_approval' and request.requested_at < ${since}
      and request.reminded_at is null
    order by request.requested_at, request.id limit ${MOST_WAITING}`.execute(db);
  return found.rows;
}

// Card payments and the bank's events about them.
import { sql } from 'kysely';
import { NOT_HELD } from '../../database/not-held.ts';
import type { Database } from '../../database/tables.ts';

/** What the bank's page is opened with. */
export type OpenPayment = { paymentId: string; amountCents: number; currency: string; email: string };

export type PaymentRecord = OpenPayment & {
  orderNumber: string;
  cartId: string | null;
  /** by the database's clock */
  createdAt: Date;
};

const COLUMNS = sql`
  select payment.id as "paymentId", orders.number as "orderNumber", cart_id as "cartId",
    amount_cents::text as "amountCents", currency, email::text as email,
    payment.created_at as "createdAt"
  from payment join orders on orders.id = order_id`;

type Row = Omit<PaymentRecord, 'amountCents'> & { amountCents: string };

export async function selectOpenPayment(db: Database, number: string): Promise<PaymentRecord | undefined> {
  const found = await sql<Row>`
    ${COLUMNS} where orders.number = ${number} and payment_state = 'pending'`.execute(db);
  return found.rows.map(recordOf)[0];
}

export async function selectPayment(db: Database, number: string): Promise<PaymentRecord | undefined> {
  const found = await sql<Row>`${COLUMNS} where orders.number = ${number}`.execute(db);
  return found.rows.map(recordOf)[0];
}

/** Whether the order was cancelled because its payment was not completed. */
export async function wasBrokenOff(db: Database, number: string): Promise<boolean> {
  const ended = await db
    .selectFrom('payment_event')
    .select('news')
    .where('order_number', '=', number)
    .where('outcome', '=', 'cancel')
    .executeTakeFirst();
  return ended?.news === 'abandoned';
}

/** Payments without news since `before`, by the database's clock, a few at a time; each is claimed by one process. */
export async function takeStalePayments(
  db: Database,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<PaymentRecord[]> {
  const taken = await sql<{ id: string }>`
    update payment set asked_at = ${now} where id in (
      select payment.id from payment join orders on orders.id = order_id
      where payment_state = 'pending' and payment.created_at < ${before}
        and coalesce(asked_at, payment.created_at) < ${before}
        and ${NOT_HELD}
      order by payment.created_at limit ${most} for update of payment skip locked)
    returning id`.execute(db);
  const ids = taken.rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = await sql<Row>`${COLUMNS} where payment.id = any(${ids}::uuid[])`.execute(db);
  return found.rows.map(recordOf);
}

export type PaymentEvent = {
  provider: string;
  eventId: string;
  orderNumber: string;
  news: string;
  amountCents: number;
  currency: string;
  now: Date;
};

/** False when the event is known already. Of two concurrent inserts one waits and finds the other's. */
export async function insertEvent(db: Database, event: PaymentEvent): Promise<boolean> {
  const { provider, eventId, orderNumber, news, amountCents, currency, now } = event;
  const written = await sql`
    insert into payment_event (provider, event_id, order_number, news, amount_cents, currency, received_at, outcome)
    values (${provider}, ${eventId}, ${orderNumber}, ${news}, ${amountCents}, ${currency}, ${now}, 'ignore')
    on conflict do nothing`.execute(db);
  return written.numAffectedRows === 1n;
}

export async function noteOutcome(
  db: Database,
  provider: string,
  eventId: string,
  outcome: string,
): Promise<void> {
  await sql`
    update payment_event set outcome = ${outcome}
    where provider = ${provider} and event_id = ${eventId}`.execute(db);
}

function recordOf(row: Row): PaymentRecord {
  return { ...row, amountCents: Number(row.amountCents) };
}

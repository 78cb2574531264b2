// Money given back on card payments. A payment has one refund under way at most.
import { sql } from 'kysely';
import { NOT_HELD } from '../../database/not-held.ts';
import type { Database } from '../../database/tables.ts';

export type Given = { backCents: number; ids: readonly string[] };

export async function selectGiven(db: Database, paymentId: string): Promise<Given> {
  const rows = await db
    .selectFrom('payment_refund')
    .select(['amount_cents', 'bank_id'])
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'given')
    .orderBy('id')
    .execute();
  return {
    backCents: rows.reduce((sum, row) => sum + Number(row.amount_cents), 0),
    ids: rows.flatMap(({ bank_id }) => (bank_id === null ? [] : [bank_id])),
  };
}

/** `withdrawalId`: the return that it is for. */
export type AskedRefund = { amountCents: number; author: string; withdrawalId: number | null };

/** Whether one is under way. */
export async function isAsked(db: Database, paymentId: string): Promise<boolean> {
  const found = await sql`
    select from payment_refund where payment_id = ${paymentId} and state = 'asked'`.execute(db);
  return found.rows.length > 0;
}

/** One that the bank has not answered since `before`: of several who would go on with it, one has it. */
export async function takeUnanswered(
  db: Database,
  paymentId: string,
  { before, now }: { before: Date; now: Date },
): Promise<AskedRefund | undefined> {
  const taken = await sql<{ amount_cents: string; author: string; withdrawal_id: number | null }>`
    update payment_refund set asked_at = ${now}
    where payment_id = ${paymentId} and state = 'asked' and asked_at < ${before}
    returning amount_cents::text as amount_cents, author, withdrawal_id`.execute(db);
  const row = taken.rows[0];
  return (
    row && { amountCents: Number(row.amount_cents), author: row.author, withdrawalId: row.withdrawal_id }
  );
}

export async function insertAsked(
  db: Database,
  { paymentId, amountCents, author, withdrawalId, now }: AskedRefund & { paymentId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('payment_refund')
    .values({
      payment_id: paymentId,
      amount_cents: amountCents,
      state: 'asked',
      bank_id: null,
      author,
      asked_at: now,
      settled_at: null,
      withdrawal_id: withdrawalId,
    })
    .execute();
}

type GivenRefund = { paymentId: string; bankId: string; amountCents: number; bank: string; now: Date };

/** The one under way, with who asked for it, or one that the bank's own back office made. Null when it is known. */
export async function noteGiven(
  db: Database,
  { paymentId, bankId, amountCents, bank, now }: GivenRefund,
): Promise<Pick<AskedRefund, 'author' | 'withdrawalId'> | null> {
  const known = await sql`
    select from payment_refund where payment_id = ${paymentId} and bank_id = ${bankId}`.execute(db);
  if (known.rows.length > 0) return null;
  const settled = await sql<{ author: string; withdrawal_id: number | null }>`
    update payment_refund set state = 'given', bank_id = ${bankId}, settled_at = ${now}
    where payment_id = ${paymentId} and state = 'asked' and amount_cents = ${amountCents}
    returning author, withdrawal_id`.execute(db);
  const [asked] = settled.rows;
  if (asked !== undefined) return { author: asked.author, withdrawalId: asked.withdrawal_id };
  await sql`
    insert into payment_refund (payment_id, amount_cents, state, bank_id, author, asked_at, settled_at)
    values (${paymentId}, ${amountCents}, 'given', ${bankId}, ${bank}, ${now}, ${now})`.execute(db);
  return { author: bank, withdrawalId: null };
}

export async function noteRefused(db: Database, paymentId: string, now: Date): Promise<void> {
  await sql`
    update payment_refund set state = 'refused', settled_at = ${now}
    where payment_id = ${paymentId} and state = 'asked'`.execute(db);
}

export async function isHeld(db: Database): Promise<boolean> {
  const found = await sql<{ held: boolean }>`select not ${NOT_HELD} as held`.execute(db);
  return found.rows[0]?.held ?? false;
}

/** Orders whose refund was asked for before then and not answered. */
export async function selectUnanswered(db: Database, before: Date, most: number): Promise<string[]> {
  const found = await sql<{ number: string }>`
    select orders.number from payment_refund
    join payment on payment.id = payment_id join orders on orders.id = order_id
    where state = 'asked' and payment_refund.asked_at < ${before} and ${NOT_HELD}
    order by payment_refund.asked_at limit ${most}`.execute(db);
  return found.rows.map(({ number }) => number);
}

import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

type Answer = 'paid' | 'refused' | 'abandoned';

export async function selectAnswer(db: Database, paymentId: string): Promise<Answer | undefined> {
  const row = await db
    .selectFrom('demo_bank_payment')
    .select('news')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.news;
}

/** False when the page was answered before: a payment is answered once. */
export async function insertAnswer(
  db: Database,
  paymentId: string,
  news: Answer,
  now: Date,
): Promise<boolean> {
  const written = await sql`
    insert into demo_bank_payment (payment_id, news, answered_at) values (${paymentId}, ${news}, ${now})
    on conflict do nothing`.execute(db);
  return written.numAffectedRows === 1n;
}

/** Undefined where the bank took nothing. */
export async function selectGivenBack(db: Database, paymentId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('demo_bank_payment')
    .select('back_cents')
    .where('payment_id', '=', paymentId)
    .where('news', '=', 'paid')
    .executeTakeFirst();
  return row === undefined ? undefined : Number(row.back_cents);
}

/** False when it would be more than was paid, or when money went back meanwhile. */
export async function giveBack(
  db: Database,
  paymentId: string,
  { backCents, amountCents }: { backCents: number; amountCents: number },
): Promise<boolean> {
  const written = await sql`
    update demo_bank_payment set back_cents = back_cents + ${amountCents}
    where payment_id = ${paymentId} and back_cents = ${backCents} and exists (
      select from payment where id = ${paymentId} and amount_cents >= ${backCents + amountCents})`.execute(
    db,
  );
  return written.numAffectedRows === 1n;
}

export type BankPayment = {
  orderNumber: string;
  amountCents: number;
  currency: string;
  /** the shop waits for it no longer */
  isOver: boolean;
};

/** A payment as it was opened on the demo bank's page. */
export async function selectBankPayment(db: Database, paymentId: string): Promise<BankPayment | undefined> {
  const found = await sql<Omit<BankPayment, 'amountCents'> & { amountCents: string }>`
    select orders.number as "orderNumber", amount_cents::text as "amountCents", currency,
      payment_state <> 'pending' as "isOver"
    from payment join orders on orders.id = order_id
    where payment.id = ${paymentId} and provider = 'demo'`.execute(db);
  const row = found.rows[0];
  return row && { ...row, amountCents: Number(row.amountCents) };
}

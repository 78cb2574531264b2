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

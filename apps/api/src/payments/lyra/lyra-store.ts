import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type LyraTransaction = { transId: number; transDate: Date };

/** The number and moment of a payment: drawn when its page is first opened, the same ever after. */
export async function takeTransaction(db: Database, paymentId: string, now: Date): Promise<LyraTransaction> {
  await sql`
    insert into lyra_payment (payment_id, trans_id, trans_date)
    select ${paymentId}, nextval('lyra_transaction'), ${now}
    where not exists (select from lyra_payment where payment_id = ${paymentId})
    on conflict do nothing`.execute(db);
  const row = await db
    .selectFrom('lyra_payment')
    .select(['trans_id', 'trans_date'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return { transId: row.trans_id, transDate: row.trans_date };
}

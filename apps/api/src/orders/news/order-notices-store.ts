// What the store was told of an order, and who stands behind it.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import type { OrderDraft } from '../records/order-record.ts';

export type NoticeKind = 'placed' | 'near' | 'late' | 'cancelled';

/** False when the store was told already. */
export async function insertNotice(
  db: DatabaseTransaction,
  notice: { number: string; kind: NoticeKind; sentTo: string; now: Date },
): Promise<boolean> {
  const { number, kind, sentTo, now } = notice;
  const written = await sql`
    insert into order_notice (order_id, kind, at, sent_to)
    select id, ${kind}, ${now}, ${sentTo} from orders where number = ${number}
    on conflict do nothing`.execute(db);
  return written.numAffectedRows === 1n;
}

/** Where the store was told of it; none when it never was. */
export async function selectToldAt(db: Database, orderId: number): Promise<string | null> {
  const found = await sql<{ sent_to: string }>`
    select sent_to from order_notice where order_id = ${orderId} and kind = 'placed'`.execute(db);
  return found.rows[0]?.sent_to ?? null;
}

export type BuyerFacts = { company: string | null; clientCode: string | null; telephone: string | null };

export async function selectBuyerFacts(
  db: Database,
  { companyId, customerId }: Pick<OrderDraft, 'companyId' | 'customerId'>,
): Promise<BuyerFacts> {
  const found = await sql<BuyerFacts>`
    select (select name from company where id = ${companyId}) as company,
      (select client_code from company where id = ${companyId}) as "clientCode",
      (select telephone from customer where id = ${customerId}) as telephone`.execute(db);
  return found.rows[0] ?? { company: null, clientCode: null, telephone: null };
}

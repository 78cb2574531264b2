import { sql } from 'kysely';
import type { Rights, Role } from '@nuancier/domain/customers/permissions.ts';
import type { Database } from '../database/tables.ts';

export type SessionRecord = Omit<Rights, 'ceiling_validated_order_cents'> & {
  customer_id: number;
  company_id: number | null;
  role: Role | null;
  ceiling_validated_order_cents: string;
  price_list: string | null;
  shop_code: string | null;
  representative_id: number | null;
  last_seen_at: Date;
};

export async function insertSession(
  db: Database,
  session: { hash: Buffer; customerId: number; representativeId: number | null; now: Date },
): Promise<void> {
  await db
    .insertInto('customer_session')
    .values({
      token_hash: session.hash,
      customer_id: session.customerId,
      representative_id: session.representativeId,
      created_at: session.now,
      last_seen_at: session.now,
    })
    .execute();
}

/** Rights are read with every request: one taken away counts at once. */
export async function selectSession(
  db: Database,
  hash: Buffer,
  seenSince: Date,
): Promise<SessionRecord | undefined> {
  const found = await sql<SessionRecord>`
    select session.customer_id, session.representative_id, session.last_seen_at,
      customer.company_id, customer.role, company.price_list,
      coalesce(customer.current_shop_code, company.shop_code) as shop_code,
      customer.is_view_price, customer.is_view_order, customer.is_view_invoices, customer.is_view_quotations,
      customer.is_view_outstanding, customer.is_view_listing, customer.is_validate_order,
      customer.ceiling_validated_order_cents, customer.is_notification_order, customer.is_pay_cd,
      customer.is_pay_outstanding
    from customer_session session
    join customer on customer.id = session.customer_id and customer.is_active
    left join company on company.id = customer.company_id
    where session.token_hash = ${hash} and session.last_seen_at > ${seenSince}`.execute(db);
  return found.rows[0];
}

export async function touchSession(db: Database, hash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('customer_session')
    .set({ last_seen_at: now })
    .where('token_hash', '=', hash)
    .where('last_seen_at', '<', now)
    .execute();
}

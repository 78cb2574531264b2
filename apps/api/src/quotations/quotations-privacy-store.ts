import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Quotations decided by the person, or made for it; of a colleague's words in them, none. */
export async function personalDataInQuotations(db: Database, id: number): Promise<{ devis: unknown[] }> {
  const found = await sql`
    select number, label, status, created_on::text as created_on, decided_at,
      case when coalesce(decided_by, ${id}) = ${id} then reason end as reason,
      case when customer_id = ${id} then asked_at end as asked_at,
      case when customer_id = ${id} then asked_message end as asked_message
    from quotation where decided_by = ${id} or customer_id = ${id} order by created_on, number`.execute(db);
  return { devis: found.rows };
}

/** The quotation stays; who accepted or declined it is forgotten, and what that person wrote to ask for it. */
export async function eraseCustomerInQuotations(db: Database, customerId: number): Promise<void> {
  await sql`
    update quotation set decided_by = nullif(decided_by, ${customerId}),
      asked_message = case when customer_id = ${customerId} then null else asked_message end
    where decided_by = ${customerId} or customer_id = ${customerId}`.execute(db);
}

import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Quotations decided by the person, or made for it. */
export async function personalDataInQuotations(db: Database, id: number): Promise<{ devis: unknown[] }> {
  const found = await sql`
    select number, label, status, created_on::text as created_on, decided_at, reason, asked_at, asked_message
    from quotation where decided_by = ${id} or customer_id = ${id} order by created_on, number`.execute(db);
  return { devis: found.rows };
}

/** The quotation stays; who accepted or declined it, and what was written to ask for it, is forgotten. */
export async function eraseCustomerInQuotations(db: Database, customerId: number): Promise<void> {
  await sql`
    update quotation set decided_by = nullif(decided_by, ${customerId}), asked_message = null
    where decided_by = ${customerId} or customer_id = ${customerId}`.execute(db);
}

import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export async function personalDataInInvoices(
  db: Database,
  id: number,
  showsPrices: boolean,
): Promise<{ factures: unknown[] }> {
  const found = await sql`
    select type, number, issued_on::text as issued_on,
      case when ${showsPrices} then total_ttc_cents end as total_ttc_cents, billing,
      (select name from invoice_paper where invoice_id = invoice.id) as pdf
    from invoice
    where customer_id = ${id} order by issued_on, number`.execute(db);
  return { factures: found.rows };
}

/** The invoices stay, for the accounts, as they were written; so do the papers that came with them. */
export async function eraseCustomerInInvoices(db: Database, customerId: number): Promise<void> {
  await sql`update invoice set customer_id = null where customer_id = ${customerId}`.execute(db);
}

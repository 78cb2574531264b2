import { sql } from 'kysely';
import type { Merging, Moved } from '@nuancier/domain/customers/merging.ts';
import type { Database } from '../database/tables.ts';

export async function moveCustomerInInvoices(
  db: Database,
  { keep, fold }: Merging,
): Promise<{ invoices: Moved }> {
  const moved = await sql`update invoice set customer_id = ${keep} where customer_id = ${fold}`.execute(db);
  return { invoices: { moved: Number(moved.numAffectedRows ?? 0n), left: 0 } };
}

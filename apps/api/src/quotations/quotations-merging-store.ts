import { sql } from 'kysely';
import type { Merging, Moved } from '@nuancier/domain/customers/merging.ts';
import type { Database } from '../database/tables.ts';

export async function moveCustomerInQuotations(
  db: Database,
  { keep, fold }: Merging,
): Promise<{ quotations: Moved }> {
  const moved = await sql`
    update quotation set customer_id = case when customer_id = ${fold} then ${keep} else customer_id end,
      decided_by = case when decided_by = ${fold} then ${keep} else decided_by end
    where ${fold} in (customer_id, decided_by)`.execute(db);
  return { quotations: { moved: Number(moved.numAffectedRows ?? 0n), left: 0 } };
}

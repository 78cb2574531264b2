import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export async function personalDataInCompare(db: Database, id: number): Promise<{ comparaison: unknown }> {
  const found = await sql`
    select products, updated_at from compare_list where customer_id = ${id}`.execute(db);
  return { comparaison: found.rows[0] ?? null };
}

export async function eraseCustomerInCompare(db: Database, id: number): Promise<void> {
  await sql`delete from compare_list where customer_id = ${id}`.execute(db);
}

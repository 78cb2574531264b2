import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export type AuditRow = {
  at: Date;
  event: string;
  actor_id: number | null;
  representative_id: number | null;
  customer_id: number | null;
  staff_id: number | null;
  client_address: string | null;
  request_id: string | null;
  details: string;
};

export async function insertAuditEntry(db: Database, row: AuditRow): Promise<void> {
  await db.insertInto('audit_entry').values(row).execute();
}

/** The person's own actions with their address; entries by others are left out, since they name them. */
export async function personalDataInAudit(db: Database, id: number): Promise<{ journal: unknown[] }> {
  const found = await sql`
    select at, event, client_address from audit_entry
    where actor_id = ${id} and representative_id is null order by id`.execute(db);
  return { journal: found.rows };
}

/** The log holds addresses of visitors; the table itself lets nothing younger go. */
export async function deleteOldAuditEntries(db: Database): Promise<number> {
  const gone = await sql`delete from audit_entry where at < now() - interval '1 year'`.execute(db);
  return Number(gone.numAffectedRows ?? 0n);
}

import type { Database } from '../database/tables.ts';

export type AuditRow = {
  at: Date;
  event: string;
  actor_id: number | null;
  representative_id: number | null;
  customer_id: number | null;
  client_address: string | null;
  request_id: string | null;
  details: string;
};

export async function insertAuditEntry(db: Database, row: AuditRow): Promise<void> {
  await db.insertInto('audit_entry').values(row).execute();
}

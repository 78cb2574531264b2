// What an upload's own report says of the run it ended in, as long as it is kept.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type RunReport = { id: string; outcome: unknown; has_rejects: boolean };

export async function selectReportOf(db: Database, run: number): Promise<RunReport | undefined> {
  const found = await sql<RunReport>`
    select id, outcome, exists (
      select from import_upload_piece where upload_id = id and of_rejects) as has_rejects
    from import_upload where (outcome ->> 'import_id')::integer = ${run}
    order by received_at desc limit 1`.execute(db);
  return found.rows[0];
}

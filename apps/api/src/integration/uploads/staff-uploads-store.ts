// Files that came by the back office, beside those that other systems sent.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { UPLOAD_COLUMNS } from './uploads-store.ts';
import type { UploadOptions, UploadRecord } from './uploads-store.ts';

export type BroughtUpload = UploadRecord & { has_bytes: boolean; has_rejects: boolean };

/** `id` null: whichever. The youngest first. */
export async function selectBrought(
  db: Database,
  { kinds, id, most }: { kinds: readonly string[]; id: string | null; most: number },
): Promise<BroughtUpload[]> {
  const found = await sql<BroughtUpload>`
    select ${UPLOAD_COLUMNS},
      exists (select from import_upload_piece where upload_id = id and not of_rejects) as has_bytes,
      exists (select from import_upload_piece where upload_id = id and of_rejects) as has_rejects
    from import_upload
    where staff_id is not null and state <> 'receiving' and kind = any(${kinds}::text[])
      and (${id}::uuid is null or id = ${id}::uuid)
    order by received_at desc, id limit ${most}`.execute(db);
  return found.rows;
}

export async function lockUpload(db: DatabaseTransaction, id: string): Promise<boolean> {
  const found = await sql`select from import_upload where id = ${id} for update`.execute(db);
  return found.rows.length > 0;
}

export type Publishing = {
  options: UploadOptions;
  staffId: number | null;
  givenBy: string;
  address: string;
  requestId: string;
};

/** It waits once more, to be written this time, in the name of whoever publishes it. */
export async function publishUpload(
  db: DatabaseTransaction,
  id: string,
  { options, staffId, givenBy, address, requestId }: Publishing,
): Promise<void> {
  await sql`delete from import_upload_piece where upload_id = ${id} and of_rejects`.execute(db);
  await sql`
    update import_upload set state = 'waiting', options = ${JSON.stringify(options)}::jsonb, outcome = null,
      error = null, started_at = null, ended_at = null, tries = 0, step = null, step_done = null, step_total = null,
      staff_id = ${staffId}, given_by = ${givenBy}, client_address = ${address}, request_id = ${requestId}
    where id = ${id}`.execute(db);
}

// Who changed which setting last; the rows are made by the table of sites itself, whatever wrote to it.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';

export type SiteChange = { name: string; version: bigint; at: Date; by: string | null };

export async function selectSiteChanges(db: Database, code: string): Promise<SiteChange[]> {
  const found = await sql<Omit<SiteChange, 'version'> & { version: string }>`
    select site_change.name, site_change.version::text as version, site_change.changed_at as at,
      nullif(trim(concat_ws(' ', staff.firstname, staff.lastname)), '') as by
    from site_change left join staff on staff.id = site_change.staff_id
    where site_change.site_code = ${code}`.execute(db);
  return found.rows.map((row) => ({ ...row, version: BigInt(row.version) }));
}

/** Until the transaction ends. */
export async function lockSite(db: DatabaseTransaction, code: string): Promise<void> {
  await sql`select from site where code = ${code} for update`.execute(db);
}

export async function noteChanger(
  db: DatabaseTransaction,
  { code, since, staffId, at }: { code: string; since: bigint; staffId: number; at: Date },
): Promise<void> {
  await sql`update site_change set staff_id = ${staffId}, changed_at = ${at}
    where site_code = ${code} and version > ${since.toString()}::bigint`.execute(db);
}

import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * What nobody can enter by any more. Ended sessions and devices tell for a year where somebody entered, as the audit log
 * does; an invitation stays with who has not answered it.
 */
export async function deleteSpentStaffAccess(
  db: Database,
  { now, madeBefore }: { now: Date; madeBefore: Date },
): Promise<number> {
  const gone = await Promise.all([
    sql`delete from staff_challenge where expires_at < ${now}`.execute(db),
    sql`delete from staff_departure where expires_at < ${now}`.execute(db),
    sql`delete from staff_link where kind = 'password' and expires_at < ${now}`.execute(db),
    sql`delete from staff_session where last_seen_at < ${madeBefore}`.execute(db),
    sql`delete from staff_device where last_seen_at < ${madeBefore}`.execute(db),
  ]);
  return gone.reduce((sum, { numAffectedRows }) => sum + Number(numAffectedRows ?? 0n), 0);
}

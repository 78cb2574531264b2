import { sql } from 'kysely';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { Database } from '../../database/tables.ts';

export type LinkKind = 'invitation' | 'password';

/** Without an account: the same statement, and nothing is written. */
export async function replaceStaffLink(
  db: Database,
  link: { staffId: number | null; kind: LinkKind; hash: Buffer; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into staff_link (staff_id, kind, token_hash, expires_at)
    select id, ${link.kind}, ${link.hash}, ${link.expiresAt}::timestamptz from staff where id = ${link.staffId}
    on conflict (staff_id, kind) do update
      set token_hash = excluded.token_hash, expires_at = excluded.expires_at`.execute(db);
}

export type LinkedStaff = {
  id: number;
  email: string;
  firstname: string;
  lastname: string;
  role: StaffRole;
  expires_at: Date;
};

export async function selectLinked(
  db: Database,
  { kind, hash, now }: { kind: LinkKind; hash: Buffer; now: Date },
): Promise<LinkedStaff | undefined> {
  const found = await sql<LinkedStaff>`
    select staff.id, staff.email::text as email, staff.firstname, staff.lastname, staff.role, link.expires_at
    from staff_link link join staff on staff.id = link.staff_id and staff.disabled_at is null
    where link.token_hash = ${hash} and link.kind = ${kind} and link.expires_at > ${now}`.execute(db);
  return found.rows[0];
}

/** True for the one who comes first. */
export async function deleteStaffLink(db: Database, hash: Buffer): Promise<boolean> {
  const gone = await db.deleteFrom('staff_link').where('token_hash', '=', hash).executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

export async function deleteStaffLinks(db: Database, staffId: number): Promise<void> {
  await db.deleteFrom('staff_link').where('staff_id', '=', staffId).execute();
}

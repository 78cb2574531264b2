// The accounts of the staff: what entering and the care of one's own account need.
import { sql } from 'kysely';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { Database } from '../../database/tables.ts';

export type StaffAccount = {
  id: number;
  email: string;
  firstname: string;
  lastname: string;
  role: StaffRole;
  password_hash: string | null;
  is_demo: boolean;
  is_disabled: boolean;
  has_directory: boolean;
};

const ACCOUNT = sql`id, email::text as email, firstname, lastname, role, password_hash, is_demo,
  disabled_at is not null as is_disabled, directory_subject is not null as has_directory`;

export async function selectStaffByEmail(db: Database, email: string): Promise<StaffAccount | undefined> {
  const found = await sql<StaffAccount>`select ${ACCOUNT} from staff where email = ${email}::citext`.execute(
    db,
  );
  return found.rows[0];
}

export async function selectStaff(db: Database, id: number): Promise<StaffAccount | undefined> {
  const found = await sql<StaffAccount>`select ${ACCOUNT} from staff where id = ${id}`.execute(db);
  return found.rows[0];
}

export async function writeStaffPassword(db: Database, id: number, hash: string): Promise<void> {
  await db.updateTable('staff').set({ password_hash: hash }).where('id', '=', id).execute();
}

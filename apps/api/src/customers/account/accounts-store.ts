// What signing in and the care of one's own account need of a customer's row.
import { sql } from 'kysely';
import type { Profile } from '@nuancier/domain/customers/profile/changed-profile.ts';
import type { Role } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../../database/tables.ts';

export type Account = {
  id: number;
  email: string;
  password_hash: string | null;
  role: Role | null;
  is_active: boolean;
  is_suspended: boolean;
  is_confirmed: boolean;
  prefix: string | null;
  firstname: string;
  lastname: string;
};

const ACCOUNT = sql`id, email::text as email, password_hash, role, is_active, suspended_at is not null as is_suspended, is_confirmed, prefix, firstname,
  lastname`;

export async function selectAccountByEmail(db: Database, email: string): Promise<Account | undefined> {
  const found = await sql<Account>`select ${ACCOUNT} from customer where email = ${email}::citext`.execute(
    db,
  );
  return found.rows[0];
}

export async function selectAccount(db: Database, id: number): Promise<Account | undefined> {
  const found = await sql<Account>`select ${ACCOUNT} from customer where id = ${id}`.execute(db);
  return found.rows[0];
}

/** A password set by a mailed link also proves the mailbox. */
export async function writePassword(
  db: Database,
  id: number,
  { hash, confirms }: { hash: string; confirms: boolean },
): Promise<void> {
  await sql`
    update customer set password_hash = ${hash}, is_confirmed = is_confirmed or ${confirms}
    where id = ${id}`.execute(db);
}

export async function activateAccount(db: Database, id: number): Promise<void> {
  await db
    .updateTable('customer')
    .set({ is_active: true, suspended_at: null })
    .where('id', '=', id)
    .execute();
}

/** False when another account has this address. */
export async function writeEmail(db: Database, id: number, email: string): Promise<boolean> {
  const written = await sql`
    update customer set email = ${email}
    where id = ${id} and not exists (
      select from customer other where other.email = ${email}::citext and other.id <> ${id})`.execute(db);
  return written.numAffectedRows === 1n;
}

export async function selectProfile(db: Database, id: number): Promise<Profile | undefined> {
  const found = await sql<Profile>`
    select prefix, firstname, middlename, lastname, suffix, job_title, mobile,
      date_of_birth::text as date_of_birth, gender, taxvat, is_subscribed
    from customer where id = ${id} for update`.execute(db);
  return found.rows[0];
}

export async function writeProfile(db: Database, id: number, profile: Profile): Promise<void> {
  await db.updateTable('customer').set(profile).where('id', '=', id).execute();
}

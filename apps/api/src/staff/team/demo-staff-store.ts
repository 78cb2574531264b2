import { sql } from 'kysely';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { Database } from '../../database/tables.ts';

export type DemoStaffRow = {
  email: string;
  firstname: string;
  lastname: string;
  role: StaffRole;
  stores: readonly string[];
  /** the address of a sales representative */
  representative: string | null;
  password: string;
};

/** Who is there already stays; how many were added. */
export async function insertDemoStaff(
  db: Database,
  rows: readonly (Omit<DemoStaffRow, 'password'> & { password_hash: string })[],
  now: Date,
): Promise<number> {
  const given = JSON.stringify(rows);
  const added = await sql<{ id: number }>`
    insert into staff (email, firstname, lastname, role, representative_id, password_hash, is_demo, created_at)
    select given.email, given.firstname, given.lastname, given.role, customer.id, given.password_hash, true, ${now}
    from json_to_recordset(${given}::json)
      as given(email citext, firstname text, lastname text, role text, representative citext, password_hash text)
    left join customer on customer.email = given.representative and customer.role = 'Commercial'
    on conflict (email) do nothing
    returning id`.execute(db);
  const ids = added.rows.map(({ id }) => id);
  await sql`
    insert into staff_store (staff_id, shop_code)
    select staff.id, code from json_to_recordset(${given}::json) as given(email citext, stores text[])
    join staff on staff.email = given.email and staff.id = any(${ids}::integer[])
    cross join unnest(given.stores) code`.execute(db);
  return ids.length;
}

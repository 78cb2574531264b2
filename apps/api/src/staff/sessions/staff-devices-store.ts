import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Device } from '../../request/seen-device.ts';

/** Notes that the person entered from this device; true when others were known, and not this one. */
export async function noteStaffDevice(
  db: Database,
  staffId: number,
  { hash, name }: Device,
  now: Date,
): Promise<boolean> {
  const noted = await sql<{ is_stranger: boolean }>`
    with others as (select from staff_device where staff_id = ${staffId} limit 1)
    insert into staff_device (staff_id, device_hash, name, first_seen_at, last_seen_at)
    values (${staffId}, ${hash}, ${name}, ${now}, ${now})
    on conflict (staff_id, device_hash) do update set name = excluded.name, last_seen_at = excluded.last_seen_at
    returning xmax = 0 and exists (select from others) as is_stranger`.execute(db);
  return noted.rows[0]?.is_stranger === true;
}

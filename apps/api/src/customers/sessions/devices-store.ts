import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { deleteVisits } from '../representatives/connect-as-store.ts';

export type SeenDevice = { hash: Buffer; name: string };

/** Notes that the account was entered from this device; true when it knew others, and not this one. */
export async function noteDevice(
  db: Database,
  customerId: number,
  { hash, name }: SeenDevice,
  now: Date,
): Promise<boolean> {
  const noted = await sql<{ is_stranger: boolean }>`
    with others as (select from known_device where customer_id = ${customerId} limit 1)
    insert into known_device (customer_id, device_hash, name, first_seen_at, last_seen_at)
    values (${customerId}, ${hash}, ${name}, ${now}, ${now})
    on conflict (customer_id, device_hash) do update set name = excluded.name, last_seen_at = excluded.last_seen_at
    returning xmax = 0 and exists (select from others) as is_stranger`.execute(db);
  return noted.rows[0]?.is_stranger === true;
}

export type OpenDevice = {
  id: string;
  name: string | null;
  opened_at: Date;
  used_at: Date;
  is_current: boolean;
};

export type OpenLives = { own: Buffer; seenSince: Date; madeSince: Date };

// A device groups sessions and persistent logins; those from before devices were recorded are listed singly. Sessions
// lent for a download and a representative's visits are left out.
const held = (customerId: number, { own, seenSince, madeSince }: OpenLives) => sql`
  select coalesce(device_hash, persistent_hash, token_hash) as key, device_hash, created_at,
    last_seen_at as used_at, token_hash = ${own} as is_own
  from customer_session
  where customer_id = ${customerId} and representative_id is null and ends_at is null
    and last_seen_at > ${seenSince}
  union all
  select coalesce(device_hash, token_hash), device_hash, created_at, last_used_at, false
  from persistent_login where customer_id = ${customerId} and created_at > ${madeSince}`;

const idOf = (key: string) => sql`encode(substring(${sql.raw(key)} for 12), 'hex')`;

/** Where the account is open, or opens by itself: the device one is at first, then the latest used. */
export async function selectOpenDevices(
  db: Database,
  customerId: number,
  lives: OpenLives,
): Promise<OpenDevice[]> {
  const found = await sql<OpenDevice>`
    with held as (${held(customerId, lives)})
    select ${idOf('key')} as id, max(device.name) as name, min(created_at) as opened_at, max(used_at) as used_at,
      bool_or(is_own) as is_current
    from held left join known_device device
      on device.customer_id = ${customerId} and device.device_hash = held.device_hash
    group by key
    order by is_current desc, used_at desc, id`.execute(db);
  return found.rows;
}

/**
 * Ends what is open on these devices; false when nothing is. A visit to a customer's shop does not know its device:
 * each of a representative's ends, also when the device it was opened on has ended already.
 */
export async function deleteDevices(
  db: Database,
  customerId: number,
  ids: readonly string[],
): Promise<boolean> {
  await deleteVisits(db, customerId);
  const ended = await sql<{ ended: number }>`
    with sessions as (
      delete from customer_session where customer_id = ${customerId} and representative_id is null
        and ${idOf('coalesce(device_hash, persistent_hash, token_hash)')} = any(${ids}) returning 1),
    logins as (
      delete from persistent_login where customer_id = ${customerId}
        and ${idOf('coalesce(device_hash, token_hash)')} = any(${ids}) returning 1)
    select (select count(*) from sessions)::integer + (select count(*) from logins)::integer as ended`.execute(
    db,
  );
  return (ended.rows[0]?.ended ?? 0) > 0;
}

import { sql } from 'kysely';
import { livingSince } from '@nuancier/domain/staff/session-life.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { Database } from '../../database/tables.ts';

export type SessionRecord = {
  staff_id: number;
  email: string;
  firstname: string;
  lastname: string;
  role: StaffRole;
  representative_id: number | null;
  stores: readonly { code: string; name: string }[];
  is_demo: boolean;
  has_totp: boolean;
  has_passkey: boolean;
  created_at: Date;
  last_seen_at: Date;
  proven_at: Date | null;
};

/** Half-open ones live for minutes only; the demonstration's people have no session in production. */
const living = (now: Date, production: boolean) => {
  const { seenAfter, openedAfter, halfInAfter } = livingSince(now);
  return sql`session.ended_at is null and staff.disabled_at is null and not (staff.is_demo and ${production})
    and case when session.proven_at is null then session.created_at > ${halfInAfter}
      else session.last_seen_at > ${seenAfter} and session.created_at > ${openedAfter} end`;
};

/** Role, stores and factors are read with every request, so that a change counts at once. */
export async function selectStaffSession(
  db: Database,
  hash: Buffer,
  { now, production }: { now: Date; production: boolean },
): Promise<SessionRecord | undefined> {
  const found = await sql<SessionRecord>`
    select staff.id as staff_id, staff.email::text as email, staff.firstname, staff.lastname, staff.role,
      staff.representative_id, staff.is_demo, staff.totp_secret is not null as has_totp,
      exists (select from staff_passkey where staff_id = staff.id) as has_passkey,
      (select coalesce(json_agg(json_build_object('code', shop.code, 'name', shop.title_label) order by shop.code), '[]')
        from staff_store held join shop on shop.code = held.shop_code where held.staff_id = staff.id) as stores,
      session.created_at, session.last_seen_at, session.proven_at
    from staff_session session join staff on staff.id = session.staff_id
    where session.token_hash = ${hash} and ${living(now, production)}`.execute(db);
  return found.rows[0];
}

export type NewStaffSession = {
  hash: Buffer;
  staffId: number;
  provenAt: Date | null;
  device: { hash: Buffer; name: string } | null;
  address: string;
  now: Date;
};

export async function insertStaffSession(db: Database, session: NewStaffSession): Promise<void> {
  const { hash, staffId, provenAt, device, address, now } = session;
  await db
    .insertInto('staff_session')
    .values({
      token_hash: hash,
      staff_id: staffId,
      created_at: now,
      last_seen_at: now,
      proven_at: provenAt,
      device_hash: device?.hash ?? null,
      device_name: device?.name ?? null,
      address,
    })
    .execute();
}

/** From now on known by another token; false when it has ended, or was proven before. */
export async function proveStaffSession(
  db: Database,
  { hash, newHash, staffId, now }: { hash: Buffer; newHash: Buffer; staffId: number; now: Date },
): Promise<boolean> {
  const proven = await db
    .updateTable('staff_session')
    .set({ token_hash: newHash, proven_at: now, last_seen_at: now })
    .where('token_hash', '=', hash)
    .where('staff_id', '=', staffId)
    .where('proven_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return proven.numUpdatedRows === 1n;
}

export async function touchStaffSession(db: Database, hash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ last_seen_at: now })
    .where('token_hash', '=', hash)
    .where('last_seen_at', '<', now)
    .execute();
}

export type OpenStaffSession = {
  id: string;
  device_name: string | null;
  address: string;
  created_at: Date;
  last_seen_at: Date;
  is_current: boolean;
};

const ID = sql`encode(substring(session.token_hash for 12), 'hex')`;

export async function selectOwnSessions(
  db: Database,
  staffId: number,
  { own, now, production }: { own: Buffer; now: Date; production: boolean },
): Promise<OpenStaffSession[]> {
  const found = await sql<OpenStaffSession>`
    select ${ID} as id, session.device_name, session.address, session.created_at, session.last_seen_at,
      session.token_hash = ${own} as is_current
    from staff_session session join staff on staff.id = session.staff_id
    where session.staff_id = ${staffId} and session.proven_at is not null and ${living(now, production)}
    order by is_current desc, session.last_seen_at desc, id`.execute(db);
  return found.rows;
}

/** False when there is none of this id that still runs. */
export async function endStaffSession(
  db: Database,
  { staffId, id, now }: { staffId: number; id: string; now: Date },
): Promise<boolean> {
  const ended = await sql`
    update staff_session session set ended_at = ${now}
    where staff_id = ${staffId} and ended_at is null and ${ID} = ${id}`.execute(db);
  return ended.numAffectedRows === 1n;
}

export async function endSessionOfToken(db: Database, hash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ ended_at: now })
    .where('token_hash', '=', hash)
    .where('ended_at', 'is', null)
    .execute();
}

/** All of a person's but one, half-open ones too; how many that were. */
export async function endStaffSessions(
  db: Database,
  { staffId, except, now }: { staffId: number; except: Buffer | null; now: Date },
): Promise<number> {
  const ended = await sql`
    update staff_session set ended_at = ${now}
    where staff_id = ${staffId} and ended_at is null and token_hash is distinct from ${except}::bytea`.execute(
    db,
  );
  return Number(ended.numAffectedRows ?? 0n);
}

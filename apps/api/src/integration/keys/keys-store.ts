import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type KeyRecord = {
  id: number;
  name: string;
  prefix: string;
  scopes: string[];
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  last_used_at: Date | null;
  replaced_by: number | null;
};

const COLUMNS = sql`
  id, name, prefix, scopes, created_at, expires_at, revoked_at, last_used_at, replaced_by`;

export type NewKey = Pick<KeyRecord, 'name' | 'prefix' | 'scopes' | 'created_at' | 'expires_at'> & {
  hash: Buffer;
};

export async function insertKey(db: Database, key: NewKey): Promise<number> {
  const { id } = await db.insertInto('integration_key').values(key).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function selectKeyByHash(db: Database, hash: Buffer): Promise<KeyRecord | undefined> {
  const found = await sql<KeyRecord>`select ${COLUMNS} from integration_key where hash = ${hash}`.execute(db);
  return found.rows[0];
}

export async function lockKey(db: Database, id: number): Promise<KeyRecord | undefined> {
  const found = await sql<KeyRecord>`
    select ${COLUMNS} from integration_key where id = ${id} for update`.execute(db);
  return found.rows[0];
}

export async function selectKeys(db: Database): Promise<KeyRecord[]> {
  const found = await sql<KeyRecord>`select ${COLUMNS} from integration_key order by id`.execute(db);
  return found.rows;
}

export async function revoke(db: Database, id: number, now: Date): Promise<boolean> {
  const gone = await sql`
    update integration_key set revoked_at = ${now} where id = ${id} and revoked_at is null`.execute(db);
  return gone.numAffectedRows === 1n;
}

/** The old one ends at that moment at the latest. */
export async function replaceKey(
  db: Database,
  id: number,
  { by, endsAt }: { by: number; endsAt: Date },
): Promise<void> {
  await sql`
    update integration_key set replaced_by = ${by}, expires_at = least(expires_at, ${endsAt})
    where id = ${id}`.execute(db);
}

/** Written once a minute at most: a busy key must not write a row at every question. */
export async function noteUse(db: Database, id: number, now: Date): Promise<void> {
  await sql`
    update integration_key set last_used_at = ${now}
    where id = ${id} and (last_used_at is null or last_used_at < ${now}::timestamptz - interval '1 minute')`.execute(
    db,
  );
}

import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type HeldPasskey = { id: number; name: string; created_at: Date; last_used_at: Date | null };

export function selectPasskeys(db: Database, staffId: number): Promise<HeldPasskey[]> {
  return db
    .selectFrom('staff_passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();
}

export type Credential = { id: string; transports: string[] };

/** As a browser is told of them: which to use, or which not to add twice. */
export async function selectCredentials(db: Database, staffId: number): Promise<Credential[]> {
  const found = await sql<Credential>`
    select credential_id as id, transports from staff_passkey where staff_id = ${staffId} order by id`.execute(
    db,
  );
  return found.rows;
}

export type KnownPasskey = {
  id: number;
  staff_id: number;
  public_key: Buffer;
  counter: string;
  is_open: boolean;
};

/** `is_open`: the account may be entered. */
export async function selectPasskey(
  db: Database,
  credentialId: string,
  production: boolean,
): Promise<KnownPasskey | undefined> {
  const found = await sql<KnownPasskey>`
    select passkey.id, passkey.staff_id, passkey.public_key, passkey.counter::text,
      staff.disabled_at is null and staff.password_hash is not null and not (staff.is_demo and ${production})
        as is_open
    from staff_passkey passkey join staff on staff.id = passkey.staff_id
    where passkey.credential_id = ${credentialId}`.execute(db);
  return found.rows[0];
}

export type NewPasskey = {
  staffId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: readonly string[];
  name: string;
  now: Date;
};

/** False when the key is somebody's already. */
export async function insertPasskey(db: Database, key: NewPasskey): Promise<boolean> {
  const added = await db
    .insertInto('staff_passkey')
    .values({
      staff_id: key.staffId,
      credential_id: key.credentialId,
      public_key: key.publicKey,
      counter: key.counter,
      transports: [...key.transports],
      name: key.name,
      created_at: key.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** A counter that has moved on meanwhile tells of a copy: false. Keys that do not count say 0. */
export async function notePasskeyUse(
  db: Database,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const noted = await sql`
    update staff_passkey set counter = ${counter}, last_used_at = ${now}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`.execute(db);
  return noted.numAffectedRows === 1n;
}

/** The name of the one that is gone. */
export async function deletePasskey(
  db: Database,
  { id, staffId }: { id: number; staffId: number },
): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('staff_passkey')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('name')
    .executeTakeFirst();
  return gone?.name;
}

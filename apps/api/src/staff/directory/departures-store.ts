import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type KeptDeparture = { nonce: string; verifier: string; back: string | null };

type Place = { stateHash: Buffer; deviceHash: Buffer; now: Date };

/** Those that nobody came back with go on the way. */
export async function insertDeparture(
  db: Database,
  {
    stateHash,
    deviceHash,
    nonce,
    verifier,
    back,
    expiresAt,
    now,
  }: Place & KeptDeparture & { expiresAt: Date },
): Promise<void> {
  await sql`
    with spent as (delete from staff_departure where expires_at <= ${now})
    insert into staff_departure (state_hash, device_hash, nonce, verifier, back, expires_at)
    values (${stateHash}, ${deviceHash}, ${nonce}, ${verifier}, ${back}, ${expiresAt})`.execute(db);
}

/** Gone with the asking; none for another browser than the one that left. */
export async function takeDeparture(
  db: Database,
  { stateHash, deviceHash, now }: Place,
): Promise<KeptDeparture | undefined> {
  const taken = await sql<KeptDeparture>`
    delete from staff_departure
    where state_hash = ${stateHash} and device_hash = ${deviceHash} and expires_at > ${now}
    returning nonce, verifier, back`.execute(db);
  return taken.rows[0];
}

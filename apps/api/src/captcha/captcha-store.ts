import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** True for the first who brings this challenge; those past their time are cleared on the way. */
export async function rememberSolved(
  db: Database,
  { challengeHash, expiresAt }: { challengeHash: Buffer; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const kept = await sql`
    with swept as (
      delete from captcha_used where challenge_hash in (
        select challenge_hash from captcha_used where expires_at < ${now} limit 20 for update skip locked))
    insert into captcha_used (challenge_hash, expires_at) values (${challengeHash}, ${expiresAt})
    on conflict do nothing returning 1`.execute(db);
  return kept.rows.length === 1;
}

export async function deleteSpentProofs(db: Database, now: Date): Promise<number> {
  const gone = await sql`delete from captcha_used where expires_at < ${now}`.execute(db);
  return Number(gone.numAffectedRows ?? 0n);
}

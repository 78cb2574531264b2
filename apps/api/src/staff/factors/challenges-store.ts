import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type Purpose = 'registration' | 'sign-in';

/** Those that nobody came back with go on the way. */
export async function insertChallenge(
  db: Database,
  { challenge, purpose, staffId, expiresAt, now }: Challenge & { expiresAt: Date; now: Date },
): Promise<void> {
  await sql`
    with spent as (delete from staff_challenge where expires_at <= ${now})
    insert into staff_challenge (challenge, purpose, staff_id, expires_at)
    values (${challenge}, ${purpose}, ${staffId}, ${expiresAt})`.execute(db);
}

export type Challenge = { challenge: string; purpose: Purpose; staffId: number | null };

/** Gone with the asking. `staffId`: whose it was meant to be; null for whoever comes. */
export async function takeChallenge(
  db: Database,
  { challenge, purpose, now }: { challenge: string; purpose: Purpose; now: Date },
): Promise<{ staffId: number | null } | undefined> {
  const taken = await sql<{ staffId: number | null }>`
    delete from staff_challenge
    where challenge = ${challenge} and purpose = ${purpose} and expires_at > ${now}
    returning staff_id as "staffId"`.execute(db);
  return taken.rows[0];
}

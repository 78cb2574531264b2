import { sql } from 'kysely';
import type { SignInAttempts } from '@nuancier/domain/customers/sign-in/sign-in-throttle.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { Database } from '../database/tables.ts';

type Row = { attempts: number; last_at: Date; locked_until: Date | null };

/**
 * In a transaction: the row is locked until the attempt is written, so that concurrent attempts are counted one by
 * one.
 */
export async function lockAttempts(db: Database, hash: Buffer, now: Date): Promise<SignInAttempts | null> {
  await sql`
    delete from sign_in_attempt where key_hash in (
      select key_hash from sign_in_attempt
      where last_at < ${new Date(now.getTime() - DAY_MS)} limit 20 for update skip locked)`.execute(db);
  await sql`
    insert into sign_in_attempt (key_hash, attempts, last_at) values (${hash}, 0, ${now})
    on conflict do nothing`.execute(db);
  const found = await sql<Row>`
    select attempts, last_at, locked_until from sign_in_attempt where key_hash = ${hash} for update`.execute(
    db,
  );
  return attemptsOf(found.rows[0]);
}

export async function selectAttempts(db: Database, hash: Buffer): Promise<SignInAttempts | null> {
  const row = await db
    .selectFrom('sign_in_attempt')
    .select(['attempts', 'last_at', 'locked_until'])
    .where('key_hash', '=', hash)
    .executeTakeFirst();
  return attemptsOf(row);
}

export async function writeAttempts(
  db: Database,
  hash: Buffer,
  { attempts, lastAt, lockedUntil }: SignInAttempts,
): Promise<void> {
  await db
    .updateTable('sign_in_attempt')
    .set({ attempts, last_at: lastAt, locked_until: lockedUntil })
    .where('key_hash', '=', hash)
    .execute();
}

export async function deleteAttempts(db: Database, hash: Buffer): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('key_hash', '=', hash).execute();
}

export async function deleteOldAttempts(db: Database, before: Date): Promise<number> {
  const gone = await db.deleteFrom('sign_in_attempt').where('last_at', '<', before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

function attemptsOf(row: Row | undefined): SignInAttempts | null {
  return row === undefined || row.attempts === 0
    ? null
    : { attempts: row.attempts, lastAt: row.last_at, lockedUntil: row.locked_until };
}

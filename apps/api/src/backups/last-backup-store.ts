// What the shop knows of its last backup. The audit log has each that was made, also those a drill threw away; this is
// the one that is kept, found by its name however long that log is.
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

const NAME = 'backup';

/** `takenAt`: the moment it shows; what came later is not in it. */
export type LastBackup = { backup: string; place: string; takenAt: Date };

export async function noteBackup(db: Database, { backup, place, takenAt }: LastBackup): Promise<void> {
  const value = JSON.stringify({ backup, place, takenAt });
  await db
    .insertInto('operator_note')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, written_at: sql`now()` }))
    .execute();
}

export function selectLastBackup(db: Database): Promise<LastBackup | undefined> {
  return db
    .selectFrom('operator_note')
    .select([
      sql<string>`value ->> 'backup'`.as('backup'),
      sql<string>`value ->> 'place'`.as('place'),
      sql<Date>`(value ->> 'takenAt')::timestamptz`.as('takenAt'),
    ])
    .where('name', '=', NAME)
    .executeTakeFirst();
}

import { sql } from 'kysely';
import { pendingMigrations } from './database/migrate.ts';
import type { Parts } from './parts.ts';
import { withinTime } from './within-time.ts';

export type Readiness = { ready: boolean; database: boolean; migrations: boolean; draining: boolean };

const ANSWER_MS = 2_500;

/** May traffic come? Only when the database answers, its tables are current and the process is not leaving. */
export async function readiness(db: Parts['db'], draining: boolean): Promise<Readiness> {
  const asked = await withinTime(ANSWER_MS, askDatabase(db));
  const database = asked.kind === 'done';
  const migrations = asked.kind === 'done' && asked.value.pending === 0;
  return { ready: database && migrations && !draining, database, migrations, draining };
}

async function askDatabase(db: Parts['db']): Promise<{ pending: number }> {
  await sql`select 1`.execute(db);
  return { pending: (await pendingMigrations(db)).length };
}

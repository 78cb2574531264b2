import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { pendingMigrations } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import { withinTime } from '../concurrency/within-time.ts';

export type Readiness = {
  ready: boolean;
  database: boolean;
  migrations: boolean;
  /** the catalogue is loaded */
  catalogue: boolean;
  draining: boolean;
};

const ANSWER_MS = 2_500;

/** May traffic come? Only when all that a request needs is there and the process is not leaving. */
export async function readiness(
  db: Kysely<Tables>,
  { catalogue, draining }: Pick<Readiness, 'catalogue' | 'draining'>,
): Promise<Readiness> {
  const asked = await withinTime(ANSWER_MS, askDatabase(db));
  const database = asked.kind === 'done';
  const migrations = asked.kind === 'done' && asked.value.pending === 0;
  const ready = database && migrations && catalogue && !draining;
  return { ready, database, migrations, catalogue, draining };
}

async function askDatabase(db: Kysely<Tables>): Promise<{ pending: number }> {
  await sql`select 1`.execute(db);
  return { pending: (await pendingMigrations(db)).length };
}

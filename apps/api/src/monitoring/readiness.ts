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
  /** the merchant has opened the shop: there is a site to show */
  site: boolean;
  draining: boolean;
  /** what of these keeps traffic away */
  missing: readonly ('database' | 'migrations' | 'site' | 'catalogue')[];
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
  const site = asked.kind === 'done' && asked.value.hasSite;
  const needed = { database, migrations, site, catalogue };
  const missing = NEEDED.filter((name) => !needed[name]);
  return { ready: missing.length === 0 && !draining, ...needed, draining, missing };
}

const NEEDED = ['database', 'migrations', 'site', 'catalogue'] as const;

async function askDatabase(db: Kysely<Tables>): Promise<{ pending: number; hasSite: boolean }> {
  const pending = (await pendingMigrations(db)).length;
  // Before the first migration there is no table to ask.
  const found = await sql<{ known: boolean }>`select to_regclass('site') is not null as known`.execute(db);
  if (found.rows[0]?.known !== true) return { pending, hasSite: false };
  const sites = await sql`select 1 from site limit 1`.execute(db);
  return { pending, hasSite: sites.rows.length > 0 };
}

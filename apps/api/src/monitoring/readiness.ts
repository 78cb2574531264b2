import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { schemaAge } from '../database/migrating/schema-age.ts';
import type { Tables } from '../database/tables.ts';
import { withinTime } from '../concurrency/within-time.ts';

export type Readiness = {
  /** may traffic come? */
  ready: boolean;
  /** the database answers and takes writes: carts and orders go through */
  can_write: boolean;
  database: boolean;
  /** this version and the tables of the database fit each other */
  migrations: boolean;
  /** the catalogue is loaded */
  catalogue: boolean;
  /** the merchant has opened the shop: there is a site to show */
  site: boolean;
  draining: boolean;
  /** what of these keeps traffic away */
  missing: readonly ('migrations' | 'site' | 'catalogue')[];
};

type Facts = Pick<Readiness, 'migrations' | 'site'>;

/** Probes give up after some seconds: a database that stands still must not make this process seem to. */
export const READINESS_ANSWER_MS = 1_000;
const NEEDED = ['migrations', 'site', 'catalogue'] as const;

/**
 * Only when all that a page needs is there and the process is not leaving. A database that is away keeps nobody out:
 * it is away for every process at once, and pages, listings and searches go on from memory; what the database said
 * last still holds. Who wants to know about orders asks for `can_write`.
 */
export function createReadiness(
  db: Kysely<Tables>,
): (now: Pick<Readiness, 'catalogue' | 'draining'>) => Promise<Readiness> {
  let last: Facts = { migrations: false, site: false };
  let asking: ReturnType<typeof askDatabase> | undefined;
  // Anybody may ask, and is not made to wait for admission: however many do at once, the database hears one of them.
  const askOnce = () => (asking ??= askDatabase(db).finally(() => (asking = undefined)));
  return async ({ catalogue, draining }) => {
    const asked = await withinTime(READINESS_ANSWER_MS, askOnce());
    const database = asked.kind === 'done';
    if (asked.kind === 'done') last = asked.value;
    const { migrations, site } = last;
    const needed = { migrations, site, catalogue };
    const missing = NEEDED.filter((name) => !needed[name]);
    const can_write = asked.kind === 'done' && asked.value.takesWrites && migrations;
    return { ready: missing.length === 0 && !draining, can_write, database, ...needed, draining, missing };
  };
}

async function askDatabase(db: Kysely<Tables>): Promise<Facts & { takesWrites: boolean }> {
  const { pending, outgrownBy } = await schemaAge(db);
  const migrations = pending.length === 0 && outgrownBy === undefined;
  const found = await sql<{ hasTable: boolean; takesWrites: boolean }>`
    select to_regclass('site') is not null as "hasTable",
      current_setting('transaction_read_only') = 'off' as "takesWrites"`.execute(db);
  const { hasTable = false, takesWrites = false } = found.rows[0] ?? {};
  // Before the first migration there is no table to ask.
  if (!hasTable) return { migrations, site: false, takesWrites };
  const sites = await sql`select 1 from site limit 1`.execute(db);
  return { migrations, site: sites.rows.length > 0, takesWrites };
}

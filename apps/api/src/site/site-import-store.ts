import { sql } from 'kysely';
import { upsertCounting, type Upserted, type UpsertTarget } from '../database/upsert-rows.ts';
import type { Database } from '../database/tables.ts';
import type { SiteSettings } from './site-settings.ts';

export type SiteRow = {
  code: string;
  name: string;
  position: number;
  is_default: boolean;
  theme: string;
  root_category_id: number;
  settings: SiteSettings;
};

const SITE: UpsertTarget<SiteRow> = {
  table: 'site',
  key: ['code'],
  columns: {
    code: 'text',
    name: 'text',
    position: 'integer',
    is_default: 'boolean',
    theme: 'text',
    root_category_id: 'integer',
    settings: 'jsonb',
  },
};

export async function upsertSites(db: Database, sites: readonly SiteRow[]): Promise<Upserted> {
  const chosen = sites.find((site) => site.is_default);
  // Another site may hold the default: it gives it up first, so that the default can move.
  if (chosen !== undefined) {
    await db
      .updateTable('site')
      .set({ is_default: false })
      .where('is_default', '=', true)
      .where('code', '<>', chosen.code)
      .execute();
  }
  return upsertCounting(db, SITE, sites);
}

/** A site that is not there yet begins with those of the default site. */
export async function selectSettings(
  db: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const found = await sql<{ code: string; settings: Readonly<Record<string, unknown>> }>`
    select given.code, coalesce(site.settings, usual.settings) as settings
    from unnest(${codes}::text[]) as given(code)
    left join site on site.code = given.code
    join lateral (select settings from site order by is_default desc limit 1) as usual on true`.execute(db);
  return new Map(found.rows.map(({ code, settings }) => [code, settings]));
}

/** Whether that changed anything. */
export async function patchSettings(
  db: Database,
  code: string,
  patch: Partial<SiteSettings>,
): Promise<boolean> {
  const given = JSON.stringify(patch);
  const done = await sql`
    update site set settings = settings || ${given}::jsonb
    where code = ${code} and not settings @> ${given}::jsonb`.execute(db);
  return (done.numAffectedRows ?? 0n) > 0n;
}

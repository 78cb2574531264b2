import * as v from 'valibot';
import type { Database } from '../database/tables.ts';
import { siteSettingsSchema } from './site-settings.ts';

/** As they are stored, whether or not they can be read; none before the shop has a site. */
export async function selectDefaultSettings(db: Database): Promise<Readonly<Record<string, unknown>>> {
  const stored = v.record(v.string(), v.unknown());
  const row = await db
    .selectFrom('site')
    .select('settings')
    .where('is_default', '=', true)
    .executeTakeFirst();
  return v.is(stored, row?.settings) ? row.settings : {};
}

export async function selectSites(db: Database) {
  const rows = await db.selectFrom('site').selectAll().orderBy('position').orderBy('code').execute();
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    position: row.position,
    isDefault: row.is_default,
    theme: row.theme,
    rootCategoryId: row.root_category_id,
    settings: v.parse(siteSettingsSchema, row.settings),
  }));
}

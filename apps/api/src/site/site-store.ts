import * as v from 'valibot';
import type { Database } from '../database/tables.ts';
import { siteSettingsSchema } from './site-settings.ts';

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

import type { Database } from '../../database/tables.ts';
import { readSites } from '../site.ts';
import { settingGroups } from './setting-groups.ts';
import { columnOf } from './setting-field.ts';
import { shownText } from './settings-view.ts';
import { selectSiteChanges } from './site-changes-store.ts';

type SettingRow = { group: string; label: string; value: string; by: string | null; at: Date | null };

/** Every setting of a site as it stands, with who changed it last; undefined: there is no such site. */
export async function settingRows(db: Database, code: string | null): Promise<SettingRow[] | undefined> {
  const site = (await readSites(db)).find((one) => (code === null ? one.isDefault : one.code === code));
  if (site === undefined) return undefined;
  const changes = await selectSiteChanges(db, site.code);
  return settingGroups.flatMap(({ title, fields }) =>
    fields.map((field) => {
      const change = changes.find(({ name }) => name === columnOf(field));
      const value = shownText(field, field.read(site));
      return { group: title, label: field.label, value, by: change?.by ?? null, at: change?.at ?? null };
    }),
  );
}

import type { QueryShopSettingsArgs, ShopSettings } from '@nuancier/contract/gestion-types.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { entitled } from '../../refusals/entitled.ts';
import { selectBroughtPictures } from '../settings/named-things-store.ts';
import { settingGroups } from '../settings/setting-groups.ts';
import { groupView, shownView } from '../settings/settings-view.ts';
import { selectSiteChanges } from '../settings/site-changes-store.ts';
import { readSites } from '../site.ts';
import type { SiteDeskContext } from '../site-context.ts';

/** From the database and not from memory: whoever has just written reads what was written. */
export async function shopSettings(
  { db, staff, publicUrl, environment }: SiteDeskContext,
  { site: code }: QueryShopSettingsArgs,
): Promise<ShopSettings | null> {
  const { staff: reader } = entitled(staff, 'shopSettings');
  const sites = await readSites(db);
  const site = sites.find((one) => (code ? one.code === code : one.isDefault));
  if (site === undefined) return null;
  const changes = await selectSiteChanges(db, site.code);
  const brought = await selectBroughtPictures(db);
  return {
    site: site.code,
    name: site.name,
    sites: sites.map((one) => ({ code: one.code, name: one.name })),
    groups: settingGroups.map((group) => groupView(group, { site, changes, brought })),
    shown: shownView(site, publicUrl),
    environment: [...environment],
    may_change: scopeOf('changeShopSettings', reader.role) !== null,
  };
}

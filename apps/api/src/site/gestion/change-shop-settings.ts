// What people of the shop set goes through the door of the file of sites, in the place of its line.
import type { MutationChangeShopSettingsArgs, ShopSettingsChange } from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { frenchMoment } from '../../text/french-words.ts';
import { importSites } from '../operations/import-sites.ts';
import type { SiteTelling } from '../operations/tell-iban-changes.ts';
import { faultsOfChange } from '../settings/faults-of-change.ts';
import { judgeSettings } from '../settings/judge-settings.ts';
import type { SettingChange } from '../settings/judge-settings.ts';
import type { SettingGroup } from '../settings/setting-field.ts';
import { groupOf } from '../settings/setting-groups.ts';
import { changesOf, markOf, shownText } from '../settings/settings-view.ts';
import { lockSite, noteChanger, selectSiteChanges } from '../settings/site-changes-store.ts';
import type { SiteChange } from '../settings/site-changes-store.ts';
import { readSites } from '../site.ts';
import type { Site } from '../site.ts';
import type { SiteDeskContext } from '../site-context.ts';

const MARK = /^\d{1,18}$/;
const PASSWORD_FIRST =
  'La raison sociale, l’IBAN ou le BIC change\u00A0: saisissez votre mot de passe. Rien n’a été enregistré, votre saisie est restée.';

export async function changeShopSettings(
  context: SiteDeskContext,
  asked: MutationChangeShopSettingsArgs,
): Promise<ShopSettingsChange> {
  entitled(context.staff, 'changeShopSettings');
  const { password } = asked;
  if (password) await context.proveAgain(context, password);
  const change = await written(context, asked, Boolean(password));
  context.renewSites();
  return change;
}

function written(
  context: SiteDeskContext,
  { site: code, group: groupCode, read, values }: MutationChangeShopSettingsArgs,
  isProven: boolean,
): Promise<ShopSettingsChange> {
  const { staff } = entitled(context.staff, 'changeShopSettings');
  const group = groupOf(groupCode);
  if (group === undefined || !MARK.test(read)) throw new Refusal('UNKNOWN_SETTINGS');
  const typed = new Map(values.map(({ name, value }) => [name, value]));
  return context.db.transaction().execute(async (db) => {
    await lockSite(db, code);
    const standing = (await readSites(db)).find((one) => one.code === code);
    if (standing === undefined) throw new Refusal('UNKNOWN_SETTINGS');
    const noted = await selectSiteChanges(db, code);
    refuseUnseen(group, noted, BigInt(read));
    const { site, changes, faults } = judgeSettings(group, standing, typed);
    if (faults.length > 0)
      return { changed: 0, faults: faults.map(({ name, wants }) => ({ name, message: wants })) };
    if (changes.length === 0) return { changed: 0, faults: [] };
    const unfit = await faultsOfChange(db, site, changes);
    if (unfit.length > 0) return { changed: 0, faults: unfit };
    if (!isProven && changes.some(({ field }) => field.asksPassword))
      return { changed: 0, faults: [{ name: 'password', message: PASSWORD_FIRST }] };
    await write(db, site, { by: staff.name, at: context.now(), ownersToTell: context.ownersToTell });
    const since = noted.reduce((latest, { version }) => (version > latest ? version : latest), 0n);
    await noteChanger(db, { code, since, staffId: staff.staffId, at: context.now() });
    await recordAudit(db, context, {
      event: 'settings-changed',
      details: { site: code, group: group.title, settings: changes.map(auditLine) },
    });
    return { changed: changes.length, faults: [] };
  });
}

/** Somebody changed what this person has not seen: named, and nothing is written. */
function refuseUnseen(group: SettingGroup, noted: readonly SiteChange[], seen: bigint): void {
  if (markOf(group.fields, noted) <= seen) return;
  const unseen = changesOf(group.fields, noted).filter(({ version }) => version > seen);
  const [latest] = unseen.toSorted((one, other) => (one.version < other.version ? 1 : -1));
  if (latest === undefined) return;
  const labels = group.fields
    .filter((field) => unseen.some(({ name }) => name === field.name))
    .map(({ label }) => `«\u00A0${label}\u00A0»`);
  const by = latest.by ?? 'Un fichier ou la ligne de commande';
  throw new Refusal(
    'SETTINGS_CHANGED',
    undefined,
    `${by} a changé ${labels.join(', ')} le ${frenchMoment(latest.at.toISOString())}. Rien n’a été enregistré\u00A0: votre saisie est restée ci-dessous, avec la valeur en place. Relisez, puis enregistrez de nouveau.`,
  );
}

/** By its label: the log masks what is named like a secret, and people read it. */
function auditLine({ field, before, after }: SettingChange) {
  return { label: field.label, before: shownText(field, before), after: shownText(field, after) };
}

async function write(db: DatabaseTransaction, site: Site, telling: SiteTelling): Promise<void> {
  const { code, name, position, isDefault, theme, rootCategoryId, settings } = site;
  const line = {
    code,
    name,
    position,
    is_default: isDefault,
    theme,
    root_category_id: rootCategoryId,
    settings,
  };
  const report = await importSites(db, [line], telling);
  if (!report.ok)
    throw new Refusal('SETTINGS_REFUSED', undefined, report.refusals.map(({ reason }) => reason).join(' '));
}

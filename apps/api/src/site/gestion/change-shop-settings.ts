// What people of the shop set goes through the door of the file of sites, in the place of its line.
import type { MutationChangeShopSettingsArgs, ShopSettingsChange } from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { frenchMoment } from '../../text/french-words.ts';
import { importSites } from '../operations/import-sites.ts';
import { faultsOfChange } from '../settings/faults-of-change.ts';
import { judgeSettings } from '../settings/judge-settings.ts';
import type { SettingChange } from '../settings/judge-settings.ts';
import { columnOf } from '../settings/setting-field.ts';
import type { SettingGroup } from '../settings/setting-field.ts';
import { groupOf } from '../settings/setting-groups.ts';
import { changesOf, markOf, shownText } from '../settings/settings-view.ts';
import { lockSite, noteChanger, selectSiteChanges } from '../settings/site-changes-store.ts';
import type { SiteChange } from '../settings/site-changes-store.ts';
import { readSites } from '../site.ts';
import type { Site } from '../site.ts';
import type { SiteDeskContext } from '../site-context.ts';

const MARK = /^\d{1,18}$/;

export async function changeShopSettings(
  context: SiteDeskContext,
  asked: MutationChangeShopSettingsArgs,
): Promise<ShopSettingsChange> {
  const change = await written(context, asked);
  context.renewSites();
  return change;
}

function written(
  context: SiteDeskContext,
  { site: code, group: groupCode, read, values }: MutationChangeShopSettingsArgs,
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
    await write(db, site);
    const since = noted.reduce((latest, { version }) => (version > latest ? version : latest), 0n);
    await noteChanger(db, { code, since, staffId: staff.staffId, at: context.now() });
    await recordAudit(db, context, {
      event: 'settings-changed',
      details: { site: code, group: group.title, settings: changes.map(auditLine) },
    });
    if (changes.some(({ field }) => field.name === 'seller.iban')) await tellOwners(db, context, site);
    return { changed: changes.length, faults: [] };
  });
}

/** Where customers send their money to is not changed behind anybody's back. */
async function tellOwners(db: DatabaseTransaction, context: SiteDeskContext, site: Site): Promise<void> {
  const { staff } = entitled(context.staff, 'changeShopSettings');
  const at = context.now();
  const { iban } = site.settings.seller ?? {};
  const letters = (await context.ownersToTell(db)).map(({ email, firstname, lastname }) => ({
    template: 'staff_iban_changed' as const,
    to: email,
    variables: {
      civility: null,
      firstname,
      lastname,
      by: staff.name,
      ending: iban?.slice(-4) ?? null,
      at: at.toISOString(),
    },
    site: site.code,
  }));
  await Promise.all(letters.map((letter) => queueMail(db, letter, at)));
}

/** Somebody changed what this person has not seen: named, and nothing is written. */
function refuseUnseen(group: SettingGroup, noted: readonly SiteChange[], seen: bigint): void {
  if (markOf(group.fields, noted) <= seen) return;
  const unseen = changesOf(group.fields, noted).filter(({ version }) => version > seen);
  const [latest] = unseen.toSorted((one, other) => (one.version < other.version ? 1 : -1));
  if (latest === undefined) return;
  const labels = group.fields
    .filter((field) => unseen.some(({ name }) => name === columnOf(field)))
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

async function write(db: DatabaseTransaction, site: Site): Promise<void> {
  const { code, name, position, isDefault, theme, rootCategoryId, settings } = site;
  const report = await importSites(db, [
    { code, name, position, is_default: isDefault, theme, root_category_id: rootCategoryId, settings },
  ]);
  if (!report.ok)
    throw new Refusal('SETTINGS_REFUSED', undefined, report.refusals.map(({ reason }) => reason).join(' '));
}

import * as v from 'valibot';
import { isThemeCode } from '@nuancier/domain/site/themes.ts';
import type { Database } from '../../database/tables.ts';
import {
  refusedLines,
  repeatedLines,
  type ImportReport,
  type LineRefusal,
} from '../../imports/import-report.ts';
import { selectSettings, upsertSites, type SiteRow } from '../site-import-store.ts';
import { provenSettings, unfitSettings } from '../settings/judge-settings.ts';
import type { SettingField } from '../settings/setting-field.ts';
import type { Site } from '../site.ts';
import { siteSettingsSchema } from '../site-settings.ts';
import { tellIbanChanges } from './tell-iban-changes.ts';
import type { IbanChange, SiteTelling } from './tell-iban-changes.ts';

/** A setting that is not given stays as the site has it; of a new site it is the default site's. */
export type SiteLine = Omit<SiteRow, 'settings'> & { settings: Readonly<Record<string, unknown>> };

const onlyAtTheDesk = (label: string) =>
  `Le réglage «\u00A0${label}\u00A0» ne se change pas par un fichier\u00A0: changez-le dans Réglages, où votre mot de passe est demandé.`;

export async function importSites(
  db: Database,
  lines: readonly SiteLine[],
  telling: SiteTelling,
): Promise<ImportReport> {
  const held = await selectSettings(
    db,
    lines.map(({ code }) => code),
  );
  const sites = lines.map((line) => ({ ...line, settings: { ...held.get(line.code), ...line.settings } }));
  const refusals = [
    ...sites.flatMap((site, index) => refusalsOf(site, index, held.get(site.code))),
    ...repeatedLines(
      sites,
      (site) => site.code,
      (code) => `Le code de site «\u00A0${code}\u00A0» figure deux fois.`,
    ),
    ...defaultSiteRefusals(sites),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  const rows = sites.map((site) => ({ ...site, settings: v.parse(siteSettingsSchema, site.settings) }));
  const ibans = rows.flatMap((row, index) => ibanChange(row, index, held.get(row.code)));
  if (telling.keepsProven) {
    const changes = sites.flatMap((site, index) => provenChanges(site, index, held.get(site.code)));
    if (changes.length > 0) return refusedLines(changes);
  }
  const { changed, added } = await upsertSites(db, rows);
  await tellIbanChanges(db, ibans, telling);
  return { ok: true, lines: sites.length, changed, added };
}

/** Read by itself: a file that mends another setting of the site changes no IBAN. */
const heldIban = v.object({ seller: v.optional(v.object({ iban: v.optional(v.nullable(v.string())) })) });

/** None of the first site: nobody has sent money anywhere yet. */
function ibanChange(
  { code, settings }: SiteRow,
  index: number,
  held: SiteLine['settings'] | undefined,
): (IbanChange & { line: number })[] {
  const before = v.safeParse(heldIban, held);
  const iban = settings.seller?.iban ?? null;
  if (held === undefined || (before.success && (before.output.seller?.iban ?? null) === iban)) return [];
  return [{ site: code, iban, line: index + 1 }];
}

function refusalsOf(site: SiteLine, index: number, held: SiteLine['settings'] | undefined): LineRefusal[] {
  const line = index + 1;
  const missing = [site.code, site.name, site.theme].some((value) => value.trim() === '');
  const checked = v.safeParse(siteSettingsSchema, site.settings);
  return [
    ...(isThemeCode(site.theme) || missing
      ? []
      : [{ line, reason: `Le thème «\u00A0${site.theme}\u00A0» n’existe pas.` }]),
    ...(missing ? [{ line, reason: 'Le code, le nom et le thème du site sont obligatoires.' }] : []),
    ...(checked.issues ?? []).map((issue) => ({
      line,
      reason: `Le réglage «\u00A0${v.getDotPath(issue) ?? 'inconnu'}\u00A0» n’a pas la forme attendue.`,
    })),
    ...unfit(site, held).map(({ name, wants }) => ({
      line,
      reason: `Le réglage «\u00A0${name}\u00A0»\u00A0: ${wants}`,
    })),
  ];
}

/** By the rules of the forms, where something stood before. */
function unfit(line: SiteLine, held: SiteLine['settings'] | undefined): SettingField[] {
  const sides = beforeAndAfter(line, held);
  return sides ? unfitSettings(...sides) : [];
}

/** What nobody changes without their password, also where other settings of before cannot be read. */
function provenChanges(line: SiteLine, index: number, held: SiteLine['settings'] | undefined): LineRefusal[] {
  if (held === undefined) return [];
  const sides =
    beforeAndAfter(line, held) ?? beforeAndAfter(line, { ...line.settings, seller: held['seller'] });
  const unread = sides ?? beforeAndAfter(line, { ...line.settings, seller: undefined });
  const changed = unread ? provenSettings(...unread) : [];
  return changed.map(({ label }) => ({ line: index + 1, reason: onlyAtTheDesk(label) }));
}

function beforeAndAfter(
  { settings, ...site }: SiteLine,
  held: SiteLine['settings'] | undefined,
): [Site, Site] | undefined {
  const [before, after] = [v.safeParse(siteSettingsSchema, held), v.safeParse(siteSettingsSchema, settings)];
  if (!before.success || !after.success) return undefined;
  const columns = { ...site, isDefault: site.is_default, rootCategoryId: site.root_category_id };
  return [
    { ...columns, settings: before.output },
    { ...columns, settings: after.output },
  ];
}

function defaultSiteRefusals(sites: readonly SiteLine[]): LineRefusal[] {
  const defaults = sites.flatMap((site, index) => (site.is_default ? [index + 1] : []));
  return defaults.slice(1).map((line) => ({ line, reason: 'Un seul site peut être le site par défaut.' }));
}

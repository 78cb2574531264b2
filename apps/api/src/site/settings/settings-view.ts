import type { ShopSetting, ShopSettingGroup, ShownSetting } from '@nuancier/contract/gestion-types.ts';
import type { Site } from '../site.ts';
import { storeConfigView } from '../site-view.ts';
import { usualSettings } from '../usual-settings.ts';
import type { BroughtPicture } from './named-things-store.ts';
import { pictureChoices } from './picture-choices.ts';
import { columnOf } from './setting-field.ts';
import type { SettingField, SettingGroup } from './setting-field.ts';
import { shownFields } from './shown-fields.ts';
import type { SiteChange } from './site-changes-store.ts';

type Standing = {
  site: Site;
  changes: readonly SiteChange[];
  /** pictures to choose from */
  brought: readonly BroughtPicture[];
};

export function groupView(
  { code, title, says, fields }: SettingGroup,
  { site, changes, brought }: Standing,
): ShopSettingGroup {
  return {
    code,
    title,
    says,
    read: markOf(fields, changes).toString(),
    settings: fields.map((field) => settingView(field, { site, changes, brought })),
  };
}

/** The latest change of a group: whoever gives it back has seen everything up to it. */
export function markOf(fields: readonly SettingField[], changes: readonly SiteChange[]): bigint {
  return changesOf(fields, changes).reduce(
    (latest, { version }) => (version > latest ? version : latest),
    0n,
  );
}

export function changesOf(fields: readonly SettingField[], changes: readonly SiteChange[]): SiteChange[] {
  const names = new Set(fields.map(({ name }) => name));
  return changes.filter(({ name }) => names.has(name));
}

function settingView(field: SettingField, { site, changes, brought }: Standing): ShopSetting {
  const [change] = changesOf([field], changes);
  const value = field.read(site);
  const usual = usualOf(field, site);
  return {
    name: field.name,
    label: field.label,
    effect: field.effect,
    input: field.input,
    unit: field.unit,
    choices: [...field.choices, ...pictureChoices(field, brought)],
    is_optional: field.isOptional,
    asks_password: field.asksPassword ?? false,
    value,
    shown: shownText(field, value),
    usual: usual === null ? null : shownText(field, usual),
    is_usual: usual === null ? value === '' : usual === value,
    changed_at: change?.at.toISOString() ?? null,
    changed_by: change?.by ?? null,
  };
}

/** What a new shop starts with; null: only the merchant can say. */
function usualOf(field: SettingField, site: Site): string | null {
  const column = columnOf(field);
  if (column === 'theme') return 'valbrune';
  if (!Object.hasOwn(usualSettings, column)) return null;
  return field.read({ ...site, settings: { ...site.settings, ...structuredClone(usualSettings) } });
}

export function shownText({ choices, unit }: SettingField, value: string): string {
  if (value === '') return '';
  const chosen = choices.find((choice) => choice.value === value)?.label ?? value;
  return unit === null ? chosen : `${chosen}\u00A0${unitOf(chosen, unit)}`;
}

/** « 1 jour ouvré », « 2 jours ouvrés ». */
function unitOf(value: string, unit: string): string {
  return Number(value.replace(',', '.')) < 2 ? unit.replaceAll(/(?<=\p{L}{2})s\b/gu, '') : unit;
}

export function shownView(site: Site, publicUrl: string): ShownSetting[] {
  const config: Readonly<Record<string, unknown>> = storeConfigView(site, publicUrl);
  return shownFields.map(({ name, label, effect }) => ({ name, label, effect, value: told(config[name]) }));
}

function told(value: unknown): string | null {
  if (Array.isArray(value)) return told(value.filter((one) => typeof one !== 'object').join(', '));
  if (value === undefined || value === null || value === '' || typeof value === 'object') return null;
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  return String(value);
}

// What was typed becomes a site: field by field, only what differs from what stands is judged and written.
import type { Site } from '../site.ts';
import { everySetting } from './setting-groups.ts';
import type { SettingField, SettingGroup, SitePatch } from './setting-field.ts';

export type SettingChange = { field: SettingField; before: string; after: string };

export type JudgedSettings = { site: Site; changes: SettingChange[]; faults: SettingField[] };

/** A value that stays as it is was somebody's to judge when it came. */
export function judgeSettings(
  { fields }: SettingGroup,
  standing: Site,
  typed: ReadonlyMap<string, string>,
): JudgedSettings {
  let site = standing;
  const faults: SettingField[] = [];
  for (const field of fields) {
    const given = typed.get(field.name);
    if (given === undefined || unbroken(given) === unbroken(field.read(standing))) continue;
    const patch = field.write(given, site);
    if (patch === null) faults.push(field);
    else site = patched(site, patch);
  }
  const changes = fields
    .map((field) => ({ field, before: field.read(standing), after: field.read(site) }))
    .filter(({ before, after }) => before !== after);
  return { site, changes, faults };
}

/** Of a site that a file brings: settings that it changes to what no form would take. */
export function unfitSettings(before: Site, after: Site): SettingField[] {
  return everySetting().filter((field) => {
    const value = field.read(after);
    return value !== field.read(before) && field.write(value, after) === null;
  });
}

/** Of a site that a file brings: settings that it changes and that are changed with a password alone. */
export function provenSettings(before: Site, after: Site): SettingField[] {
  return everySetting().filter(
    (field) => field.asksPassword === true && field.read(after) !== field.read(before),
  );
}

function patched(site: Site, { settings, ...columns }: SitePatch): Site {
  return { ...site, ...columns, settings: { ...site.settings, ...settings } };
}

/** Browsers send line ends of their own. */
function unbroken(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

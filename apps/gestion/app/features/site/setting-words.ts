import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { ShopSettingsQuery } from '../../../generated/documents.ts';
import { hasWords } from '../office/words/has-words.ts';
import { settingsCopy as copy } from './settings-copy.ts';

type Group = NonNullable<ShopSettingsQuery['shopSettings']>['groups'][number];
export type Setting = Group['settings'][number];

/** « D’origine : 25,00 € HT. Changé par Claire Valbrune le 18 novembre 2026 à 9 h 12. » */
export function settingWords({ usual, is_usual: isUsual, changed_at: at, changed_by: by }: Setting): string {
  const origin = usual === null ? copy.ownOnly : copy.usual(usual || copy.empty);
  const unchanged = isUsual || usual === null ? copy.neverChanged : copy.sinceOpening;
  return `${origin} ${at === null ? unchanged : copy.changed(by ?? copy.byFile, formatMoment(new Date(at)))}`;
}

export function latestChange(settings: readonly Setting[]): Setting | undefined {
  return settings
    .filter((setting) => setting.changed_at !== null)
    .toSorted((one, other) => (other.changed_at ?? '').localeCompare(one.changed_at ?? ''))[0];
}

/** Without accents and capitals, as people type. */
export function matches(
  { label, effect, name }: Pick<Setting, 'label' | 'effect' | 'name'>,
  words: string,
): boolean {
  return hasWords(`${label} ${effect} ${name}`, words);
}

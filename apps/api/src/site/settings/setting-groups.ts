// Every setting of a site, in the order in which people find them. One without a row here fails a test.
import { accounts } from './groups/accounts.ts';
import { brand } from './groups/brand.ts';
import { compatibility } from './groups/compatibility.ts';
import { delivery } from './groups/delivery.ts';
import { listing } from './groups/listing.ts';
import { look } from './groups/look.ts';
import { messages } from './groups/messages.ts';
import { ordering } from './groups/ordering.ts';
import { pages } from './groups/pages.ts';
import { region } from './groups/region.ts';
import { seller } from './groups/seller.ts';
import { stock } from './groups/stock.ts';
import type { SettingField, SettingGroup } from './setting-field.ts';

export const settingGroups: readonly SettingGroup[] = [
  brand,
  look,
  seller,
  listing,
  delivery,
  ordering,
  accounts,
  messages,
  pages,
  stock,
  region,
  compatibility,
];

export function groupOf(code: string): SettingGroup | undefined {
  return settingGroups.find((group) => group.code === code);
}

export function everySetting(): SettingField[] {
  return settingGroups.flatMap(({ fields }) => fields);
}

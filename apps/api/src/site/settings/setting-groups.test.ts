import { buildASTSchema, isObjectType, parse } from 'graphql';
import { schemaText } from '@nuancier/contract/schema.ts';
import { expect, it } from 'vitest';
import type { Site } from '../site.ts';
import { siteSettingsSchema } from '../site-settings.ts';
import type { SiteSettings } from '../site-settings.ts';
import { usualSettings } from '../usual-settings.ts';
import { judgeSettings, unfitSettings } from './judge-settings.ts';
import { columnOf } from './setting-field.ts';
import type { SettingGroup } from './setting-field.ts';
import { everySetting, groupOf, settingGroups } from './setting-groups.ts';
import { shownText } from './settings-view.ts';
import { shownFields } from './shown-fields.ts';

const settings: SiteSettings = {
  ...structuredClone(usualSettings),
  available_currency_codes: ['EUR'],
  title_suffix: 'Peintures du Port',
  default_title: 'Peintures du Port',
  default_description: 'Peintures et outillage.',
  default_keywords: '',
  welcome: '',
  copyright: '© 2026',
  logo_alt: 'Peintures du Port',
  subaccount_messages: usualSettings.subaccount_messages.map((message) => ({ ...message })),
};
const site: Site = {
  code: 'default',
  name: 'Peintures du Port',
  position: 1,
  isDefault: true,
  theme: 'valbrune',
  rootCategoryId: 2,
  settings,
};

it('every field of storeConfig and every setting has its meaning, once', () => {
  const type = buildASTSchema(parse(schemaText)).getType('StoreConfig');
  const told = isObjectType(type) ? Object.keys(type.getFields()) : [];
  const meant = [...everySetting().map((field) => columnOf(field)), ...shownFields.map(({ name }) => name)];
  const wanted = new Set([...told, ...Object.keys(siteSettingsSchema.entries)]);
  expect([...wanted].filter((name) => !meant.includes(name))).toEqual([]);
  expect(meant.filter((name) => !wanted.has(name))).toEqual([]);
  const names = everySetting().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(settingGroups.map(({ code }) => code)).size).toBe(settingGroups.length);
});

it('every meaning says what it changes, in a sentence, under a label of its own group', () => {
  for (const { fields } of settingGroups)
    expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length);
  for (const { label, effect, wants } of everySetting())
    for (const sentence of [effect, wants]) expect(`${label}: ${sentence}`).toMatch(/^.+: \p{Lu}.+\.$/u);
});

it('what a new shop starts with is what its forms take', () => {
  const seller = groupOf('societe')?.fields ?? [];
  const refused = everySetting()
    .filter((field) => !seller.includes(field))
    .filter((field) => field.write(field.read(site), site) === null);
  expect(refused.map(({ name }) => name)).toEqual([]);
});

const judged = (group: string, name: string, value: string) =>
  judgeSettings(groupOf(group) ?? none, site, new Map([[name, value]]));
const none: SettingGroup = { code: '', title: '', says: '', fields: [] };

it.each([
  ['livraison', 'delivery_fee_ht_cents', '29', { delivery_fee_ht_cents: 2_900 }],
  ['livraison', 'delivery_fee_ht_cents', '1\u00A0029,5', { delivery_fee_ht_cents: 102_950 }],
  ['livraison', 'delivery_free_from_ht_cents', '', { delivery_free_from_ht_cents: null }],
  ['livraison', 'maximum_distance_to_order', '42,5', { maximum_distance_to_order: 42.5 }],
  ['livraison', 'delivery_cut_off', '09:30', { delivery_cut_off: '09:30' }],
  ['livraison', 'delivery_cut_off', '11h30', { delivery_cut_off: '11:30' }],
  ['livraison', 'delivery_cut_off', '11 h 30', { delivery_cut_off: '11:30' }],
  ['livraison', 'delivery_cut_off', '9 h', { delivery_cut_off: '09:00' }],
  ['societe', 'seller.siren', '123 456 789', { seller: { siren: '123456789' } }],
  [
    'societe',
    'seller.iban',
    'fr76 3000 6000 0112 3456 7890 189',
    { seller: { iban: 'FR7630006000011234567890189' } },
  ],
  ['langue-et-monnaie', 'base_currency_code', 'chf', { base_currency_code: 'CHF' }],
  ['comptes', 'minimum_password_length', '12', { minimum_password_length: '12' }],
  ['comptes', 'product_reviews_enabled', '0', { product_reviews_enabled: '0' }],
  ['compatibilite', 'autocomplete_on_storefront', '0', { autocomplete_on_storefront: false }],
  ['compatibilite', 'show_cms_breadcrumbs', '0', { show_cms_breadcrumbs: 0 }],
  ['messages', 'contact_general_reason', 'Devis\r\nAutre\r\n', { contact_general_reason: 'Devis|Autre' }],
  [
    'stocks',
    'price_group_names',
    'BOIS = Bois\r\nSOL=Sols souples',
    {
      price_group_names: [
        { code: 'BOIS', name: 'Bois' },
        { code: 'SOL', name: 'Sols souples' },
      ],
    },
  ],
  ['stocks', 'price_group_names', '', { price_group_names: [] }],
  ['messages', 'url_expert', 'https://conseil.example/rdv', { url_expert: 'https://conseil.example/rdv' }],
  ['langue-et-monnaie', 'available_currency_codes', 'EUR\nCHF', { available_currency_codes: ['EUR', 'CHF'] }],
])('%s: %s takes « %s »', (group, name, value, expected) => {
  const { faults, site: after } = judged(group, name, value);
  expect(faults).toEqual([]);
  expect(after.settings).toMatchObject(expected);
});

it.each([
  ['livraison', 'delivery_fee_ht_cents', '-1'],
  ['livraison', 'delivery_fee_ht_cents', '12,345'],
  ['livraison', 'delivery_fee_ht_cents', ''],
  ['livraison', 'delivery_cut_off', '24:00'],
  ['livraison', 'maximum_distance_to_order', '1001'],
  ['comptes', 'minimum_password_length', '7'],
  ['comptes', 'required_character_classes_number', '5'],
  ['comptes', 'product_reviews_enabled', 'oui'],
  ['listes', 'grid_per_page_values', '12,,24'],
  ['listes', 'grid_per_page', '0'],
  ['stocks', 'price_group_names', 'BOIS : Bois'],
  ['messages', 'url_expert', 'javascript:alert(1)'],
  ['messages', 'url_expert', '//evil.example'],
  ['messages', 'contact_general_reason', 'Un|Deux'],
  ['societe', 'seller.email', 'contact@'],
  ['societe', 'seller.siren', '12345678'],
  ['societe', 'seller.iban', 'FR7630006000011234567890188'],
  ['langue-et-monnaie', 'timezone', 'Europe/Rennes'],
  ['langue-et-monnaie', 'base_currency_code', 'euros'],
  ['langue-et-monnaie', 'base_currency_code', 'ZZZ'],
  ['apparence', 'header_logo_src', 'https://ailleurs.example/logo.png'],
  ['apparence', 'header_logo_src', '/logo.png'],
  ['apparence', 'banner_home_image_url', 'site/../../secret.png'],
  ['apparence', 'theme', 'rose'],
  ['enseigne', 'store_name', ' '],
])('%s: %s refuses « %s »', (group, name, value) => {
  const { faults, changes } = judged(group, name, value);
  expect([faults.map((fault) => fault.name), changes]).toEqual([[name], []]);
});

it.each([
  ['delivery_working_days', '1', '1\u00A0jour ouvré'],
  ['delivery_working_days', '2', '2\u00A0jours ouvrés'],
  ['delivery_fee_ht_cents', '1,00', '1,00\u00A0€ HT'],
  ['maximum_distance_to_order', '1', '1\u00A0km'],
])('%s of %s is read as « %s »', (name, value, words) => {
  const field = everySetting().find((one) => one.name === name);
  expect(field && shownText(field, value)).toBe(words);
});

it('an IBAN is taken by its check digits, and the other facts of the seller stay', () => {
  const held = { ...site, settings: { ...settings, seller: SELLER } };
  const typed = new Map([['seller.iban', 'FR7630006000011234567890189']]);
  const { site: after, changes } = judgeSettings(groupOf('societe') ?? none, held, typed);
  expect(after.settings.seller).toEqual({ ...SELLER, iban: 'FR7630006000011234567890189' });
  expect(changes.map(({ field }) => field.name)).toEqual(['seller.iban']);
});

it('what a file brought and stays is not judged again; what it changes is', () => {
  const odd: Site = { ...site, settings: { ...settings, url_expert: 'parler' } };
  const typed = new Map([['url_expert', 'parler']]);
  expect(judgeSettings(groupOf('messages') ?? none, odd, typed).faults).toEqual([]);
  expect(unfitSettings(odd, odd)).toEqual([]);
  expect(unfitSettings(site, odd).map(({ name }) => name)).toEqual(['url_expert']);
});

const SELLER = {
  name: 'Peintures du Port SAS',
  siren: '123456789',
  vat_number: null,
  street: ['1 quai'],
  postcode: '35000',
  city: 'Rennes',
  phone: null,
  email: null,
  capital: null,
  rcs: null,
  iban: null,
  bic: null,
};

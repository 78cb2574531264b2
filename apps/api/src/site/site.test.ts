import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_URL, shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
  await sql`insert into site (code, name, position, theme, root_category_id, settings)
    select 'comptoir', 'Le Comptoir', 2, 'comptoir', root_category_id, settings from site where is_default`.execute(
    shop.db,
  );
});
afterAll(() => shop.close());

const STANDARD_FIELDS =
  'allow_guests_to_write_product_reviews base_currency_code base_media_url catalog_default_sort_by cms_home_page ' +
  'cms_no_cookies cms_no_route grid_per_page grid_per_page_values list_mode list_per_page list_per_page_values ' +
  'locale minimum_password_length required_character_classes_number product_reviews_enabled ' +
  'magento_wishlist_general_is_enabled root_category_uid store_code timezone title_prefix title_separator ' +
  'title_suffix weight_unit welcome allow_items allow_order';

async function config(fields: string, headers = {}): Promise<unknown> {
  const { data, errors } = await shop.send(`{ storeConfig { ${fields} } }`, {}, { headers });
  expect(errors).toBeUndefined();
  return data?.['storeConfig'];
}

describe('storeConfig', () => {
  it('CFG-03 serves Magento’s standard fields', async () => {
    expect(await config(STANDARD_FIELDS)).toEqual({
      allow_guests_to_write_product_reviews: '0',
      base_currency_code: 'EUR',
      base_media_url: `${PUBLIC_URL}/media/`,
      catalog_default_sort_by: 'position',
      cms_home_page: 'home',
      cms_no_cookies: 'cookies',
      cms_no_route: 'no-route',
      grid_per_page: 12,
      grid_per_page_values: '12,10,20,50',
      list_mode: 'grid-list',
      list_per_page: 10,
      list_per_page_values: '10,20,50',
      locale: 'fr_FR',
      minimum_password_length: '8',
      required_character_classes_number: '4',
      product_reviews_enabled: '1',
      magento_wishlist_general_is_enabled: '1',
      root_category_uid: 'Mg==',
      store_code: 'default',
      timezone: 'Europe/Paris',
      title_prefix: '',
      title_separator: '–',
      title_suffix: 'Valbrune',
      weight_unit: 'kgs',
      welcome: 'Bienvenue au comptoir',
      allow_items: '0',
      allow_order: '0',
    });
  });

  it('CFG-04 serves the shop’s own fields', async () => {
    expect(
      await config(
        'banner_promo_image_url_desktop banner_promo_image_url_mobile maximum_distance_to_order label_destockage ' +
          'register_success_message login_error_message subaccount_messages { key value } contact_general_reason ' +
          'cgv_message tester_product_id url_expert theme',
      ),
    ).toEqual({
      banner_promo_image_url_desktop: `${PUBLIC_URL}/media/banner/promo/1600x600.webp`,
      banner_promo_image_url_mobile: `${PUBLIC_URL}/media/banner/promo/780x780.webp`,
      maximum_distance_to_order: 50,
      label_destockage: 'DÉSTOCKAGE',
      register_success_message: expect.stringContaining('Votre demande est enregistrée'),
      login_error_message: expect.stringContaining('mot de passe incorrect'),
      subaccount_messages: expect.arrayContaining([
        { key: 'approved', value: 'Votre commande a été validée.' },
      ]),
      contact_general_reason: expect.stringContaining('Livraison sur chantier'),
      cgv_message: expect.stringContaining('conditions générales de vente'),
      tester_product_id: expect.stringMatching(/^P\d+/u),
      url_expert: '/contactez-nous',
      theme: 'valbrune',
    });
  });

  it('CFG-05 the logo comes from the configuration, 35 by 34 unless it says otherwise', async () => {
    const fields = 'base_media_url header_logo_src logo_alt logo_width logo_height';
    const logo = {
      base_media_url: `${PUBLIC_URL}/media/`,
      header_logo_src: 'logo/valbrune/105x102.webp',
      logo_alt: 'Valbrune',
    };
    expect(await config(fields)).toEqual({ ...logo, logo_width: 35, logo_height: 34 });
    await changeSettings({ logo_width: 120, logo_height: 0 });
    expect(await config(fields)).toEqual({ ...logo, logo_width: 120, logo_height: 34 });
    await changeSettings({ logo_width: 35, logo_height: 34 });
  });

  it('CFG-07 has the one French locale and no address prefix', async () => {
    expect(await config('locale use_store_in_url base_url default_display_currency_code')).toEqual({
      locale: 'fr_FR',
      use_store_in_url: false,
      base_url: `${PUBLIC_URL}/`,
      default_display_currency_code: 'EUR',
    });
  });

  it('answers for the site the Store header names', async () => {
    const fields = 'store_code store_name theme is_default_store';
    expect(await config(fields, { store: 'default' })).toMatchObject({
      store_code: 'default',
      theme: 'valbrune',
    });
    expect(await config(fields, { store: 'comptoir' })).toEqual({
      store_code: 'comptoir',
      store_name: 'Le Comptoir',
      theme: 'comptoir',
      is_default_store: false,
    });
  });
});

describe('availableStores and currency', () => {
  it('CFG-06 name the sites with the chosen shop, and the currencies', async () => {
    const { data } = await shop.send(
      '{ availableStores { store_code current_shop } currency { default_display_currency_code available_currency_codes } }',
    );
    expect(data).toEqual({
      availableStores: [
        { store_code: 'default', current_shop: null },
        { store_code: 'comptoir', current_shop: null },
      ],
      currency: { default_display_currency_code: 'EUR', available_currency_codes: ['EUR'] },
    });
  });

  it('spells the currency’s fields as Magento does, both ways', async () => {
    const { data } = await shop.send(
      `{ currency { base_currency_code base_currency_symbol default_display_currecy_code default_display_currecy_symbol
        default_display_currency_symbol exchange_rates { currency_to rate } } }`,
    );
    expect(data).toEqual({
      currency: {
        base_currency_code: 'EUR',
        base_currency_symbol: '€',
        default_display_currecy_code: 'EUR',
        default_display_currecy_symbol: '€',
        default_display_currency_symbol: '€',
        exchange_rates: [{ currency_to: 'EUR', rate: 1 }],
      },
    });
  });
});

describe('countries', () => {
  it('CFG-16 lists France first, with its départements, then other European countries by name', async () => {
    const { data } = await shop.send(
      '{ countries { id two_letter_abbreviation three_letter_abbreviation full_name_locale full_name_english available_regions { id code name } } }',
    );
    const countries = data?.['countries'];
    expect(countries).toMatchObject([
      { id: 'FR', three_letter_abbreviation: 'FRA', full_name_locale: 'France' },
      { id: 'DE', full_name_locale: 'Allemagne', full_name_english: 'Germany', available_regions: null },
      ...Array.from({ length: 34 }, () => ({})),
    ]);
    expect(countries).toMatchObject({
      0: { available_regions: expect.arrayContaining([{ id: 20, code: '2A', name: 'Corse-du-Sud' }]) },
    });
    expect(JSON.stringify(countries)).toContain('Val-d’Oise');
  });

  it('CFG-16 lists the countries an address may name in the contract, and no other', async () => {
    const { data } = await shop.send(
      '{ countries { id } __type(name: "CountryCodeEnum") { enumValues { name } } }',
    );
    const { countries, __type: type } = data as {
      countries: { id: string }[];
      __type: { enumValues: { name: string }[] };
    };
    const listed = countries.map(({ id }) => id).toSorted();
    expect(listed).toEqual(type.enumValues.map(({ name }) => name).toSorted());
  });

  it('CFG-16 gives one country by its id', async () => {
    const { data } = await shop.send('{ country(id: "FR") { id available_regions { code } } }');
    expect(data).toMatchObject({ country: { id: 'FR', available_regions: { length: 101 } } });
  });

  it.each([
    ['{ country { id } }', 'Le code du pays doit être précisé.', 'graphql-input'],
    ['{ country(id: null) { id } }', 'Le code du pays doit être précisé.', 'graphql-input'],
    ['{ country(id: "XX") { id } }', 'Ce pays n’est pas disponible.', 'graphql-no-such-entity'],
  ])('CFG-16 refuses %s', async (query, message, category) => {
    const { data, errors } = await shop.send(query);
    expect(data).toEqual({ country: null });
    expect(errors).toMatchObject([{ message, extensions: { category } }]);
  });
});

async function changeSettings(settings: Record<string, unknown>): Promise<void> {
  await sql`update site set settings = settings || ${JSON.stringify(settings)}::jsonb`.execute(shop.db);
  await sql`select pg_notify('site_changed', '')`.execute(shop.db);
  const [name, value] = Object.entries(settings)[0] ?? [];
  await expect.poll(() => config(String(name))).toEqual({ [String(name)]: value });
}

// Catalogue queries of public storefronts made for Magento, and their answers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_URL, shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
const SKU = 'P102001';
const ARTICLE = '10100001';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

async function ask<Data>(query: string, as?: string, variables = {}): Promise<Data> {
  const { data, errors } = await shop.send(query, variables, as === undefined ? {} : { as });
  expect(errors).toBeUndefined();
  return data as Data;
}

async function product<View>(fields: string, as?: string): Promise<View> {
  const query = `{ products(filter: { sku: { eq: "${SKU}" } }) { items { ${fields} } } }`;
  const { products } = await ask<{ products: { items: [View] } }>(query, as);
  return products.items[0];
}

describe('categories', () => {
  it('the root opens the menu and stands in no breadcrumb', async () => {
    const { categories } = await ask<{
      categories: { items: [{ uid: string; include_in_menu: number }] };
    }>('{ categories { items { uid include_in_menu } } }');
    const [root] = categories.items;
    expect(root.include_in_menu).toBe(1);
    const { categories: own } = await product<{
      categories: { uid: string; breadcrumbs: { category_uid: string }[] | null }[];
    }>('categories { uid breadcrumbs { category_uid } }');
    const named = own.flatMap(({ uid, breadcrumbs }) => [
      uid,
      ...(breadcrumbs ?? []).map((crumb) => crumb.category_uid),
    ]);
    expect(named.length).toBeGreaterThan(0);
    expect(named).not.toContain(root.uid);
  });

  it('a category lists its products, paged and sorted as a listing is', async () => {
    const { categoryList, products } = await ask<{
      categoryList: [{ products: object }];
      products: object;
    }>(`{ categoryList(filters: { url_path: { eq: "facade" } }) { display_mode cms_block { title } meta_keywords
        default_sort_by available_sort_by products(pageSize: 3, currentPage: 2, sort: { name: ASC }) { total_count page_info { current_page } items { sku } } }
      products(filter: { category_url_path: { eq: "facade" } }, pageSize: 3, currentPage: 2, sort: { name: ASC }) {
        total_count page_info { current_page } items { sku } } }`);
    expect(categoryList[0]).toEqual({
      display_mode: 'PRODUCTS',
      cms_block: null,
      meta_keywords: null,
      default_sort_by: null,
      available_sort_by: null,
      products,
    });
    expect(products).toMatchObject({ page_info: { current_page: 2 } });
  });

  it('facets come with their place, corrected words as suggestions', async () => {
    const { products } = await ask<{
      products: { aggregations: { position: number }[]; suggestion: null; suggestions: [] };
    }>(`{ products(search: "peinture") { suggestion suggestions { search } aggregations { position } } }`);
    expect(products.aggregations.map(({ position }) => position)).toEqual(
      products.aggregations.map((_, at) => at),
    );
    expect([products.suggestion, products.suggestions]).toEqual([null, []]);
    const typo = await ask<{ products: { suggestion: string; suggestions: object[] } }>(
      `{ products(search: "peintrue") { suggestion suggestions { search } } }`,
    );
    expect(typo.products.suggestions).toEqual([{ search: typo.products.suggestion }]);
  });
});

describe('products', () => {
  it('show their price in the older form too', async () => {
    const shown = await product<{
      price: Record<string, { amount: object; adjustments: [] }>;
      price_range: Record<string, Record<string, object>>;
    }>(`price { minimalPrice { amount { value currency } adjustments { code } } maximalPrice { amount { value currency } }
      regularPrice { amount { value currency } } }
      price_range { minimum_price { final_price { value currency } regular_price { value currency } }
        maximum_price { final_price { value currency } } }`);
    const { minimum_price: lowest, maximum_price: highest } = shown.price_range;
    expect(shown.price).toEqual({
      minimalPrice: { amount: lowest?.['final_price'], adjustments: [] },
      maximalPrice: { amount: highest?.['final_price'] },
      regularPrice: { amount: lowest?.['regular_price'] },
    });
    expect(lowest?.['final_price']).toEqual({ value: expect.any(Number), currency: 'EUR' });
  });

  it('show their gallery in the older form, with whole addresses', async () => {
    const shown = await product<{
      media_gallery: { url: string; label: string; position: number; disabled: boolean }[];
      media_gallery_entries: { uid: string }[];
      thumbnail: { url: string };
      swatch_image: string;
    }>(`media_gallery { url label position disabled } thumbnail { url } swatch_image
      media_gallery_entries { uid file label position disabled types }`);
    expect(shown.media_gallery_entries).toEqual(
      shown.media_gallery.map(({ url, label, position, disabled }, at) => ({
        uid: expect.any(String),
        file: url,
        label,
        position,
        disabled,
        types: at === 0 ? ['image', 'small_image', 'thumbnail', 'swatch_image'] : [],
      })),
    );
    expect(new Set(shown.media_gallery_entries.map(({ uid }) => uid)).size).toBe(
      shown.media_gallery_entries.length,
    );
    expect(shown.media_gallery[0]?.url.startsWith(PUBLIC_URL)).toBe(true);
    expect(shown.swatch_image).toBe(shown.thumbnail.url);
  });

  it('number their options as their variants do, and name every value', async () => {
    const shown = await product<{
      configurable_options: {
        attribute_id: string;
        attribute_id_v2: number;
        attribute_code: string;
        values: { value_index: number; label: string; default_label: string; store_label: string }[];
      }[];
      variants: { attributes: { code: string; value_index: number; label: string }[] }[];
    }>(`... on ConfigurableProduct { configurable_options { attribute_id attribute_id_v2 attribute_code
      values { value_index label default_label store_label use_default_value } }
      variants { attributes { code value_index label } } }`);
    const numbered = new Map(
      shown.configurable_options.flatMap(({ attribute_code: code, values }) =>
        values.map(({ value_index: index, label }) => [`${code} ${index}`, label] as const),
      ),
    );
    for (const { code, value_index: index, label } of shown.variants.flatMap(({ attributes }) => attributes))
      expect(numbered.get(`${code} ${index}`)).toBe(label);
    for (const option of shown.configurable_options) {
      expect(option.attribute_id).toBe(String(option.attribute_id_v2));
      for (const value of option.values)
        expect([value.label !== '', value.default_label, value.store_label]).toEqual([
          true,
          value.label,
          value.label,
        ]);
    }
  });

  it('no option value of the whole catalogue is without a name', async () => {
    const labels: (string | null)[] = [];
    for (const currentPage of [1, 2, 3, 4, 5, 6]) {
      const { products } = await ask<{
        products: { items: { configurable_options?: { values: { label: string | null }[] }[] }[] };
      }>(
        `query ($currentPage: Int) { products(filter: {}, pageSize: 100, currentPage: $currentPage) { items {
          ... on ConfigurableProduct { configurable_options { values { label } } } } } }`,
        undefined,
        { currentPage },
      );
      labels.push(
        ...products.items.flatMap(({ configurable_options: options = [] }) =>
          options.flatMap(({ values }) => values.map(({ label }) => label)),
        ),
      );
    }
    expect(labels.length).toBeGreaterThan(1_000);
    expect(labels.filter((label) => (label ?? '').trim() === '')).toEqual([]);
  });

  it('tell of a choice which values still lead to an article', async () => {
    const { configurable_options: options } = await product<{
      configurable_options: { attribute_code: string; values: { uid: string }[] }[];
    }>('... on ConfigurableProduct { configurable_options { attribute_code values { uid } } }');
    const chosen = options.at(-1)?.values[0]?.uid;
    const { configurable_product_options_selection: selection } = await product<{
      configurable_product_options_selection: {
        options_available_for_selection: { attribute_code: string; option_value_uids: string[] }[];
        configurable_options: {
          attribute_code: string;
          values: { uid: string; is_available: boolean; label: string }[];
        }[];
      };
    }>(`... on ConfigurableProduct { configurable_product_options_selection(configurableOptionValueUids: ["${chosen}"]) {
      options_available_for_selection { attribute_code option_value_uids }
      configurable_options { uid attribute_code label values { uid label is_available is_use_default swatch { value } } } } }`);
    expect(selection.configurable_options.map(({ attribute_code: code }) => code)).toEqual(
      options.map(({ attribute_code: code }) => code),
    );
    for (const option of selection.configurable_options) {
      const left = selection.options_available_for_selection.find(
        (one) => one.attribute_code === option.attribute_code,
      );
      expect(option.values.filter((value) => value.is_available).map(({ uid }) => uid)).toEqual(
        left?.option_value_uids,
      );
    }
  });

  it('have the technical sheet as attributes, in both forms and as a filter asks', async () => {
    const shown = await product<{
      attribute_data: { attributes: { code: string; label: string; value: string }[] };
      all: { items: object[]; errors: [] };
      filters: { items: { code: string }[] };
      none: { items: [] };
      custom_attributes: {
        attribute_metadata: { code: string; label: string };
        entered_attribute_value: { value: string };
      }[];
    }>(`attribute_data { attributes { code label value } }
      all: custom_attributesV2 { items { code ... on AttributeValue { value } } errors { message } }
      filters: custom_attributesV2(filters: { is_filterable: true, is_visible_on_front: true }) { items { code } }
      none: custom_attributesV2(filters: { is_comparable: true }) { items { code } }
      custom_attributes { attribute_metadata { code label } entered_attribute_value { value } }`);
    const { attributes } = shown.attribute_data;
    expect(attributes.length).toBeGreaterThan(3);
    expect(shown.all).toEqual({ items: attributes.map(({ code, value }) => ({ code, value })), errors: [] });
    expect(shown.filters.items.map(({ code }) => code)).toContain('marque');
    expect(shown.filters.items.length).toBeLessThan(attributes.length);
    expect(shown.none.items).toEqual([]);
    expect(shown.custom_attributes).toEqual(
      attributes.map(({ code, label, value }) => ({
        attribute_metadata: { code, label },
        entered_attribute_value: { value },
      })),
    );
  });

  it('what the trade does not have is empty', async () => {
    expect(
      await product(`new_from_date new_to_date
        ... on CustomizableProductInterface { options { title } }`),
    ).toEqual({ new_from_date: null, new_to_date: null, options: [] });
  });
});

describe('price thresholds', () => {
  type Variants = { variants: { product: { sku: string; price_tiers: object[] } }[] };
  const TIERS = `... on ConfigurableProduct { variants { product { sku price_tiers { quantity final_price { value currency }
    discount { amount_off } } } } }`;
  const tiersOf = async (as?: string) =>
    (await productOf<Variants>(TIERS, as)).variants.find(({ product: one }) => one.sku === ARTICLE)?.product
      .price_tiers;
  let parent = SKU;

  async function productOf<View>(fields: string, as?: string): Promise<View> {
    const query = `{ products(filter: { sku: { eq: "${parent}" } }) { items { ${fields} } } }`;
    return (await ask<{ products: { items: [View] } }>(query, as)).products.items[0];
  }

  beforeAll(async () => {
    const found = await shop.db
      .selectFrom('article')
      .innerJoin('product', 'product.id', 'article.product_id')
      .select('product.sku')
      .where('article.sku', '=', ARTICLE)
      .executeTakeFirstOrThrow();
    parent = found.sku;
    const company = await shop.db
      .selectFrom('customer')
      .select('company_id')
      .where('email', '=', YANN)
      .executeTakeFirstOrThrow();
    const terms = {
      company_id: company.company_id ?? 0,
      article_sku: ARTICLE,
      family: null,
      label: 'Chantier',
    };
    await shop.db
      .insertInto('special_condition')
      .values([
        { ...terms, from_quantity: 10, extra_percent: null, net_pack_ht_cents: 1000, net_unit_ht: 4 },
        { ...terms, from_quantity: 50, extra_percent: null, net_pack_ht_cents: 800, net_unit_ht: 3 },
      ])
      .execute();
  });

  it('are those of the viewer’s own contract, with tax', async () => {
    expect(await tiersOf(YANN)).toMatchObject([
      { quantity: 10, final_price: { value: 12, currency: 'EUR' } },
      { quantity: 50, final_price: { value: 9.6, currency: 'EUR' } },
    ]);
  });

  it('are nobody else’s, nor of a colleague without the right to prices', async () => {
    expect(await tiersOf()).toEqual([]);
    expect(await tiersOf('paul.martin@demo.valbrune.example')).toEqual([]);
    expect(await tiersOf(ALI)).toEqual([]);
  });
});

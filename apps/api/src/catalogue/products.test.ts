import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productTypes } from '@nuancier/domain/catalogue/product-type.ts';
import type { ConfigurableProduct, ConfigurableProductsConfiguration } from '@nuancier/contract/api-types.ts';
import { PUBLIC_URL, shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import type { ProductRow } from './catalogue-import-rows.ts';
import { importProducts } from './operations/import-products.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

const KEY = 'ardelis-serena-peinture-plafond-mate';

async function ask<Answer>(query: string, field: string, variables?: Record<string, unknown>): Promise<Answer> {
  const { data, errors } = await shop.send(query, variables);
  expect(errors).toBeUndefined();
  return data?.[field] as Answer;
}

async function product(fields: string, key = KEY): Promise<ConfigurableProduct> {
  const query = `query($key: String) { products(filter: { url_key: { eq: $key } }) { items { ${fields} } } }`;
  const { items } = await ask<{ items: [ConfigurableProduct] }>(query, 'products', { key });
  return items[0];
}

describe('a product', () => {
  it('CAT-08 is what the merchant says it is, all seven types', async () => {
    const rows = productTypes.map((type, at) => aProduct(type, at));
    expect(await importProducts(shop.db, rows)).toMatchObject({ ok: true });
    const read = () =>
      ask<{ items: { __typename: string }[] }>(
        `{ products(filter: { marque: { eq: "sept-sortes" } }, sort: { name: ASC }) { items { __typename sku
          ... on BundleProduct { items { sku } bundle_options { sku } } ... on GroupedProduct { items { qty } }
          ... on DownloadableProduct { downloadable_product_links { uid } } ... on VirtualProduct { product_links { sku } }
          ... on ConfigurableProduct { variants { product { sku } } } } } }`,
        'products',
      );
    await expect.poll(async () => (await read()).items.length, { timeout: 5_000 }).toBe(productTypes.length);
    expect((await read()).items.map((item) => item.__typename).toSorted()).toEqual([...productTypes].toSorted());
  });

  it('CAT-09 carries every field of the specification', async () => {
    const shown = await product(`__typename sku uid name url_key url_rewrites { url } url_path stock_status only_x_left_in_stock
      media_gallery { url position disabled label } thumbnail { url position disabled label }
      short_description { html } description { html } review_count reviews { items { text } page_info { page_size } }
      categories { uid name url_suffix url_path breadcrumbs { category_name category_url_path } }
      is_new_product flag_promo related_products { uid } upsell_products { uid } crosssell_products { uid }
      price_range { minimum_price { final_price { currency value } regular_price { currency value } }
        maximum_price { final_price { currency value } regular_price { currency value } } }
      ... on ConfigurableProduct { configurable_options { uid } configurable_product_options_selection { variant { uid } } }`);
    expect(shown).toMatchObject({
      __typename: 'ConfigurableProduct',
      sku: 'P101000',
      uid: 'MQ==',
      name: 'Ardelis Séréna – Peinture plafond mate',
      url_key: KEY,
      url_path: KEY,
      url_rewrites: [{ url: KEY }],
      stock_status: 'IN_STOCK',
      only_x_left_in_stock: null,
      review_count: 0,
      reviews: { items: [], page_info: { page_size: 20 } },
      is_new_product: false,
      flag_promo: false,
      thumbnail: { url: `${PUBLIC_URL}/media/product/P101000/1/160x160.webp`, position: 1, disabled: false },
      categories: [
        {
          name: 'Mat plafond',
          url_path: 'peinture-interieure/murs-et-plafonds/peinture-mate/mat-plafond',
          breadcrumbs: [
            { category_name: 'Peinture intérieure', category_url_path: 'peinture-interieure' },
            { category_name: 'Murs et plafonds' },
            { category_name: 'Peinture mate' },
          ],
        },
      ],
    });
    expect(shown.media_gallery).toHaveLength(4);
    expect(shown.description?.html).toContain('<h3>Les points forts</h3>');
    expect(shown.short_description?.html).toMatch(/^<p>Peinture plafond mate/);
  });

  it('PRC-12 ranges from its cheapest to its dearest pack, tax included', async () => {
    const { price_range: range } = await product(
      'price_range { minimum_price { regular_price { value } final_price { value } discount { amount_off percent_off } } maximum_price { final_price { value } } }',
    );
    const rows = await shop.db
      .selectFrom('public_price')
      .innerJoin('article', 'article.sku', 'public_price.article_sku')
      .innerJoin('product', 'product.id', 'article.product_id')
      .select('pack_ht_cents')
      .where('product.url_key', '=', KEY)
      .execute();
    const taxed = rows.map((row) => Math.round(row.pack_ht_cents * 1.2) / 100).toSorted((a, b) => a - b);
    expect(range.minimum_price).toEqual({
      regular_price: { value: taxed[0] },
      final_price: { value: taxed[0] },
      discount: { amount_off: 0, percent_off: 0 },
    });
    expect(range.maximum_price?.final_price.value).toBe(taxed.at(-1));
  });

  it('PRC-12 a reduced pack is paid at its reduced price', async () => {
    const reduced = await shop.db
      .selectFrom('public_price')
      .innerJoin('article', 'article.sku', 'public_price.article_sku')
      .innerJoin('product', 'product.id', 'article.product_id')
      .select(['product.url_key', 'article.sku', 'pack_ht_cents', 'reduced_pack_ht_cents'])
      .where('reduced_type', '=', 'PROMOTION')
      .executeTakeFirstOrThrow();
    const { variants } = await product(
      '... on ConfigurableProduct { variants { product { sku price_range { minimum_price { regular_price { value } final_price { value } } } } } }',
      reduced.url_key,
    );
    const sold = variants?.find((variant) => variant?.product?.sku === reduced.sku)?.product;
    expect(sold?.price_range.minimum_price).toEqual({
      regular_price: { value: Math.round(reduced.pack_ht_cents * 1.2) / 100 },
      final_price: { value: Math.round((reduced.reduced_pack_ht_cents ?? 0) * 1.2) / 100 },
    });
  });

  it('PDP-09 has neighbours, better ones and what goes with it', async () => {
    const shown = await product('related_products { sku } upsell_products { sku } crosssell_products { sku }');
    expect(shown.related_products?.length).toBeGreaterThan(0);
    expect(shown.upsell_products?.length).toBeGreaterThan(0);
    expect(shown.crosssell_products).toHaveLength(3);
    expect(shown.related_products?.map((other) => other?.sku)).not.toContain('P101000');
    const { items } = await ask<{ items: [ConfigurableProduct] }>(
      '{ xsellProducts(sku: "10100002") { items { sku crosssell_products { sku } } } }',
      'xsellProducts',
    );
    expect(items[0]).toEqual({ sku: 'P101000', crosssell_products: shown.crosssell_products });
  });

  it('loses what a text may not carry, even when it was written behind the import’s back', async () => {
    await shop.db
      .updateTable('product')
      .set({ description: '<p onclick="x()">Bien</p><script>alert(1)</script>' })
      .where('sku', '=', 'P101001')
      .execute();
    const { items } = await ask<{ items: [ConfigurableProduct] }>(
      '{ products(filter: { sku: { eq: "P101001" } }) { items { description { html } } } }',
      'products',
    );
    expect(items[0].description?.html).toBe('<p>Bien</p>');
  });
});

describe('the choice of an article', () => {
  const SELECTION = `... on ConfigurableProduct { configurable_options { attribute_code label values { uid label swatch_data { __typename value } } }
    variants { attributes { code label uid } product { uid sku } }`;

  it('PDP-02 colour and pack lead to one article', async () => {
    const shown = await product(`${SELECTION} }`);
    const [color, pack] = shown.configurable_options ?? [];
    expect([color?.attribute_code, color?.label]).toEqual(['color', 'Couleur']);
    expect([pack?.attribute_code, pack?.label]).toEqual(['conditionnement', 'Conditionnement']);
    expect(color?.values?.[0]?.swatch_data).toEqual({ __typename: 'ColorSwatchData', value: '#F7F7F4' });
    const variant = shown.variants?.[1];
    const chosen = await selected(KEY, variant?.attributes?.map((attribute) => attribute?.uid ?? '') ?? []);
    expect(chosen?.variant).toEqual({ uid: variant?.product?.uid, sku: variant?.product?.sku });
    expect(chosen?.media_gallery?.[0]?.url).toBe(
      `${PUBLIC_URL}/media/article/${variant?.product?.sku}/1/1080x1340.webp`,
    );
  });

  it('PDP-02 tells which values are left, and no article before the choice is made', async () => {
    const [, pack] = (await product(`${SELECTION} }`)).configurable_options ?? [];
    const open = await selected(KEY, []);
    expect(open?.variant).toBeNull();
    expect(open?.options_available_for_selection).toContainEqual({
      attribute_code: 'conditionnement',
      option_value_uids: pack?.values?.map((value) => value?.uid),
    });
    expect((await selected(KEY, ['nonsense', 'YWJj']))?.variant).toBeNull();
  });

  it('PDP-06 coverings come in models', async () => {
    const shown = await product(`product_type ${SELECTION} }`, 'papelya-jardin-d-hiver-sol-pvc-en-les');
    expect([shown.product_type, shown.configurable_options?.[0]?.label]).toEqual(['RMS', 'Modèle']);
  });

  it('PDP-03 the whole matrix comes in one answer', async () => {
    const matrix = await ask<ConfigurableProductsConfiguration>(
      `{ configurableProductsConfiguration(sku: "P101000") { sku type colors { uid label hex } conditionings { uid label quantity unit }
        articles { sku ean color_uid conditioning_uid stock_status price { final_price { value } } price_per_unit { value } media_gallery { url } } } }`,
      'configurableProductsConfiguration',
    );
    expect(matrix).toMatchObject({ sku: 'P101000', type: 'Peintures pro', colors: [{ label: 'Blanc', hex: '#F7F7F4' }] });
    expect(matrix.conditionings.map(({ label, quantity, unit }) => [label, quantity, unit])).toEqual([
      ['3 L', 3, 'L'],
      ['10 L', 10, 'L'],
      ['15 L', 15, 'L'],
    ]);
    expect(matrix.articles[0]).toMatchObject({
      sku: '10100001',
      ean: '2900101000016',
      color_uid: matrix.colors[0]?.uid,
      conditioning_uid: matrix.conditionings[0]?.uid,
      stock_status: 'IN_STOCK',
    });
    expect(matrix.articles[0]?.price_per_unit.value).toBeGreaterThan(0);
    expect(await ask('{ configurableProductsConfiguration(sku: "nothing") { sku } }', 'configurableProductsConfiguration')).toBeNull();
  });

  it('the best article is the cheapest pack on sale', async () => {
    const best = await ask(
      '{ getBestSimpleProduct(sku: "P101000") { sku articleCode color conditioning type price { value } selectedOptionUid } }',
      'getBestSimpleProduct',
    );
    expect(best).toMatchObject({ sku: 'P101000', articleCode: '10100001', color: 'Blanc', conditioning: '3 L', type: 'Peintures pro' });
    expect(await ask('{ getBestSimpleProduct(sku: "\u0000") { sku } }', 'getBestSimpleProduct')).toBeNull();
  });

  async function selected(key: string, uids: string[]) {
    const query = `query($key: String, $uids: [ID!]) { products(filter: { url_key: { eq: $key } }) { items {
      ... on ConfigurableProduct { configurable_product_options_selection(configurableOptionValueUids: $uids) {
        options_available_for_selection { attribute_code option_value_uids } media_gallery { url } variant { uid sku } } } } } }`;
    const { items } = await ask<{ items: [ConfigurableProduct] }>(query, 'products', { key, uids });
    return items[0].configurable_product_options_selection;
  }
});

describe('the technical section', () => {
  it('PDP-04 attribute data names and groups what is known, in French', async () => {
    const { attributes } = await ask<{ attributes: { code: string; label: string; value: string; group: string }[] }>(
      '{ productAttributeData(sku: "P101000") { attributes { code label value group } } }',
      'productAttributeData',
    );
    expect(attributes).toEqual(
      expect.arrayContaining([
        { code: 'marque', label: 'Marque', value: 'Ardelis', group: 'identity' },
        { code: 'destination', label: 'Destination', value: 'Mur, Plafond', group: 'identity' },
        { code: 'densite', label: 'Densité', value: '1,5\u00A0kg/L', group: 'identity' },
        { code: 'cov_gl', label: 'Teneur en COV', value: '8\u00A0g/L', group: 'environment' },
      ]),
    );
    expect(await ask('{ productAttributeData(sku: "x") { sku } }', 'productAttributeData')).toBeNull();
  });

  it('PDP-04 the feature tells strong points, emissions and documents', async () => {
    const feature = await ask(
      `{ productFeature(sku: "P101000") { sku strong_points indoor_air_class voc_grams_per_litre voc_limit_grams_per_litre
        voc_category certifications standards waste_stream documents { kind label url } } }`,
      'productFeature',
    );
    expect(feature).toEqual({
      sku: 'P101000',
      strong_points: [
        'Sans reprise, même en contre-jour',
        'Temps ouvert long pour les grandes surfaces',
        'Faible projection au rouleau',
      ],
      indoor_air_class: 'A+',
      voc_grams_per_litre: 8,
      voc_limit_grams_per_litre: 30,
      voc_category: 'A/a',
      certifications: ['NF Environnement'],
      standards: ['EN 13300', 'NF DTU 59.1'],
      waste_stream: 'DDS',
      documents: [
        { kind: 'FT', label: 'Fiche technique', url: `${PUBLIC_URL}/documents/P101000/ft.pdf` },
        { kind: 'FDS', label: 'Fiche de données de sécurité', url: `${PUBLIC_URL}/documents/P101000/fds.pdf` },
      ],
    });
  });

  it('the colour charts come whole or one by one', async () => {
    const chart = (name: string) =>
      ask<{ families: string[]; colours: { code: string; chart: string; lrv: number }[] }>(
        'query($c: String) { colourChart(chart: $c) { families colours { code chart hex lrv } } }',
        'colourChart',
        { c: name },
      );
    const house = await chart('valbrune');
    expect([house.colours.length, house.families.length]).toEqual([228, 12]);
    expect(house.colours.every((colour) => colour.chart === 'valbrune' && colour.lrv >= 0)).toBe(true);
    expect((await chart("'; --")).colours).toEqual([]);
  });
});

function aProduct(type: string, at: number): ProductRow {
  return {
    sku: `T${at}`,
    product_type: type,
    kind: 'Peintures pro',
    name: `Produit ${at}`,
    url_key: `produit-${at}`,
    brand: 'Sept sortes',
    line: null,
    tier: null,
    family: 101,
    price_group: 'PEINT',
    pricing_unit: 'U',
    tax_class: 'standard',
    is_new: false,
    flag_promo: false,
    is_active: true,
    attributes: {},
    short_description: '',
    description: '',
    meta_title: null,
    meta_description: null,
    categories: ['facade'],
    articles: (type === 'ConfigurableProduct' ? ['A', 'B'] : ['A']).map((letter) => ({
      sku: `T${at}${letter}`,
      ean: null,
      color: letter,
      model: null,
      size: null,
      conditioning: 'À l’unité',
      pack_quantity: 1,
      weight_grams: null,
      range_status: 'P',
      tintable: false,
    })),
  };
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productTypes } from '@nuancier/domain/catalogue/products/product-type.ts';
import type { ConfigurableProduct } from '@nuancier/contract/api-types.ts';
import { PUBLIC_URL, shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { catalogueWithoutProducts, loadCatalogue } from './catalogue.ts';
import type { ProductRow } from './imports/catalogue-import-rows.ts';
import { importProducts } from './operations/import-products.ts';
import { listAt } from './snapshot/lists.ts';
import { ask, askProduct } from './testing/ask-product.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

const KEY = 'ardelis-serena-peinture-plafond-mate';
const product = (fields: string, key = KEY) => askProduct(shop, fields, key);

describe('a product', () => {
  it('CAT-08 is what the merchant says it is, all seven types', async () => {
    const rows = productTypes.map((type, at) => aProduct(type, at));
    expect(await importProducts(shop.db, rows)).toMatchObject({ ok: true });
    const read = () =>
      ask<{ items: { __typename: string }[] }>(
        shop,
        `{ products(filter: { marque: { eq: "sept-sortes" } }, sort: { name: ASC }) { items { __typename sku
          ... on BundleProduct { items { sku } bundle_options { sku } } ... on GroupedProduct { items { qty } }
          ... on DownloadableProduct { downloadable_product_links { uid } } ... on VirtualProduct { product_links { sku } }
          ... on GiftCard { mark: custom_attributeV2(attribute_code: "marque") { code ... on AttributeValue { value } }
            none: custom_attributeV2(attribute_code: "sans") { code } }
          ... on ConfigurableProduct { variants { product { sku } } } } } }`,
        'products',
      );
    await expect.poll(async () => (await read()).items.length, { timeout: 60_000 }).toBe(productTypes.length);
    expect((await read()).items.map((item) => item.__typename).toSorted()).toEqual(
      [...productTypes].toSorted(),
    );
    expect((await read()).items.find((item) => item.__typename === 'GiftCard')).toMatchObject({
      mark: { code: 'marque', value: 'Sept sortes' },
      none: null,
    });
  });

  it('CAT-09 carries every field of the specification', async () => {
    const shown =
      await product(`__typename sku uid name url_key url_rewrites { url } url_path stock_status only_x_left_in_stock
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
    const shown = await product(
      'related_products { sku } upsell_products { sku } crosssell_products { sku }',
    );
    expect(shown.related_products?.length).toBeGreaterThan(0);
    expect(shown.upsell_products?.length).toBeGreaterThan(0);
    expect(shown.crosssell_products).toHaveLength(3);
    expect(shown.related_products?.map((other) => other?.sku)).not.toContain('P101000');
    const { items } = await ask<{ items: [ConfigurableProduct] }>(
      shop,
      '{ xsellProducts(sku: "10100002") { items { sku crosssell_products { sku } } } }',
      'xsellProducts',
    );
    expect(items[0]).toEqual({ sku: 'P101000', crosssell_products: shown.crosssell_products });
  });

  it.each(['related', 'upsell', 'crosssell'] as const)('is %s to none once it left', async (kind) => {
    const catalogue = await loadCatalogue(shop.db, PUBLIC_URL, '2026-11-15', () => {});
    const own = catalogue.products.findIndex((_, at) => listAt(catalogue.links[kind], at).length > 1);
    const [left = -1, ...others] = listAt(catalogue.links[kind], own);
    const after = catalogueWithoutProducts(catalogue, new Set([left]));
    expect([...listAt(after.links[kind], own)]).toEqual(others);
    const links = after.products.flatMap((_, at) => [...listAt(after.links[kind], at)]);
    expect(links).not.toContain(left);
    expect(after.bySku.get(catalogue.products[left]?.sku ?? '')).toBeUndefined();
  });

  it('names articles by their references, and leaves out what nobody sells', async () => {
    const named = await ask<{ sku: string; name: string }[]>(
      shop,
      '{ articles(skus: ["10100002", "P101000", "inconnu", "10100002"]) { sku name } }',
      'articles',
    );
    expect(named).toEqual([{ sku: '10100002', name: expect.stringContaining('Séréna') }]);
    const skus = Array.from({ length: 501 }, (_, at) => String(at));
    const { errors } = await shop.send('query ($skus: [String!]!) { articles(skus: $skus) { sku } }', {
      skus,
    });
    expect(errors?.[0]?.message).toContain('500 articles au plus');
  });

  it('loses what a text may not carry, even when it was written behind the import’s back', async () => {
    await shop.db
      .updateTable('product')
      .set({ description: '<p onclick="x()">Bien</p><script>alert(1)</script>' })
      .where('sku', '=', 'P101001')
      .execute();
    const { items } = await ask<{ items: [ConfigurableProduct] }>(
      shop,
      '{ products(filter: { sku: { eq: "P101001" } }) { items { description { html } } } }',
      'products',
    );
    expect(items[0].description?.html).toBe('<p>Bien</p>');
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

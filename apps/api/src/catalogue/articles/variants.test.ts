import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConfigurableProduct, ConfigurableProductsConfiguration } from '@nuancier/contract/api-types.ts';
import { PUBLIC_URL, shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { ask, askProduct } from '../testing/ask-product.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

const KEY = 'ardelis-serena-peinture-plafond-mate';
const product = (fields: string, key = KEY) => askProduct(shop, fields, key);

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
      shop,
      `{ configurableProductsConfiguration(sku: "P101000") { sku type colors { uid label hex } conditionings { uid label quantity unit }
        articles { sku ean color_uid conditioning_uid stock_status price { final_price { value } } price_per_unit { value } media_gallery { url } } } }`,
      'configurableProductsConfiguration',
    );
    expect(matrix).toMatchObject({
      sku: 'P101000',
      type: 'Peintures pro',
      colors: [{ label: 'Blanc', hex: '#F7F7F4' }],
    });
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
    expect(
      await ask(
        shop,
        '{ configurableProductsConfiguration(sku: "nothing") { sku } }',
        'configurableProductsConfiguration',
      ),
    ).toBeNull();
  });

  it('the best article is the cheapest pack on sale', async () => {
    const best = await ask(
      shop,
      '{ getBestSimpleProduct(sku: "P101000") { sku articleCode color conditioning type price { value } selectedOptionUid } }',
      'getBestSimpleProduct',
    );
    expect(best).toMatchObject({
      sku: 'P101000',
      articleCode: '10100001',
      color: 'Blanc',
      conditioning: '3 L',
      type: 'Peintures pro',
    });
    expect(
      await ask(shop, '{ getBestSimpleProduct(sku: "\u0000") { sku } }', 'getBestSimpleProduct'),
    ).toBeNull();
  });

  it('the best article is one the viewer’s own store holds', async () => {
    const as = 'yann.kermarrec@demo.valbrune.example';
    const best = async () => {
      const { data } = await shop.send(
        '{ getBestSimpleProduct(sku: "P101000") { articleCode } }',
        {},
        { as },
      );
      return data?.['getBestSimpleProduct'];
    };
    const articles = shop.db.updateTable('stock').where('article_sku', 'like', '101000__');
    const inHisStore = articles.where('shop_code', '=', 'VB006');
    await articles.set({ available: 9 }).execute();
    expect(await best()).toEqual({ articleCode: '10100001' });
    await inHisStore.where('article_sku', '<>', '10100003').set({ available: 0 }).execute();
    expect(await best()).toEqual({ articleCode: '10100003' });
    await inHisStore.set({ available: 0 }).execute();
    expect(await best()).toEqual({ articleCode: '10100001' });
  });

  it('D31 the cheapest pack is the one that costs the viewer least', async () => {
    const as = 'yann.kermarrec@demo.valbrune.example';
    const best = async (options: { as?: string }) => {
      const { data } = await shop.send(
        '{ getBestSimpleProduct(sku: "P101000") { articleCode price { value } } }',
        {},
        options,
      );
      return data?.['getBestSimpleProduct'];
    };
    await shop.db
      .updateTable('stock')
      .set({ available: 9 })
      .where('article_sku', 'like', '101000__')
      .execute();
    const own = { article_sku: '10100003', pack_ht_cents: 101, unit_ht: '1' };
    await shop.db
      .insertInto('price_list_price')
      .values({ ...own, price_list: 'PRO_PLUS' })
      .execute();
    expect(await best({ as })).toEqual({ articleCode: '10100003', price: { value: 1.01 } });
    expect(await best({})).toEqual({ articleCode: '10100001', price: { value: 24.95 } });
    await shop.db.deleteFrom('price_list_price').where('article_sku', '=', own.article_sku).execute();
  });

  async function selected(key: string, uids: string[]) {
    const query = `query($key: String, $uids: [ID!]) { products(filter: { url_key: { eq: $key } }) { items {
      ... on ConfigurableProduct { configurable_product_options_selection(configurableOptionValueUids: $uids) {
        options_available_for_selection { attribute_code option_value_uids } media_gallery { url } variant { uid sku } } } } } }`;
    const { items } = await ask<{ items: [ConfigurableProduct] }>(shop, query, 'products', { key, uids });
    return items[0].configurable_product_options_selection;
  }
});

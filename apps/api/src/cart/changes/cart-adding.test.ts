import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { LARGE, LAST, openCartShop, SMALL } from '../testing/cart-shop.ts';
import type { CartShop } from '../testing/cart-shop.ts';

/** out of range */
const OUT = '10200307';

let shop: ShopApi;
let desk: CartShop['desk'];
let cartAtStore: CartShop['cartAtStore'];
let stock: CartShop['stock'];
beforeAll(async () => {
  ({ shop, desk, cartAtStore, stock } = await openCartShop());
  await stock(OUT, { available: 0, statut_article_mag: 'O' });
});
afterAll(() => shop.close());

describe('adding', () => {
  it('CRT-04 simple items go in by reference, with their own unit or none; the same again adds to the line', async () => {
    const id = await desk.create();
    await desk.add(id, [{ sku: SMALL, quantity: 1, pricing_unit: 'L' }]);
    const { cart, userErrors } = await desk.add(id, [
      { sku: SMALL, quantity: 2 },
      { sku: LARGE, quantity: 1 },
    ]);
    expect(userErrors).toEqual([]);
    expect(cart?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [SMALL, 3],
      [LARGE, 1],
    ]);
  });

  it('CRT-05 variants go in by their parent and their own reference, with options', async () => {
    const id = await desk.create();
    const { cart } = await desk.addConfigurable(id, [
      {
        parent_sku: 'P102002',
        data: { sku: '10200206', quantity: 2 },
        customizable_options: [{ uid: 'customColorExa', value_string: '#F2EFE8' }],
      },
      { parent_sku: 'P101000', variant_sku: SMALL, data: { sku: 'P101000', quantity: 1 } },
    ]);
    expect(cart?.items.map(({ sku, tint }) => [sku, tint?.customColorExa ?? null])).toEqual([
      ['10200206', '#F2EFE8'],
      [SMALL, null],
    ]);
    const stranger = await desk.addConfigurable(id, [
      { parent_sku: 'P102002', data: { sku: LARGE, quantity: 1 } },
    ]);
    expect(stranger.key).toBe('PRODUCT_NOT_FOUND');
  });

  it('CRT-11 a product with variants needs one of them, by its options if not by its reference', async () => {
    const id = await desk.create();
    const { userErrors } = await desk.add(id, [{ sku: 'P101000', quantity: 1 }]);
    expect(userErrors).toMatchObject([{ code: 'UNDEFINED', message: expect.stringContaining('Choisissez') }]);
    const { answer } = await desk.ask<{ conditionings: { uid: string; label: string }[] }>(
      '{ configurableProductsConfiguration(sku: "P101000") { conditionings { uid label } } }',
      {},
      {},
    );
    const pack = answer.conditionings.find(({ label }) => label === '3\u00A0L' || label === '3 L');
    const { cart } = await desk.add(id, [
      { sku: 'P101000', quantity: 1, selected_options: [pack?.uid ?? 'none'] },
    ]);
    expect(cart?.items.map(({ sku }) => sku)).toEqual([SMALL]);
  });

  it('D01 more packs than anybody has are too many, not a mistake in writing', async () => {
    const id = await desk.create();
    const { cart, userErrors } = await desk.add(id, [{ sku: SMALL, quantity: 1e12 }]);
    expect(userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK', sku: SMALL }]);
    const { cart: held } = await desk.add(id, [{ sku: SMALL, quantity: 2 }]);
    const uid = held?.items[0]?.uid ?? '';
    expect((await desk.update(id, uid, 100_000)).key).toBe('INSUFFICIENT_STOCK');
    expect(cart?.items).toEqual([]);
  });

  it.each([-1, 0, 0.0001, 1.5])(
    'D01 %d packs are refused with a code and change nothing',
    async (quantity) => {
      const id = await desk.create();
      await desk.add(id, [{ sku: SMALL, quantity: 2 }]);
      const { cart, userErrors } = await desk.add(id, [{ sku: SMALL, quantity }]);
      expect(userErrors).toMatchObject([
        { code: 'UNDEFINED', message: expect.stringContaining('99\u00A0999') },
      ]);
      expect(cart?.items.map((item) => item.quantity)).toEqual([2]);
    },
  );

  it.each(['1', 'NaN', null])('D01 %j is no quantity at all', async (quantity) => {
    const id = await desk.create();
    const { errors } = await desk.ask(
      `mutation($id: String!, $items: [CartItemInput!]!) {
        addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }`,
      { id, items: [{ sku: SMALL, quantity }] },
      {},
    );
    expect(errors[0]?.extensions.category).toBe('graphql-input');
    expect((await desk.read(id)).cart?.items).toEqual([]);
  });

  it.each(['KG', 'truc'])('D03 the unit %s is not this article’s and is refused', async (pricing_unit) => {
    const id = await desk.create();
    const { cart, userErrors } = await desk.add(id, [{ sku: SMALL, quantity: 1, pricing_unit }]);
    expect(userErrors).toMatchObject([{ code: 'UNDEFINED', sku: SMALL }]);
    expect(cart?.items).toEqual([]);
  });

  it('CRT-13 D11 each refused item says why, and the others go in', async () => {
    const id = await cartAtStore();
    const { cart, userErrors } = await desk.add(id, [
      { sku: 'inconnu', quantity: 1 },
      { sku: OUT, quantity: 1 },
      { sku: LAST, quantity: 5 },
      { sku: LAST, quantity: 4 },
      { sku: LAST, quantity: 1 },
      { sku: SMALL, quantity: 1, pricing_unit: 'KG' },
    ]);
    expect(userErrors.map(({ code, sku }) => [code, sku])).toEqual([
      ['PRODUCT_NOT_FOUND', 'inconnu'],
      ['NOT_SALABLE', OUT],
      ['INSUFFICIENT_STOCK', LAST],
      ['INSUFFICIENT_STOCK', LAST],
      ['UNDEFINED', SMALL],
    ]);
    expect(cart?.items).toMatchObject([{ sku: LAST, quantity: 4, only_x_left: 4 }]);
  });

  it('D11 an article that is resupplied or delivered is not bound to the shelf', async () => {
    const id = await cartAtStore();
    await stock(SMALL, { available: 0 });
    const { cart, userErrors } = await desk.add(id, [{ sku: SMALL, quantity: 40 }]);
    expect(userErrors).toEqual([]);
    expect(cart?.items[0]).toMatchObject({ quantity: 40, only_x_left: null, errors: null });
  });

  it('CRT-12 D12 other kinds of product are not supported, and say so under the specification’s key', async () => {
    const types = ['GiftCard', 'BundleProduct', 'DownloadableProduct', 'VirtualProduct', 'GroupedProduct'];
    const products = await shop.db
      .selectFrom('product')
      .select(['id', 'sku'])
      .orderBy('sku', 'desc')
      .limit(types.length)
      .execute();
    await Promise.all(
      products.map(({ id }, at) =>
        shop.db
          .updateTable('product')
          .set({ product_type: types[at] ?? '' })
          .where('id', '=', id)
          .execute(),
      ),
    );
    await announceCatalogueChange(shop.db);
    const id = await desk.create();
    const items = products.map(({ sku }) => ({ sku, quantity: 1 }));
    const keys = async () => (await desk.add(id, items)).userErrors.map(({ code, key }) => `${code} ${key}`);
    await expect
      .poll(keys)
      .toEqual(types.map((type) => `UNDEFINED Product Type ${type} not supported in add to cart yet`));
    expect((await desk.read(id)).cart?.items).toEqual([]);
  });

  it('CRT-12 Magento’s additions for other kinds of product are refused under the same key', async () => {
    const id = await desk.create();
    const item = `data: { sku: "${SMALL}", quantity: 1 }`;
    const calls = [
      ['addVirtualProductsToCart', item, 'VirtualProduct'],
      ['addDownloadableProductsToCart', item, 'DownloadableProduct'],
      ['addBundleProductsToCart', `${item} bundle_options: []`, 'BundleProduct'],
    ] as const;
    const keys = await Promise.all(
      calls.map(async ([call, items]) => {
        const document = `mutation { ${call}(input: { cart_id: "${id}", cart_items: [{ ${items} }] }) { cart { id } } }`;
        return (await desk.ask(document, {}, {})).errors[0]?.extensions.key;
      }),
    );
    expect(keys).toEqual(calls.map(([, , type]) => `Product Type ${type} not supported in add to cart yet`));
  });
});

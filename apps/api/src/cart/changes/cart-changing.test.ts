import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ShopApi } from '../../testing/shop-api.ts';
import { LARGE, LAST, openCartShop, SMALL } from '../testing/cart-shop.ts';
import type { CartShop } from '../testing/cart-shop.ts';

let shop: ShopApi;
let desk: CartShop['desk'];
let cartAtStore: CartShop['cartAtStore'];
let stock: CartShop['stock'];
beforeAll(async () => {
  ({ shop, desk, cartAtStore, stock } = await openCartShop());
});
afterAll(() => shop.close());

describe('changing', () => {
  it('CRT-06 CRT-07 a quantity is changed; 0 or less is ignored, where Magento would remove', async () => {
    const id = await desk.create();
    const { cart } = await desk.add(id, [{ sku: SMALL, quantity: 2 }]);
    const uid = cart?.items[0]?.uid ?? '';
    expect((await desk.update(id, uid, 5)).cart?.items[0]?.quantity).toBe(5);
    expect((await desk.update(id, uid, 0)).cart?.items[0]?.quantity).toBe(5);
    expect((await desk.update(id, uid, -4)).cart?.items[0]?.quantity).toBe(5);
    expect((await desk.update(id, uid, 2.5)).category).toBe('graphql-input');
    expect((await desk.read(id)).cart?.items[0]?.quantity).toBe(5);
  });

  it('D11 more than can be had is refused at update with its code; fewer is always possible', async () => {
    const id = await cartAtStore();
    await stock(LAST, { available: 4 });
    const { cart } = await desk.add(id, [{ sku: LAST, quantity: 4 }]);
    const uid = cart?.items[0]?.uid ?? '';
    expect((await desk.update(id, uid, 5)).key).toBe('INSUFFICIENT_STOCK');
    await stock(LAST, { available: 1 });
    const fewer = await desk.update(id, uid, 2);
    expect(fewer.cart).toMatchObject({
      is_orderable: false,
      errors: [{ code: 'INSUFFICIENT_STOCK', sku: LAST }],
      items: [{ quantity: 2, errors: [{ code: 'ITEM_QTY', reason: 'INSUFFICIENT_STOCK' }] }],
    });
  });

  it('CRT-08 a line is taken out, and all of them', async () => {
    const id = await desk.create();
    const { cart } = await desk.add(id, [
      { sku: SMALL, quantity: 1 },
      { sku: LARGE, quantity: 1 },
    ]);
    const removed = await desk.remove(id, cart?.items[0]?.uid ?? '');
    expect(removed.cart?.items.map(({ sku }) => sku)).toEqual([LARGE]);
    await desk.add(id, [
      { sku: '10200201', quantity: 1 },
      { sku: SMALL, quantity: 1 },
    ]);
    const order = (await desk.read(id)).cart?.items.map(({ sku }) => sku);
    expect(order).toEqual([LARGE, '10200201', SMALL]);
    expect((await desk.remove(id, cart?.items[0]?.uid ?? '')).category).toBe('graphql-no-such-entity');
    expect((await desk.clear(id)).cart?.items).toEqual([]);
  });

  it('B04 a line of another cart is nowhere to be found in this one', async () => {
    const [mine, theirs] = [await desk.create(), await desk.create()];
    const { cart } = await desk.add(theirs, [{ sku: SMALL, quantity: 3 }]);
    const uid = cart?.items[0]?.uid ?? '';
    expect((await desk.update(mine, uid, 1)).category).toBe('graphql-no-such-entity');
    expect((await desk.remove(mine, uid)).category).toBe('graphql-no-such-entity');
    expect((await desk.read(theirs)).cart?.items).toMatchObject([{ uid, quantity: 3 }]);
  });

  it('a line whose article has left the catalogue stays, named, flagged and free of charge', async () => {
    const id = await desk.create();
    await desk.add(id, [
      { sku: LARGE, quantity: 1 },
      { sku: '10200201', quantity: 2 },
    ]);
    await shop.db
      .updateTable('cart_line')
      .set({ article_sku: 'PARTI-01' })
      .where('cart_id', '=', id)
      .where('article_sku', '=', LARGE)
      .execute();
    const { cart, errors } = await desk.read(id);
    expect(errors).toEqual([]);
    expect(cart?.items[0]).toMatchObject({
      __typename: 'SimpleCartItem',
      name: expect.stringContaining('Ardelis'),
      prices: null,
      errors: [{ code: 'UNDEFINED', reason: 'PRODUCT_NOT_FOUND' }],
    });
    expect(cart?.is_orderable).toBe(false);
    expect(cart?.prices?.subtotal_excluding_tax.value).toBe(12.14);
    const { errors: none } = await desk.ask(
      `query($id: String!) { customCart(id: $id) { items { product { name url_key canonical_url description { html }
        media_gallery { url } categories { uid } crosssell_products { sku } thumbnail { url } } } } }`,
      { id },
      {},
    );
    expect(none).toEqual([]);
  });

  it('J10 carts with the same articles in opposite order are filled at once without a fault', async () => {
    const skus = [SMALL, LARGE, '10200201', '10200202', '10200203'];
    const ids = await Promise.all(Array.from({ length: 8 }, () => cartAtStore()));
    const answers = await Promise.all(
      ids.map((id, at) =>
        desk.add(
          id,
          (at % 2 === 0 ? skus : skus.toReversed()).map((sku) => ({ sku, quantity: 1 })),
        ),
      ),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(answers.map(({ cart }) => cart?.total_quantity)).toEqual(Array(8).fill(5));
  });

  it('J04 a cart changed by many at once loses nothing, and its total is its lines', async () => {
    const id = await desk.create();
    await Promise.all(Array.from({ length: 10 }, () => desk.add(id, [{ sku: '10200201', quantity: 2 }])));
    const { cart } = await desk.read(id);
    expect(cart?.items).toMatchObject([{ quantity: 20 }]);
    expect(cart?.prices?.subtotal_excluding_tax.value).toBe(cart?.items[0]?.prices?.row_total.value);
  });

  it('D04 five hundred full lines of the dearest article stay exact; one more is refused', async () => {
    const id = await desk.create();
    const dearest = await shop.db
      .selectFrom('public_price')
      .innerJoin('article', 'article.sku', 'article_sku')
      .select(['article.sku as sku'])
      .where('range_status', '<>', 'O')
      .orderBy('pack_ht_cents', 'desc')
      .limit(501)
      .execute();
    const items = dearest.map(({ sku }) => ({ sku, quantity: 99_999 }));
    const { cart } = await desk.add(id, items.slice(0, 500));
    const rows = (cart?.items ?? []).reduce(
      (sum, { prices }) => sum + Math.round((prices?.row_total.value ?? 0) * 100),
      0,
    );
    expect(cart?.items.length).toBe(500);
    expect(Math.round((cart?.prices?.subtotal_excluding_tax.value ?? 0) * 100)).toBe(rows);
    const { userErrors } = await desk.add(id, items.slice(500));
    expect(userErrors).toMatchObject([
      { code: 'UNDEFINED', message: 'Un panier compte au plus 500 lignes.' },
    ]);
  });

  it('asks the database as often for forty lines as for ten', async () => {
    const found = await shop.db
      .selectFrom('article')
      .innerJoin('public_price', 'article_sku', 'sku')
      .select('sku')
      .where('range_status', '=', 'P')
      // Reduced ones first: they ask one thing more, in both carts.
      .orderBy('reduced_type')
      .orderBy('sku')
      .limit(40)
      .execute();
    const items = found.map(({ sku }) => ({ sku, quantity: 1 }));
    const filled = async (lines: typeof items) => {
      const { cart } = await desk.add(await desk.create(), lines);
      expect(cart?.items).toHaveLength(lines.length);
    };
    const few = await fewestStatements(() => filled(items.slice(0, 10)));
    const many = await fewestStatements(() => filled(items));
    expect(few).toBeGreaterThan(5);
    expect(many).toBe(few);
  });
});

/** Of three times: what the shop does in the background now and then is not the cart's. */
async function fewestStatements(work: () => Promise<void>): Promise<number> {
  const counts = [await statements(work), await statements(work), await statements(work)];
  return Math.min(...counts);
}

/** How many statements were sent to the database meanwhile. */
async function statements(work: () => Promise<void>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

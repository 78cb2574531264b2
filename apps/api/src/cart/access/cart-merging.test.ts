import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopApi } from '../../testing/shop-api.ts';
import { LARGE, LAST, openCartShop, SMALL } from '../testing/cart-shop.ts';
import type { CartShop } from '../testing/cart-shop.ts';

const A = 'yann.kermarrec@demo.valbrune.example';
const B = 'nadia.castellan@demo.valbrune.example';
const D = 'paul.martin@demo.valbrune.example';
const GONE = 'graphql-no-such-entity';

let shop: ShopApi;
let desk: CartShop['desk'];
let stock: CartShop['stock'];
beforeAll(async () => {
  ({ shop, desk, stock } = await openCartShop());
});
afterAll(() => shop.close());

describe('merging', () => {
  it('CRT-10 the guest’s lines go into the customer’s cart and the guest’s cart is closed', async () => {
    const own = await desk.own(B);
    await desk.add(own.id, [{ sku: SMALL, quantity: 1 }], { as: B });
    const guest = await guestCart([
      { sku: SMALL, quantity: 2 },
      { sku: LARGE, quantity: 1 },
    ]);
    const { cart } = await desk.merge(guest, own.id, { as: B });
    expect(cart?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [SMALL, 3],
      [LARGE, 1],
    ]);
    expect(cart?.notices.map(({ code }) => code)).toEqual(['CARTS_MERGED']);
    expect(cart?.notices[0]?.message).toMatch(/panier enregistré, qui contenait déjà\s: 1\s×\s\S.*\.$/);
    expect((await desk.read(guest)).category).toBe(GONE);
    expect((await desk.merge(guest, own.id, { as: B })).category).toBe(GONE);
    expect(await shop.db.selectFrom('cart').select('id').where('id', '=', guest).execute()).toEqual([]);
    await desk.clear(own.id, { as: B });
  });

  it('D42 lines are cut down to the stock and say so; the guest’s coupon comes along only where there is none', async () => {
    const own = await desk.own(B);
    await stock(LAST, { available: 5, statut_article_mag: 'U' }, own.shop_code ?? '');
    await desk.add(own.id, [{ sku: LAST, quantity: 4 }], { as: B });
    const guest = await guestCart([
      { sku: LAST, quantity: 3 },
      { sku: LARGE, quantity: 1 },
    ]);
    await desk.coupon(guest, 'CHANTIER5', { clientAddress: 'fusion' });
    const { cart } = await desk.merge(guest, null, { as: B });
    expect(cart?.items[0]).toMatchObject({ sku: LAST, quantity: 5 });
    expect(cart?.notices).toMatchObject([
      { code: 'CARTS_MERGED', cart_item_uid: null },
      { code: 'QUANTITY_CAPPED', cart_item_uid: cart?.items[0]?.uid },
    ]);
    expect(cart?.applied_coupons).toEqual([{ code: 'CHANTIER5' }]);
    await desk.clear(own.id, { as: B });
  });

  it('CRT-10 nothing is said where one of the two carts is empty; of many lines five are named', async () => {
    const own = await desk.own(B);
    const merged = async (wishes: { sku: string; quantity: number }[]) =>
      (await desk.merge(await guestCart(wishes), own.id, { as: B })).cart;
    expect((await merged([{ sku: SMALL, quantity: 1 }]))?.notices).toEqual([]);
    expect((await merged([]))?.notices).toEqual([]);
    const found = await shop.db
      .selectFrom('article')
      .select('article.sku')
      .where('article.sku', '!=', SMALL)
      .orderBy('article.sku')
      .limit(6)
      .execute();
    await desk.add(
      own.id,
      found.map(({ sku }) => ({ sku, quantity: 1 })),
      { as: B },
    );
    const told = (await merged([{ sku: LARGE, quantity: 1 }]))?.notices[0]?.message;
    expect(told?.split(/\s×\s/)).toHaveLength(6);
    expect(told).toMatch(/ et \d autres articles\.$/);
    await desk.clear(own.id, { as: B });
  });

  it('J06 of two merges at once one finds the cart gone, and no line is doubled', async () => {
    const own = await desk.own(D);
    const guest = await guestCart([{ sku: SMALL, quantity: 2 }]);
    const merges = await Promise.all([
      desk.merge(guest, own.id, { as: D }),
      desk.merge(guest, own.id, { as: D }),
      desk.merge(guest, null, { as: D }),
    ]);
    expect(merges.map(({ category }) => category ?? 'merged').toSorted()).toEqual([GONE, GONE, 'merged']);
    expect((await desk.own(D)).items).toMatchObject([{ sku: SMALL, quantity: 2 }]);
    expect((await desk.merge(own.id, own.id, { as: D })).category).toBe('graphql-input');
  });
});

describe('another shop', () => {
  it('STO-11 the shop is tied to the cart, by its id or by the token it was opened with', async () => {
    const { token_id: token } = await desk.shop('VB002', null);
    const id = await desk.create({ shopToken: token });
    expect((await desk.read(id)).cart?.shop_code).toBe('VB002');
    expect((await desk.shop('VB003', null, { token })).cart_id).toBe(id);
    expect((await desk.read(id)).cart?.shop_code).toBe('VB003');
    const own = await desk.own(A);
    expect((await desk.shop('VB004', null, { as: A })).cart_id).toBe(own.id);
    expect((await desk.own(A)).shop_code).toBe('VB004');
  });

  it('D09 lines are checked and priced anew, stay, are flagged and said', async () => {
    await stock(LAST, { available: 9, statut_article_mag: 'U' }, 'VB001');
    await stock(LAST, { available: 1, statut_article_mag: 'U' }, 'VB005');
    const id = await guestCart([
      { sku: LAST, quantity: 3 },
      { sku: SMALL, quantity: 1 },
    ]);
    await desk.shop('VB001', id);
    expect((await desk.read(id)).cart?.is_orderable).toBe(true);
    await shop.db
      .updateTable('public_price')
      .set({ pack_ht_cents: 3_000 })
      .where('article_sku', '=', SMALL)
      .execute();
    expect((await desk.shop('VB005', id)).cart_id).toBe(id);
    const { cart } = await desk.read(id);
    expect(cart).toMatchObject({ shop_code: 'VB005', is_orderable: false, total_quantity: 4 });
    expect(cart?.items[0]?.errors).toMatchObject([{ reason: 'INSUFFICIENT_STOCK' }]);
    expect(cart?.items[1]?.prices?.unit_price_excluding_tax.value).toBe(30);
    expect(cart?.notices.map(({ code, cart_item_uid: uid }) => [code, uid])).toEqual([
      ['NO_LONGER_SELLABLE', cart?.items[0]?.uid],
      ['PRICE_CHANGED', cart?.items[1]?.uid],
    ]);
    const { cart: mended } = await desk.remove(id, cart?.items[0]?.uid ?? '');
    expect(mended).toMatchObject({ notices: [], is_orderable: true });
  });

  it('B12 names nobody else’s cart', async () => {
    const own = await desk.own(A);
    expect((await desk.shop('VB002', own.id)).cart_id).toBeNull();
    expect((await desk.own(A)).shop_code).not.toBe('VB002');
  });
});

async function guestCart(items: readonly { sku: string; quantity: number }[]): Promise<string> {
  const id = await desk.create();
  expect((await desk.add(id, items)).userErrors).toEqual([]);
  return id;
}

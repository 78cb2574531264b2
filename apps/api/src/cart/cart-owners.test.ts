import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_DAY } from '../testing/build-template.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { closeCart, freezeCart, unfreezeCart, writeContact, lockCart } from './cart.ts';
import { cartDesk } from './testing/cart-desk.ts';
import type { Asker } from './testing/cart-desk.ts';

const A = 'yann.kermarrec@demo.valbrune.example';
const B = 'nadia.castellan@demo.valbrune.example';
const C = 'hugo.perrin@demo.valbrune.example';
const D = 'paul.martin@demo.valbrune.example';
const SMALL = '10100001';
const LARGE = '10100002';
const LAST = '10100301';
const GONE = 'graphql-no-such-entity';

let shop: ShopApi;
let desk: ReturnType<typeof cartDesk>;
beforeAll(async () => {
  shop = await shopApi();
  desk = cartDesk(shop);
});
afterAll(() => shop.close());

describe('somebody else’s cart', () => {
  it.each([
    ['another customer', { as: B }],
    ['a visitor', {}],
  ] satisfies [string, Asker][])(
    'B01 B02 is not there for %s, whatever is asked of it',
    async (_name, who) => {
      const { id } = await desk.own(A);
      const { cart } = await desk.add(id, [{ sku: SMALL, quantity: 2 }], { as: A });
      const uid = cart?.items[0]?.uid ?? '';
      const unknown = await desk.read('0'.repeat(43), who);
      const read = await desk.read(id, who);
      expect(read.errors.map(({ message, extensions }) => [message, extensions])).toEqual(
        unknown.errors.map(({ message, extensions }) => [message, extensions]),
      );
      const tries = await Promise.all([
        desk.add(id, [{ sku: SMALL, quantity: 1 }], who),
        desk.addConfigurable(id, [{ data: { sku: SMALL, quantity: 1 } }], who),
        desk.update(id, uid, 9, who),
        desk.remove(id, uid, who),
        desk.clear(id, who),
        desk.coupon(id, 'CHANTIER5', who),
        desk.removeCoupon(id, who),
      ]);
      expect(tries.map(({ category }) => category)).toEqual(Array(7).fill(GONE));
      const { errors } = await desk.ask('query($id: String!) { cartTotalQty(cartId: $id) }', { id }, who);
      expect(errors[0]?.extensions.category).toBe(GONE);
      expect((await desk.own(A)).items).toMatchObject([{ uid, quantity: 2 }]);
      await desk.clear(id, { as: A });
    },
  );

  it('B03 neither gives nor takes lines', async () => {
    const [own, theirs] = [await desk.own(B), await desk.own(A)];
    await desk.add(theirs.id, [{ sku: SMALL, quantity: 2 }], { as: A });
    const guest = await desk.create();
    await desk.add(guest, [{ sku: LARGE, quantity: 1 }]);
    expect((await desk.merge(theirs.id, own.id, { as: B })).category).toBe(GONE);
    expect((await desk.merge(guest, theirs.id, { as: B })).category).toBe(GONE);
    const other = await desk.create();
    expect((await desk.merge(guest, other, { as: B })).category).toBe(GONE);
    expect((await desk.own(A)).items).toMatchObject([{ sku: SMALL, quantity: 2 }]);
    expect((await desk.read(guest)).cart?.items).toMatchObject([{ sku: LARGE, quantity: 1 }]);
    await desk.clear(theirs.id, { as: A });
  });

  it('B10 a guest’s e-mail and address are masked for another browser, and go when it writes its own', async () => {
    const address = {
      firstname: 'Yann',
      lastname: 'Kermarrec',
      company: null,
      street: ['12 rue des Lilas'],
      postcode: '56100',
      city: 'Lorient',
      country_code: 'FR',
      telephone: '0612345678',
    };
    const id = await desk.create();
    await contact(id, 'premier', { email: 'yann@exemple.fr', shippingAddress: address });
    const seen = async (shopToken: string) => (await desk.read(id, { shopToken })).cart;
    expect(await seen('premier')).toMatchObject({
      email: 'yann@exemple.fr',
      shipping_addresses: [{ lastname: 'Kermarrec', street: ['12 rue des Lilas'] }],
    });
    const other = await desk.ask<object>(
      `query($id: String!) { customCart(id: $id) { items { uid } email shipping_addresses {
        firstname lastname company street city postcode telephone country { code } } } }`,
      { id },
      { shopToken: 'second' },
    );
    expect(other.answer).toMatchObject({ items: [], email: 'y•••@e•••' });
    expect(JSON.stringify(other.answer)).not.toMatch(/Kermarrec|Lilas|Lorient|56100|0612345678|Yann/);
    await contact(id, 'second', { email: 'autre@exemple.fr' });
    expect(await seen('second')).toMatchObject({ email: 'autre@exemple.fr', shipping_addresses: [] });
  });

  it('B11 a cart that was ordered is closed to its owner too, and the next one is new and empty', async () => {
    const before = await desk.own(A);
    await shop.db.transaction().execute((db) => closeCart(db, before.id, DEMO_DAY));
    expect((await desk.read(before.id, { as: A })).category).toBe(GONE);
    expect((await desk.add(before.id, [{ sku: SMALL, quantity: 1 }], { as: A })).category).toBe(GONE);
    const after = await desk.own(A);
    expect(after.id).not.toBe(before.id);
    expect(after.items).toEqual([]);
  });

  it('a frozen cart can be read and not be changed', async () => {
    const { id } = await desk.own(C);
    const who = { as: C };
    const { cart } = await desk.add(id, [{ sku: SMALL, quantity: 1 }], who);
    const uid = cart?.items[0]?.uid ?? '';
    expect(await shop.db.transaction().execute((db) => freezeCart(db, id, DEMO_DAY))).toBe(true);
    const guest = await desk.create();
    const tries = await Promise.all([
      desk.add(id, [{ sku: SMALL, quantity: 1 }], who),
      desk.update(id, uid, 2, who),
      desk.remove(id, uid, who),
      desk.clear(id, who),
      desk.coupon(id, 'CHANTIER5', who),
      desk.merge(guest, id, who),
    ]);
    expect(tries.map(({ errors }) => errors[0]?.extensions.key)).toEqual(Array(6).fill('CART_FROZEN'));
    expect(await desk.own(C)).toMatchObject({ state: 'FROZEN', is_orderable: false, total_quantity: 1 });
    expect(await shop.db.transaction().execute((db) => unfreezeCart(db, id, DEMO_DAY))).toBe(true);
    expect((await desk.own(C)).is_orderable).toBe(true);
  });
});

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
    expect((await desk.read(guest)).category).toBe(GONE);
    expect((await desk.merge(guest, own.id, { as: B })).category).toBe(GONE);
    await desk.clear(own.id, { as: B });
  });

  it('D42 lines are cut down to the stock and say so; the guest’s coupon comes along only where there is none', async () => {
    const own = await desk.own(B);
    await stock(LAST, 5, own.shop_code ?? '');
    await desk.add(own.id, [{ sku: LAST, quantity: 4 }], { as: B });
    const guest = await guestCart([
      { sku: LAST, quantity: 3 },
      { sku: LARGE, quantity: 1 },
    ]);
    await desk.coupon(guest, 'CHANTIER5', { clientAddress: 'fusion' });
    const { cart } = await desk.merge(guest, null, { as: B });
    expect(cart?.items[0]).toMatchObject({ sku: LAST, quantity: 5 });
    expect(cart?.notices).toMatchObject([{ code: 'QUANTITY_CAPPED', cart_item_uid: cart?.items[0]?.uid }]);
    expect(cart?.applied_coupons).toEqual([{ code: 'CHANTIER5' }]);
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
    await stock(LAST, 9, 'VB001');
    await stock(LAST, 1, 'VB005');
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

function stock(sku: string, available: number, shopCode: string) {
  return shop.db
    .updateTable('stock')
    .set({ available, statut_article_mag: 'U' })
    .where('article_sku', '=', sku)
    .where('shop_code', '=', shopCode)
    .execute();
}

function contact(id: string, shopToken: string, given: Parameters<typeof writeContact>[2]): Promise<void> {
  const reader = { viewer: { kind: 'visitor' }, shopToken, now: DEMO_DAY } as const;
  return shop.db
    .transaction()
    .execute(async (db) => writeContact(db, await lockCart(db, reader, id), given, reader));
}

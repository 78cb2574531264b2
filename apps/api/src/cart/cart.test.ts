import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { cartDesk } from './testing/cart-desk.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const BLIND = 'ali.benali@demo.valbrune.example';
const MANAGER = 'marc.leroy@demo.valbrune.example';
/** Ardelis Séréna, 3 L and 10 L, white. */
const SMALL = '10100001';
const LARGE = '10100002';

let now = DEMO_DAY;
let shop: ShopApi;
let desk: ReturnType<typeof cartDesk>;
beforeAll(async () => {
  shop = await shopApi({ now: () => now });
  desk = cartDesk(shop);
});
afterAll(() => shop.close());

describe('opening and reading', () => {
  it('B09 ids of carts hold at least 128 bits and follow no order', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => desk.create()));
    expect(new Set(ids).size).toBe(5);
    expect(ids.every((id) => /^[\w-]{43}$/.test(id))).toBe(true);
    expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBe(5);
  });

  it('CRT-01 a cart carries id, items, total quantity, addresses and shop', async () => {
    const id = await desk.create();
    const { cart } = await desk.add(id, [{ sku: SMALL, quantity: 2 }]);
    expect(cart).toMatchObject({
      id,
      total_quantity: 2,
      is_virtual: false,
      shipping_addresses: [],
      shop_code: null,
      state: 'OPEN',
      is_orderable: true,
      items: [
        {
          __typename: 'ConfigurableCartItem',
          uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
          sku: SMALL,
          quantity: 2,
          product: { sku: 'P101000' },
        },
      ],
    });
  });

  it('CRT-02 a customer’s cart is made once and found again; a visitor is denied', async () => {
    const made = await Promise.all([desk.own(HEAD), desk.own(HEAD), desk.own(HEAD)]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await desk.create({ as: HEAD })).toBe(made[0]?.id);
    for (const as of [undefined, MANAGER]) {
      const { errors } = await desk.ask('{ customCustomerCart { id } }', {}, as === undefined ? {} : { as });
      expect(errors[0]?.extensions.category).toBe('graphql-authorization');
    }
  });

  it('CRT-03 the badge counts packs', async () => {
    const id = await desk.create();
    await desk.add(id, [
      { sku: SMALL, quantity: 2 },
      { sku: LARGE, quantity: 5 },
    ]);
    const count = (cartId: string) =>
      desk.ask<number>('query($id: String!) { cartTotalQty(cartId: $id) }', { id: cartId }, {});
    expect((await count(id)).answer).toBe(7);
    expect((await count('x'.repeat(43))).errors[0]?.extensions.category).toBe('graphql-no-such-entity');
  });

  it('a client may name its cart; a name that is short or taken is refused', async () => {
    const make = (id: string) =>
      desk.ask<string>('mutation($id: String) { createEmptyCart(input: { cart_id: $id }) }', { id }, {});
    const id = 'k8zWq3nB1xYtR5vLm2pC7dFg';
    expect((await make(id)).answer).toBe(id);
    expect((await make(id)).errors[0]?.extensions.category).toBe('graphql-already-exists');
    expect((await make('1')).errors[0]?.extensions.category).toBe('graphql-input');
  });

  it('a network opens a thousand guest carts an hour; accounts, other networks and the next hour go on', async () => {
    await shop.db.deleteFrom('rate_counter').execute();
    const documents = [
      'mutation { createEmptyCart }',
      'mutation { customCreateEmptyCart }',
      'mutation { createGuestCart { cart { id } } }',
    ];
    const make = async (document: string, clientAddress: string, as?: string) =>
      (await shop.send(document, {}, { clientAddress, ...(as === undefined ? {} : { as }) })).errors?.[0];
    for (const document of documents) expect(await make(document, '2001:db8:1:2::1')).toBeUndefined();
    // As if nine hundred and ninety-six more had come.
    await shop.db.updateTable('rate_counter').set({ hits: 999 }).where('name', '=', 'guest-cart').execute();
    expect(await make('mutation { createEmptyCart }', '2001:db8:1:2::2')).toBeUndefined();
    const before = await shop.db.selectFrom('cart').select('id').execute();
    for (const document of documents)
      expect(await make(document, '2001:db8:1:2:ffff::9')).toMatchObject({
        message: expect.stringContaining('Trop de paniers ont été ouverts depuis votre adresse.'),
        extensions: { category: 'rate-limit', key: 'TOO_MANY_CARTS' },
      });
    expect(await shop.db.selectFrom('cart').select('id').execute()).toHaveLength(before.length);
    expect(await make('mutation { createEmptyCart }', '2001:db8:1:2::1', HEAD)).toBeUndefined();
    expect(await make('mutation { createEmptyCart }', '2001:db8:1:3::1')).toBeUndefined();
    now = new Date(DEMO_DAY.getTime() + 61 * 60_000);
    expect(await make('mutation { createEmptyCart }', '2001:db8:1:2::1')).toBeUndefined();
    now = DEMO_DAY;
  });

  it('a guest’s cart is gone 30 days after its last change, what became an order and a customer’s stay', async () => {
    const id = await desk.create();
    const own = await desk.own(HEAD);
    const ordered = await desk.create();
    await shop.db.updateTable('cart').set({ state: 'closed' }).where('id', '=', ordered).execute();
    now = new Date(DEMO_DAY.getTime() + 29 * DAY_MS);
    await desk.add(id, [{ sku: SMALL, quantity: 1 }]);
    now = new Date(DEMO_DAY.getTime() + 58 * DAY_MS);
    expect((await desk.read(id)).cart?.total_quantity).toBe(1);
    now = new Date(DEMO_DAY.getTime() + 60 * DAY_MS);
    expect((await desk.read(id)).category).toBe('graphql-no-such-entity');
    await desk.create();
    const known = [id, ordered, own.id];
    const left = await shop.db.selectFrom('cart').select('id').where('id', 'in', known).execute();
    now = DEMO_DAY;
    expect(left.map((cart) => cart.id).toSorted()).toEqual([ordered, own.id].toSorted());
  });
});

describe('prices', () => {
  it('lines are packs times price, tax is rounded once, and a pack is priced for who buys', async () => {
    const id = await desk.create();
    const { cart } = await desk.add(id, [
      { sku: SMALL, quantity: 3 },
      { sku: LARGE, quantity: 1 },
    ]);
    expect(cart?.items.map(({ prices }) => prices?.row_total.value)).toEqual([62.37, 60.5]);
    expect(cart?.prices).toMatchObject({
      subtotal_excluding_tax: { value: 122.87 },
      total_excluding_tax: { value: 122.87 },
      total_tax: { value: 24.57 },
      grand_total: { value: 147.44 },
      applied_taxes: [{ amount: { value: 24.57 }, label: 'TVA 20\u00A0%' }],
    });
    const own = await desk.own(HEAD);
    const bought = await desk.add(own.id, [{ sku: SMALL, quantity: 3 }], { as: HEAD });
    const paid = bought.cart?.items[0]?.prices?.unit_price_excluding_tax.value ?? 0;
    expect(paid).toBeGreaterThan(0);
    expect(paid).toBeLessThan(20.79);
    await desk.clear(own.id, { as: HEAD });
  });

  it('who may not see prices finds no amount anywhere in the cart', async () => {
    const { id } = await desk.own(BLIND);
    const { cart } = await desk.add(
      id,
      [{ sku: '10200206', quantity: 2, entered_options: tint('#F2EFE8') }],
      { as: BLIND },
    );
    expect(cart?.total_quantity).toBe(2);
    expect(JSON.stringify(cart)).not.toContain('"value":');
    expect(cart?.prices).toBeNull();
  });

  it('D02 a price among the input is refused, and nothing is added', async () => {
    const id = await desk.create();
    const { errors } = await desk.add(id, [Object.assign({ sku: SMALL, quantity: 1 }, { price: 0.01 })]);
    expect(errors[0]?.extensions.category).toBe('graphql-input');
    expect((await desk.read(id)).cart?.items).toEqual([]);
  });

  it('a tint is priced by its class and its litres, and stands as a line of its own', async () => {
    const id = await desk.create();
    const plain = { sku: '10200206', quantity: 1 };
    const { cart, userErrors } = await desk.add(id, [
      plain,
      {
        ...plain,
        entered_options: [...tint('#F2EFE8'), { uid: 'customerColorLabel', value: 'Couloir Dupont' }],
      },
      { ...plain, entered_options: tint('#f2efe8') },
      { ...plain, entered_options: tint('#F2EFE8') },
    ]);
    expect(userErrors).toEqual([]);
    const [base, labelled, free] = cart?.items ?? [];
    expect(cart?.items.map(({ quantity }) => quantity)).toEqual([1, 1, 2]);
    expect(labelled?.tint).toMatchObject({ customColorExa: '#F2EFE8', customerColorLabel: 'Couloir Dupont' });
    const supplement = free?.tint?.supplement?.value ?? 0;
    expect(supplement).toBeGreaterThan(0);
    const cents = (item: typeof base) =>
      Math.round((item?.prices?.unit_price_excluding_tax.value ?? 0) * 100);
    expect(cents(free)).toBe(cents(base) + Math.round(supplement * 100));
  });

  it.each([
    ['a tint that is no colour', '10200206', tint('rouge')],
    ['a dark tint in a pastel base', '10200206', tint('#101010')],
    ['a tint of what cannot be tinted', SMALL, tint('#F2EFE8')],
    ['a colour that no chart has', '10200206', [{ uid: 'tint_code', value: 'RAL 0000' }]],
    ['a colour that no machine mixes', '10200211', [{ uid: 'tint_code', value: 'RAL 1026' }]],
    ['an option nobody knows', SMALL, [{ uid: 'remise', value: '90' }]],
  ])('refuses %s', async (_name, sku, entered_options) => {
    const id = await desk.create();
    const { cart, userErrors } = await desk.add(id, [{ sku, quantity: 1, entered_options }]);
    expect(userErrors).toMatchObject([{ code: 'UNDEFINED', sku }]);
    expect(cart?.items).toEqual([]);
  });

  it('a colour of the charts is known by its code, whatever hexadecimal comes with it', async () => {
    const id = await desk.create();
    const { cart } = await desk.add(id, [
      {
        sku: '10200211',
        quantity: 1,
        entered_options: [...tint('#FFFFFF'), { uid: 'tint_code', value: 'RAL 7016' }],
      },
    ]);
    expect(cart?.items[0]?.tint).toMatchObject({ customColorExa: '#373F43', code: 'RAL 7016' });
  });
});

function tint(hex: string) {
  return [{ uid: 'customColorExa', value: hex }];
}

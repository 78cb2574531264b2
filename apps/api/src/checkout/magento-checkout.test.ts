// What Magento's clients ask of cart and checkout, value by value.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { ADDRESS, ask, fill, place, prepare, SET_METHOD, shopper } from './testing/shopper.ts';
import type { Shopper } from './testing/shopper.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const PAINT = '10200102';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
  await sql`update stock set available = 500, statut_article_mag = 'P', livraison_pro = true,
    appro_directe_fournisseur = false`.execute(shop.db);
});
afterAll(() => shop.close());

describe('the store of a cart', () => {
  it('CHK-06 that somebody chose is not left for a nearer one', async () => {
    const who = await filled();
    await ship(who, { address: { ...ADDRESS, city: 'Nantes', postcode: '44000' } });
    expect(await cart(who)).toMatchObject({ shop_code: 'VB006' });
  });

  it('CHK-04 D15 is the nearest that delivers its goods, not merely the nearest', async () => {
    const stranger = await unchosen();
    const paris = { ...ADDRESS, city: 'Paris', postcode: '75012' };
    await ship(stranger, { address: paris });
    const first = (await cart(stranger)).shop_code;
    await sql`update stock set livraison_pro = false where shop_code = ${first} and article_sku = ${PAINT}`.execute(
      shop.db,
    );
    const other = await unchosen();
    await ship(other, { address: paris });
    const { shop_code: second, shipping_addresses: addresses } = await cart(other);
    expect(second).not.toBe(first);
    expect(codes(addresses)).toContain('LIV');
    await sql`update stock set livraison_pro = true`.execute(shop.db);
  });

  it('CRT-18 taken by its address, says what changed as after any choice of a store', async () => {
    const who = await unchosen();
    await sql`update stock set available = 0, statut_article_mag = 'U' where article_sku = ${PAINT}`.execute(
      shop.db,
    );
    await ship(who, { address: ADDRESS });
    expect(await cart(who)).toMatchObject({ is_orderable: false, notices: [{ code: 'NO_LONGER_SELLABLE' }] });
    await sql`update stock set available = 500, statut_article_mag = 'P' where article_sku = ${PAINT}`.execute(
      shop.db,
    );
  });

  it('far from every store the goods can still be fetched at the nearest; of no place nothing is known', async () => {
    const far = await unchosen();
    await ship(far, { address: { ...ADDRESS, city: 'Ajaccio', postcode: '20000' } });
    expect(codes((await cart(far)).shipping_addresses)).toEqual(['EMP']);
    const nowhere = await unchosen();
    await ship(nowhere, { address: { ...ADDRESS, city: 'Nulle part', postcode: '99999' } });
    expect(await cart(nowhere)).toMatchObject({
      shop_code: null,
      shipping_addresses: [{ available_shipping_methods: [], region: null }],
    });
  });

  it('CHK-06 is the one of pickup_location_code, with its own address where none is given', async () => {
    const who = await unchosen();
    await ship(who, { pickup_location_code: 'VB001' });
    const { shop_code: code, shipping_addresses: addresses } = await cart(who);
    const store = await shop.db
      .selectFrom('shop')
      .selectAll()
      .where('code', '=', 'VB001')
      .executeTakeFirstOrThrow();
    expect(code).toBe('VB001');
    expect(addresses).toMatchObject([
      { pickup_location_code: 'VB001', lastname: store.title_label, postcode: store.postal_code },
    ]);
    await ship(who, { address: ADDRESS });
    const after = await cart(who);
    expect(after.shop_code).not.toBe('VB001');
    expect(after.shipping_addresses).toMatchObject([{ pickup_location_code: null }]);
    // Pickup needs no known place.
    const nowhere = { ...ADDRESS, city: 'Nulle part', postcode: '99999' };
    await ship(who, { pickup_location_code: 'VB002', address: nowhere });
    expect(await cart(who)).toMatchObject({
      shop_code: 'VB002',
      shipping_addresses: [{ pickup_location_code: 'VB002', postcode: '99999' }],
    });
    await ship(who, { address: ADDRESS });
    expect((await cart(who)).shop_code).toBe(after.shop_code);
    await expect(ship(who, { pickup_location_code: 'VB999' })).rejects.toThrow('introuvable');
    await expect(ship(who, {})).rejects.toThrow('une seule');
  });
});

it('CRT-01 CHK-02 a cart that is fetched shows its method, on the store’s address where the buyer gave none', async () => {
  const who = await filled();
  expect((await cart(who)).shipping_addresses).toEqual([]);
  await ask(shop, who, SET_METHOD, { id: who.cartId, mode: 'EMP' });
  const { shop_code: code, shipping_addresses: addresses } = await cart(who);
  expect(addresses).toMatchObject([
    { is_store: true, pickup_location_code: code, selected_shipping_method: { method_code: 'EMP' } },
  ]);
  expect(codes(addresses)).toContain('EMP');
  await ship(who, { address: ADDRESS });
  expect((await cart(who)).shipping_addresses).toMatchObject([
    { is_store: false, postcode: ADDRESS.postcode, selected_shipping_method: { method_code: 'EMP' } },
  ]);
});

it('CHK-02 a telephone number that is none passes the address, and not the order', async () => {
  const who = await filled();
  await prepare(shop, who);
  await ask(shop, who, BILL, {
    id: who.cartId,
    billing: { address: { ...ADDRESS, telephone: 'telephone' } },
  });
  const { result } = await place(shop, who);
  expect(result.errors?.[0]?.message).toContain('téléphone');
  await expect(
    ask(shop, who, BILL, { id: who.cartId, billing: { address: { ...ADDRESS, telephone: '<b>' } } }),
  ).rejects.toThrow('téléphone');
  const good = {
    ...ADDRESS,
    telephone: '0033 6 12 34 56 78',
    vat_id: 'FR12345678901',
    prefix: 'Mme',
    middlename: 'Anne',
  };
  await ask(shop, who, BILL, { id: who.cartId, billing: { address: good } });
  const { number, signature } = await place(shop, who);
  expect(signature).not.toBe('');
  const order = await shop.db
    .selectFrom('orders')
    .select('billing_address')
    .where('number', '=', number ?? '')
    .executeTakeFirst();
  expect(order?.billing_address).toMatchObject({
    telephone: '0612345678',
    vat_id: 'FR12345678901',
    prefix: 'Mme',
    middlename: 'Anne',
  });
});

it('CFG-16 an address in a country of the list that is not served is refused in words', async () => {
  const { errors } = await shop.send(
    'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
    { input: { ...ADDRESS, country_code: 'BE' } },
    { as: HEAD },
  );
  expect(errors).toMatchObject([
    { message: expect.stringContaining('en France'), extensions: { key: 'COUNTRY_NOT_SERVED' } },
  ]);
});

it('PAY-01 a visitor pays at the store where the merchant lets visitors do so', async () => {
  await sql`update site set settings = settings || '{"guest_pay_at_store_enabled": "1"}'::jsonb`.execute(
    shop.db,
  );
  await sql`select pg_notify('site_changed', '')`.execute(shop.db);
  const who = await filled();
  await ship(who, { address: ADDRESS });
  await ask(shop, who, SET_METHOD, { id: who.cartId, mode: 'EMP' });
  await expect
    .poll(async () => (await cart(who)).available_payment_methods.map(({ code }) => code))
    .toEqual(['card', 'cashondelivery']);
  await prepare(shop, who, { payment: 'cashondelivery' });
  const placed = await place(shop, who);
  expect(placed).toMatchObject({ number: expect.any(String), url: null });
  await sql`update site set settings = settings - 'guest_pay_at_store_enabled'`.execute(shop.db);
  await sql`select pg_notify('site_changed', '')`.execute(shop.db);
});

it('ORD-01 an article without options keeps its product’s reference from the catalogue to the order', async () => {
  // A product with a single article has nothing to choose.
  const simple = await shop.db
    .selectFrom('product')
    .innerJoin('article', 'article.product_id', 'product.id')
    .select('product.sku')
    .groupBy('product.sku')
    .having(({ fn }) => fn.countAll(), '=', 1)
    .executeTakeFirstOrThrow();
  const who = await shopper(shop, { as: HEAD });
  await ask(shop, who, 'mutation ($id: ID!) { clearCart(input: { uid: $id }) { cart { id } } }', {
    id: who.cartId,
  });
  await fill(shop, who, [{ sku: simple.sku, quantity: 1 }]);
  const held = (await ask(shop, who, `{ cart(cart_id: "${who.cartId}") { items { product { sku } } } }`))[
    'cart'
  ];
  expect(held).toEqual({ items: [{ product: { sku: simple.sku } }] });
  await prepare(shop, who, { payment: 'purchaseorder', ref: 'BC-7' });
  const { number } = await place(shop, who);
  const order = await ask(
    shop,
    who,
    `{ customerOrder(number: "${number}") { items { product_sku product_type product { sku } }
      payment_methods { type name } state } }`,
  );
  expect(order['customerOrder']).toMatchObject({
    items: [{ product_sku: simple.sku, product_type: 'simple', product: { sku: simple.sku } }],
    payment_methods: [{ type: 'purchaseorder', name: 'En compte' }],
    state: 'new',
  });
});

it('CRT-15 a tint made to order is among what was entered, in cart and order', async () => {
  const who = await filled();
  const base = await shop.db
    .selectFrom('article')
    .select('sku')
    .where('tintable', '=', true)
    .executeTakeFirst();
  if (base === undefined) throw new Error('Nothing can be tinted');
  await ask(shop, who, 'mutation ($id: ID!) { clearCart(input: { uid: $id }) { cart { id } } }', {
    id: who.cartId,
  });
  const { data } = await shop.send(
    `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
      user_errors { message } cart { items { ... on ConfigurableCartItem { customizable_options { label type
        customizable_option_uid values { value price { value type } } } }
        ... on SimpleCartItem { customizable_options { label type customizable_option_uid
          values { value price { value type } } } } } } } }`,
    {
      id: who.cartId,
      items: [{ sku: base.sku, quantity: 1, entered_options: [{ uid: 'customColorExa', value: '#F4EDE0' }] }],
    },
  );
  expect(data).toMatchObject({
    addProductsToCart: {
      user_errors: [],
      cart: {
        items: [
          {
            customizable_options: [
              {
                label: 'Teinte',
                type: 'field',
                customizable_option_uid: 'customColorExa',
                values: [{ value: '#F4EDE0', price: { type: 'FIXED', value: expect.any(Number) } }],
              },
            ],
          },
        ],
      },
    },
  });
});

const BILL = `mutation ($id: String!, $billing: BillingAddressInput!) {
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: $billing }) { cart { id } } }`;

type Offered = { available_shipping_methods: { method_code: string }[] };
type Shown = {
  shop_code: string | null;
  is_orderable: boolean;
  notices: { code: string }[];
  shipping_addresses: Offered[];
  available_payment_methods: { code: string }[];
};

async function cart({ cartId, shopToken }: Pick<Shopper, 'cartId' | 'shopToken'>): Promise<Shown> {
  const { data, errors } = await shop.send(
    `query ($id: String!) { cart(cart_id: $id) { shop_code is_orderable notices { code }
      available_payment_methods { code }
      shipping_addresses { lastname postcode region { code } pickup_location_code is_store
        selected_shipping_method { method_code } available_shipping_methods { method_code } } } }`,
    { id: cartId },
    { headers: { 'x-shop-token': shopToken } },
  );
  expect(errors).toBeUndefined();
  return data?.['cart'] as Shown;
}

function codes([first]: readonly Offered[]): string[] {
  return (first?.available_shipping_methods ?? []).map(({ method_code: code }) => code);
}

async function ship(who: Shopper, address: object): Promise<void> {
  await ask(
    shop,
    who,
    `mutation ($id: String!, $address: ShippingAddressInput!) { setShippingAddressesOnCart(input: { cart_id: $id,
      shipping_addresses: [$address] }) { cart { id } } }`,
    { id: who.cartId, address },
  );
}

/** A visitor at a store of its choice. */
async function filled(): Promise<Shopper> {
  const who = await shopper(shop);
  await fill(shop, who, [{ sku: PAINT, quantity: 1 }]);
  return who;
}

/** A visitor whose client knows nothing of stores. */
async function unchosen(): Promise<Shopper> {
  const made = await shop.send('mutation { createEmptyCart }');
  const who = { cartId: String(made.data?.['createEmptyCart']), shopToken: '', address: crypto.randomUUID() };
  await fill(shop, who, [{ sku: PAINT, quantity: 1 }]);
  return who;
}

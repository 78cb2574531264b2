import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { openSession } from '../../customers/customers.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const SOPHIE = 'sophie.delmas@demo.valbrune.example';
const OTHER = 'gwen.lebihan@demo.valbrune.example';

let now = DEMO_DAY;
let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi({ now: () => now });
});
afterAll(() => shop.close());

type Asked = { token?: string | null; as?: string };

async function current({ token = null, as }: Asked = {}) {
  const { data, errors } = await shop.send(
    'query($token: String) { getCurrentShop(token: $token) { current_shop token_id store { titleLabel } } }',
    { token },
    as === undefined ? {} : { as },
  );
  expect(errors).toBeUndefined();
  return data?.['getCurrentShop'] as {
    current_shop: string | null;
    token_id: string;
    store: { titleLabel: string } | null;
  };
}

async function choose(
  shopCode: string,
  { token = null, as, cartId = null }: Asked & { cartId?: string | null },
) {
  const { data, errors } = await shop.send(
    `mutation($shopCode: String!, $token: String, $cartId: String) {
      setCurrentShop(shopCode: $shopCode, token: $token, cartId: $cartId) { token_id cart_id } }`,
    { shopCode, token, cartId },
    as === undefined ? {} : { as },
  );
  return { choice: data?.['setCurrentShop'] as { token_id: string; cart_id: string | null }, errors };
}

describe('a visitor', () => {
  it('STO-10 has no shop at first, chooses one, and finds it again by the token', async () => {
    const first = await current();
    expect(first).toEqual({
      current_shop: null,
      token_id: expect.stringMatching(/^[\w-]{43}$/),
      store: null,
    });
    const { data } = await shop.send('mutation { customCreateEmptyCart }');
    const cartId = String(data?.['customCreateEmptyCart']);
    const { choice } = await choose('VB001', { token: first.token_id, cartId });
    expect(choice).toEqual({ token_id: first.token_id, cart_id: cartId });
    expect(await current({ token: first.token_id })).toEqual({
      current_shop: 'VB001',
      token_id: first.token_id,
      store: { titleLabel: 'Valbrune Paris Nation' },
    });
  });

  it('STO-11 the cart stays tied to the token when the shop changes again', async () => {
    const { choice } = await choose('VB001', { cartId: 'panier-2' });
    expect((await choose('VB002', { token: choice.token_id })).choice).toEqual(choice);
  });

  it('a token lives 86 400 seconds from its last issue; then there is a new one and no shop', async () => {
    const { choice } = await choose('VB001', {});
    now = new Date(DEMO_DAY.getTime() + DAY_MS - 1);
    expect(await current({ token: choice.token_id })).toMatchObject({ current_shop: 'VB001' });
    await choose('VB002', { token: choice.token_id });
    now = new Date(DEMO_DAY.getTime() + 2 * DAY_MS - 2);
    expect(await current({ token: choice.token_id })).toMatchObject({ current_shop: 'VB002' });
    now = new Date(DEMO_DAY.getTime() + 2 * DAY_MS - 1);
    const later = await current({ token: choice.token_id });
    expect(later.current_shop).toBeNull();
    expect(later.token_id).not.toBe(choice.token_id);
    now = DEMO_DAY;
  });

  it('the site says which shop is chosen', async () => {
    const { choice } = await choose('VB003', {});
    const { data } = await shop.send(
      '{ storeConfig { current_shop } availableStores { current_shop } }',
      {},
      {
        headers: { 'x-shop-token': choice.token_id },
      },
    );
    expect(data).toEqual({
      storeConfig: { current_shop: 'VB003' },
      availableStores: [{ current_shop: 'VB003' }],
    });
  });

  it.each([
    ['VB999', null, 'Ce magasin est introuvable.'],
    ['VB001', 'a'.repeat(65), 'L’identifiant du panier n’a pas la forme attendue.'],
  ])('is refused shop %s with cart %s', async (code, cartId, message) => {
    expect((await choose(code, { cartId })).errors).toMatchObject([{ message }]);
  });

  it('the database keeps no token that could be used', async () => {
    const { choice } = await choose('VB001', {});
    const rows = await shop.db.selectFrom('shop_token').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(choice.token_id);
    expect(rows.map((row) => row.token_hash.toString('base64url'))).not.toContain(choice.token_id);
  });
});

describe('a customer', () => {
  it('STO-11 has the store of its company, then the one it chose, on every device', async () => {
    const attached = await shop.db
      .selectFrom('customer')
      .innerJoin('company', 'company.id', 'customer.company_id')
      .select('company.shop_code')
      .where('customer.email', '=', HEAD)
      .executeTakeFirstOrThrow();
    expect((await current({ as: HEAD })).current_shop).toBe(attached.shop_code);
    await choose('VB004', { as: HEAD });
    expect((await current({ as: HEAD })).current_shop).toBe('VB004');
  });

  it('B12 gets nothing from another customer’s token, neither shop nor cart, and changes nothing there', async () => {
    const own = await choose('VB005', { as: HEAD, cartId: 'panier-du-chef' });
    const token = own.choice.token_id;
    const before = await current({ as: OTHER });
    expect(await current({ token, as: OTHER })).toMatchObject({ current_shop: before.current_shop });
    const stolen = await choose('VB006', { token, as: OTHER });
    expect(stolen.choice.token_id).not.toBe(token);
    expect(stolen.choice.cart_id).toBeNull();
    expect(await current({ token, as: HEAD })).toMatchObject({ current_shop: 'VB005', token_id: token });
  });

  it('B12 leaves nothing to a visitor who holds its token', async () => {
    const { choice } = await choose('VB005', { as: HEAD, cartId: 'panier-du-chef' });
    const visitor = await current({ token: choice.token_id });
    expect(visitor.current_shop).toBeNull();
    expect(visitor.token_id).not.toBe(choice.token_id);
  });
});

describe('places', () => {
  it('STO-02 STO-03 a prediction has a geolocation, and the geolocation its nearest stores', async () => {
    const predicted = await shop.send(
      '{ placeAutocomplete(input: "lyo") { predictions { placeId description } } }',
    );
    expect(predicted.data).toMatchObject({
      placeAutocomplete: {
        predictions: expect.arrayContaining([{ placeId: '69123', description: 'Lyon (69)' }]),
      },
    });
    const details = await shop.send(
      '{ placeDetails(placeId: "69123") { description geolocation { latitude longitude } } }',
    );
    expect(details.data).toEqual({
      placeDetails: { description: 'Lyon (69)', geolocation: { latitude: 45.748, longitude: 4.847 } },
    });
    const near = await shop.send('{ nearestStores(latlng: "45.748,4.847") { items { titleLabel } } }');
    expect(near.data).toMatchObject({
      nearestStores: { items: expect.arrayContaining([{ titleLabel: expect.stringContaining('Lyon') }]) },
    });
  });

  it('H18 is no free service: a hundred questions in a row from one address are limited', async () => {
    const ask = (clientAddress: string) =>
      shop.send('{ placeAutocomplete(input: "lyo") { predictions { description } } }', {}, { clientAddress });
    const answers = [];
    for (let call = 0; call < 100; call += 1) answers.push(await ask('203.0.113.9'));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(60);
    expect(answers.at(-1)?.errors).toMatchObject([{ extensions: { category: 'rate-limit' } }]);
    expect((await ask('203.0.113.10')).errors).toBeUndefined();
  });

  it('refuses a place nobody proposed', async () => {
    const { errors } = await shop.send('{ placeDetails(placeId: "00000") { description } }');
    expect(errors).toMatchObject([
      { message: 'Ce lieu est introuvable.', extensions: { category: 'graphql-no-such-entity' } },
    ]);
  });
});

it.each([false, true])(
  'in a customer’s name a choice is for this purchase and leaves the own store alone (once: %s)',
  async (once) => {
    const idOf = async (email: string) =>
      (await shop.db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow())
        .id;
    const yann = await idOf(HEAD);
    const kept = () =>
      shop.db
        .selectFrom('customer')
        .select(['current_shop_code', 'once_shop_code'])
        .where('id', '=', yann)
        .executeTakeFirstOrThrow();
    await choose('VB006', { as: HEAD });
    const token = await openSession(shop.db, yann, now, await idOf(SOPHIE));
    const ask = (text: string) => shop.send(text, {}, { headers: { authorization: `Bearer ${token}` } });
    const chosen = await ask(`mutation { setCurrentShop(shopCode: "VB001", once: ${once}) { token_id } }`);
    expect(chosen.errors).toBeUndefined();
    expect(await kept()).toEqual({ current_shop_code: 'VB006', once_shop_code: 'VB001' });
    const seen = await ask('{ getCurrentShop { current_shop } }');
    expect(seen.data).toEqual({ getCurrentShop: { current_shop: 'VB001' } });
    await ask(`mutation { setCurrentShop(shopCode: "VB006", once: ${once}) { token_id } }`);
    expect(await kept()).toEqual({ current_shop_code: 'VB006', once_shop_code: null });
  },
);

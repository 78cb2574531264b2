import { PLATFORM } from '@nuancier/domain/stock/platform.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeStatus, lockOrder } from '../../orders/orders.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { orderBooks } from '../testing/order-books.ts';
import { ask, place } from '../testing/shopper.ts';
import type { Choice, Shopper } from '../testing/shopper.ts';

const PAINT = '10200102';
const GLUE = '80100201';
const HEAD = 'yann.kermarrec@demo.valbrune.example';
const DELIVERED: Choice = { mode: 'LIV' };

let shop: ShopApi;
const { ready, stock, left, fiveSkus, mailsAbout } = orderBooks(() => shop);
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

describe('where the goods of an order are taken', () => {
  it('what is delivered is taken on the platform, and the store’s shelf is left alone', async () => {
    await shelves(PAINT, 'P', { store: 50, platform: 80 });
    const { number } = await place(shop, await ready({}, [{ sku: PAINT, quantity: 3 }], DELIVERED));
    expect(await linesOf(number)).toEqual([{ quantity: 3, from_stock: 3, stock_place: PLATFORM }]);
    expect(await both(PAINT)).toEqual({ store: 50, platform: 77 });
  });

  it('what is fetched is taken at the store, and the platform is left alone', async () => {
    await shelves(PAINT, 'P', { store: 50, platform: 80 });
    const { number } = await place(shop, await ready({}, [{ sku: PAINT, quantity: 3 }]));
    expect(await linesOf(number)).toEqual([{ quantity: 3, from_stock: 3, stock_place: 'VB006' }]);
    expect(await both(PAINT)).toEqual({ store: 47, platform: 80 });
  });

  it('D11 what is resupplied is delivered however little the platform has, and nothing is taken', async () => {
    await shelves(PAINT, 'P', { store: 50, platform: 2 });
    const { number } = await place(shop, await ready({}, [{ sku: PAINT, quantity: 3 }], DELIVERED));
    expect(await linesOf(number)).toEqual([{ quantity: 3, from_stock: 0, stock_place: null }]);
    expect(await both(PAINT)).toEqual({ store: 50, platform: 2 });
  });

  it('what is sold while stock lasts leaves from the store that promised it when the platform is short', async () => {
    await shelves(GLUE, 'U', { store: 5, platform: 2 });
    const { number } = await place(shop, await ready({}, [{ sku: GLUE, quantity: 3 }], DELIVERED));
    expect(await linesOf(number)).toEqual([{ quantity: 3, from_stock: 3, stock_place: 'VB006' }]);
    expect(await both(GLUE)).toEqual({ store: 2, platform: 2 });
  });

  it('what is sold while stock lasts is refused when it was sold meanwhile', async () => {
    await shelves(GLUE, 'U', { store: 5, platform: 5 });
    const who = await ready({}, [{ sku: GLUE, quantity: 3 }], DELIVERED);
    await shelves(GLUE, 'U', { store: 2, platform: 2 });
    expect((await place(shop, who)).key).toBe('INSUFFICIENT_STOCK');
    expect(await both(GLUE)).toEqual({ store: 2, platform: 2 });
  });

  it.each(['P', 'S', 'V', 'U', 'O'])(
    'a line of status %s that is offered delivery can be ordered',
    async (status) => {
      for (const [store, platform] of [
        [4, 0],
        [4, 9],
        [0, 9],
        [0, 0],
      ] as const) {
        await shelves(GLUE, 'P', { store: 9, platform: 9 });
        const who = await ready({}, [{ sku: GLUE, quantity: 4 }], DELIVERED);
        await shelves(GLUE, status, { store, platform });
        const isOffered = (await offered(who)).includes('LIV');
        const { number, key = '' } = await place(shop, who);
        expect([status, store, platform, number !== null]).toEqual([status, store, platform, isOffered]);
        expect(isOffered ? [''] : ['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'SHIPPING_NOT_OFFERED']).toContain(
          key,
        );
      }
    },
  );

  it('a cancelled order gives back where it took', async () => {
    await shelves(PAINT, 'P', { store: 50, platform: 80 });
    const { number } = await place(shop, await ready({}, [{ sku: PAINT, quantity: 3 }], DELIVERED));
    await shop.db.transaction().execute(async (db) => {
      const order = await lockOrder(db, number ?? '');
      if (order === undefined) throw new Error('The order is gone');
      await changeStatus(db, order, 'ANNULEE', { author: 'VB006', now: new Date(), silently: true });
    });
    expect(await both(PAINT)).toEqual({ store: 50, platform: 80 });
  });

  it('J02 thirty buyers who fetch or are delivered the last ten get ten', async () => {
    await shelves(GLUE, 'U', { store: 6, platform: 4 });
    const buyers: Shopper[] = [];
    for (let at = 0; at < 30; at += 1)
      buyers.push(await ready({}, [{ sku: GLUE, quantity: 1 }], at % 3 === 0 ? {} : DELIVERED));
    const placed = await Promise.all(buyers.map((who) => place(shop, who)));
    const sold = placed.filter(({ number }) => number !== null).length;
    const { store, platform } = await both(GLUE);
    expect([store, sold]).toEqual([0, 10 - platform]);
    expect(sold).toBeGreaterThanOrEqual(6);
    const refused = placed.filter(({ number }) => number === null);
    expect(new Set(refused.map(({ key }) => key))).toEqual(new Set(['INSUFFICIENT_STOCK']));
  });

  it('J10 fetched and delivered carts with the same articles in opposite order never wait in a circle', async () => {
    const skus = await fiveSkus();
    const wishes = skus.map((sku) => ({ sku, quantity: 1 }));
    const buyers: Shopper[] = [];
    for (let at = 0; at < 12; at += 1)
      buyers.push(
        await ready({}, at % 2 === 0 ? wishes : wishes.toReversed(), at % 3 === 0 ? {} : DELIVERED),
      );
    const placed = await Promise.all(buyers.map((who) => place(shop, who)));
    expect(placed.map(({ category }) => category)).toEqual(Array.from({ length: 12 }, () => undefined));
  });
});

describe('when the goods of a cart are there', () => {
  const ARRIVAL = `query ($id: String!) { cart(cart_id: $id) { items { uid sku }
    arrival { pickup_at delivery_on lines { cart_item_uid pickup_at delivery_on } } } }`;

  it('is told line by line, and the slowest decides for the whole', async () => {
    await shelves(PAINT, 'P', { store: 50, platform: 80 });
    await shelves(GLUE, 'P', { store: 0, platform: 0 });
    const who = await ready({}, [
      { sku: PAINT, quantity: 3 },
      { sku: GLUE, quantity: 1 },
    ]);
    const { items, arrival } = (await ask(shop, who, ARRIVAL, { id: who.cartId }))['cart'] as {
      items: { uid: string; sku: string }[];
      arrival: { lines: { cart_item_uid: string }[] };
    };
    // Asked on a Sunday: fetched on Monday, delivered on Tuesday; what is brought in takes five days.
    const paint = { pickup_at: '2026-11-16T09:00:00.000Z', delivery_on: '2026-11-17' };
    const glue = { pickup_at: '2026-11-20T06:00:00.000Z', delivery_on: '2026-11-23' };
    expect(arrival).toEqual({
      ...glue,
      lines: items.map(({ uid, sku }) => ({ cart_item_uid: uid, ...(sku === PAINT ? paint : glue) })),
    });
    expect(items.map(({ sku }) => sku).toSorted()).toEqual([PAINT, GLUE].toSorted());
  });

  it('is not told before there is a store', async () => {
    const { data } = await shop.send(
      'mutation { createGuestCart(input: {}) { cart { arrival { pickup_at } } } }',
    );
    expect(data).toEqual({ createGuestCart: { cart: { arrival: null } } });
  });

  it('is promised by the order, to the page and in the mail', async () => {
    await shelves(PAINT, 'P', { store: 50, platform: 80 });
    const told = async (choice: Choice) => {
      const who = await ready({ as: HEAD }, [{ sku: PAINT, quantity: 1 }], {
        ...choice,
        payment: 'on_account',
      });
      const { number, signature } = await place(shop, who);
      const { data } = await shop.send(
        'query ($n: String!, $s: String!) { placedOrder(number: $n, signature: $s) { promised_at delivery_on } }',
        { n: number, s: signature },
      );
      const [mail] = await mailsAbout(number);
      return [data?.['placedOrder'], mail?.variables.mode];
    };
    expect(await told({})).toEqual([
      { promised_at: '2026-11-16T09:00:00.000Z', delivery_on: null },
      expect.objectContaining({ kind: 'EMP', from: '2026-11-16T09:00:00.000Z' }),
    ]);
    expect(await told(DELIVERED)).toEqual([
      { promised_at: null, delivery_on: '2026-11-17' },
      expect.objectContaining({ kind: 'LIV', on: '2026-11-17' }),
    ]);
  });

  it('goes by the site’s hour and days', async () => {
    await shelves(PAINT, 'P', { store: 50, platform: 80 });
    await sql`update site set settings = settings || '{"delivery_working_days": 3}'`.execute(shop.db);
    const who = await ready({}, [{ sku: PAINT, quantity: 1 }]);
    const day = async () => ask(shop, who, ARRIVAL, { id: who.cartId });
    await expect.poll(day).toMatchObject({
      cart: { arrival: { delivery_on: '2026-11-19' } },
    });
    await sql`update site set settings = settings - 'delivery_working_days'`.execute(shop.db);
  });
});

it('the platform is no store: nobody finds it or can choose it', async () => {
  const found = await shop.send('{ nearestStores { items { storeCode } } }');
  const stores = found.data?.['nearestStores'] as { items: { storeCode: string }[] };
  expect(stores.items).toHaveLength(26);
  expect(stores.items.map(({ storeCode }) => storeCode)).not.toContain(PLATFORM);
  const chosen = await shop.send(
    `mutation { setCurrentShop(shopCode: "${PLATFORM}", token: "") { token_id } }`,
  );
  expect(chosen.errors?.[0]?.message).toBe('Ce magasin est introuvable.');
});

async function shelves(
  sku: string,
  status: string,
  held: { store: number; platform: number },
): Promise<void> {
  await stock(sku, held.store, status);
  await stock(sku, held.platform, status, PLATFORM);
}

async function both(sku: string) {
  return { store: await left(sku), platform: await left(sku, PLATFORM) };
}

function linesOf(number: string | null) {
  return shop.db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['quantity', 'from_stock', 'stock_place'])
    .where('number', '=', number ?? '')
    .execute();
}

async function offered(who: Shopper): Promise<string[]> {
  const data = await ask(
    shop,
    who,
    `{ getAvailableShippingMethods(cartId: "${who.cartId}") { method_code } }`,
  );
  const methods = data['getAvailableShippingMethods'] as { method_code: string }[];
  return methods.map(({ method_code: code }) => code);
}

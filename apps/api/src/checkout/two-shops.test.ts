import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { ask, fill, place, prepare, SET_EMAIL, shopper } from './testing/shopper.ts';
import type { Placed, Shopper, Wish } from './testing/shopper.ts';

const SHOP = 'VB006';
const PAINT = '10200102';
const GLUE = '80100201';

let shops: [ShopApi, ShopApi];
beforeAll(async () => {
  const first = await shopApi();
  shops = [first, await shopApi({ beside: first })];
  await stock(PAINT, 1_000, 'P');
});
afterAll(async () => {
  // The database goes with the first.
  await shops[1].close();
  await shops[0].close();
});

describe('two shops on one database', () => {
  it('J07 twenty placements of one cart through both make one order', async () => {
    const who = await ready(0, [{ sku: PAINT, quantity: 1 }]);
    const placed = await together(20, (at) => place(shopOf(at), who));
    expect(numbersOf(placed)).toHaveLength(1);
    expect(await ordersOf([who])).toBe(1);
  });

  it('J07 twenty placements under one key through both answer the one order', async () => {
    const who = await ready(1, [{ sku: PAINT, quantity: 1 }]);
    const key = randomUUID();
    const placed = await together(20, (at) => place(shopOf(at), who, { key }));
    expect(numbersOf(placed)).toHaveLength(20);
    expect(new Set(numbersOf(placed)).size).toBe(1);
    expect(await ordersOf([who])).toBe(1);
  });

  it('J07 thirty buyers of the last ten, half in each shop, get ten', async () => {
    await stock(GLUE, 10, 'U');
    const buyers = await together(30, (at) => ready(at, [{ sku: GLUE, quantity: 1 }]));
    const placed = await Promise.all(buyers.map((who, at) => place(shopOf(at), who)));
    expect(numbersOf(placed)).toHaveLength(10);
    const refused = placed.filter(({ number }) => number === null);
    expect(new Set(refused.map(({ key }) => key))).toEqual(new Set(['INSUFFICIENT_STOCK']));
    const shelf = shops[0].db.selectFrom('stock').select('available').where('article_sku', '=', GLUE);
    expect(await shelf.where('shop_code', '=', SHOP).execute()).toEqual([{ available: 0 }]);
  });

  it('J07 a coupon good for five orders is used by five of fifteen in both shops', async () => {
    const buyers = await together(15, async (at) => {
      const who = await ready(at, [{ sku: PAINT, quantity: 2 }]);
      await ask(shopOf(at), who, COUPON, { id: who.cartId });
      // Each buyer is another customer: the limit per customer is a separate rule.
      await ask(shopOf(at), who, SET_EMAIL, { id: who.cartId, email: `buyer${at}@exemple.fr` });
      return who;
    });
    const placed = await Promise.all(buyers.map((who, at) => place(shopOf(at), who)));
    expect(numbersOf(placed)).toHaveLength(5);
    const coupon = shops[0].db.selectFrom('coupon').select('used').where('code', '=', 'FLASH5');
    expect(await coupon.execute()).toEqual([{ used: 5 }]);
  });

  it('K02 connections cut under orders: whoever tries again with the same key has one order', async () => {
    const buyers = await together(16, (at) => ready(at, [{ sku: PAINT, quantity: 1 }]));
    const over = new AbortController();
    const cutting = cutUntil(over.signal);
    const placed = await Promise.all(buyers.map((who, at) => persistently(at, who)));
    over.abort();
    expect(await cutting).toBeGreaterThan(0);
    const numbers = numbersOf(placed);
    expect(new Set(numbers).size).toBe(16);
    const kept = shops[0].db.selectFrom('orders').select('number').where('number', 'in', numbers);
    expect(await kept.execute()).toHaveLength(16);
    expect(await ordersOf(buyers)).toBe(16);
  });
});

const COUPON = `mutation ($id: String!) {
  applyCouponToCart(input: { cart_id: $id, coupon_code: "FLASH5" }) { cart { id } } }`;

function shopOf(at: number): ShopApi {
  return shops[at % 2 === 0 ? 0 : 1];
}

async function ready(at: number, wishes: readonly Wish[]): Promise<Shopper> {
  const who = await shopper(shopOf(at), { shopCode: SHOP });
  await fill(shopOf(at), who, wishes);
  await prepare(shopOf(at), who);
  return who;
}

/** In one shop, then in the other, until there is an answer that is no fault. */
async function persistently(at: number, who: Shopper): Promise<Placed> {
  const key = randomUUID();
  for (let tries = 0; tries < 25; tries += 1) {
    const placed = await place(shopOf(at + tries), who, { key });
    if (placed.number !== null) return placed;
    // A fault says nothing of the order; a refusal would be a wrong answer here.
    expect(placed.category).toBe('internal');
  }
  throw new Error(`The cart ${who.cartId} could not be ordered`);
}

/** How many connections were lost. */
async function cutUntil(signal: AbortSignal): Promise<number> {
  let cut = 0;
  while (!signal.aborted) {
    cut += await cutBusy();
    await wait(40);
  }
  return cut;
}

/** Whatever writes at this moment loses its connection. */
async function cutBusy(): Promise<number> {
  const busy = await sql<{ done: boolean }>`
    select pg_terminate_backend(pid) as done from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    limit 2`
    .execute(shops[0].db)
    .catch(() => ({ rows: [] }));
  return busy.rows.length;
}

function together<T>(many: number, work: (at: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: many }, (_, at) => work(at)));
}

function numbersOf(placed: readonly Placed[]): string[] {
  return placed.flatMap(({ number }) => (number === null ? [] : [number]));
}

async function ordersOf(buyers: readonly Shopper[]): Promise<number> {
  const carts = buyers.map(({ cartId }) => cartId);
  const found = await shops[0].db.selectFrom('orders').select('id').where('cart_id', 'in', carts).execute();
  return found.length;
}

async function stock(sku: string, available: number, status: string): Promise<void> {
  await shops[0].db
    .updateTable('stock')
    .set({ available, statut_article_mag: status, resupply_time: 5, appro_directe_fournisseur: false })
    .where('article_sku', '=', sku)
    .where('shop_code', '=', SHOP)
    .execute();
}

import { PLATFORM } from '@nuancier/domain/stock/platform.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { orderBooks } from '../testing/order-books.ts';
import { ask, place, SET_METHOD } from '../testing/shopper.ts';
import type { Choice, Shopper } from '../testing/shopper.ts';

const PAINT = '10200102';
const GLUE = '80100201';
const HEAD = 'yann.kermarrec@demo.valbrune.example';
const TUESDAY = '2026-11-24';
const MORNING = '2026-11-24 10:00-12:00';

// A Sunday morning: fetched on Monday from 10 h on, delivered on Tuesday the 17th.
let now = DEMO_DAY;
let shop: ShopApi;
const { ready, stock, mailsAbout, grandTotal } = orderBooks(() => shop);
beforeAll(async () => {
  shop = await shopApi({ now: () => now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = DEMO_DAY;
  await held(PAINT, 50);
  await held(GLUE, 50);
});

async function held(sku: string, packs: number, status = 'P'): Promise<void> {
  await stock(sku, packs, status);
  await stock(sku, packs, status, PLATFORM);
}

const one = (choice: Choice) =>
  ready({ as: HEAD }, [{ sku: PAINT, quantity: 2 }], { payment: 'on_account', ...choice });
const two = (choice: Choice) =>
  ready(
    { as: HEAD },
    [
      { sku: PAINT, quantity: 3 },
      { sku: GLUE, quantity: 2 },
    ],
    { mode: 'LIV', payment: 'on_account', ...choice },
  );

type WishView = { code: string; kind: string; on: string | null; from: string | null; until: string | null };
type CartTold = {
  items: { uid: string; sku: string }[];
  arrival: {
    delivery_on: string | null;
    pickup_wishes: WishView[];
    delivery_wishes: WishView[];
    in_two: { on: string | null; cart_item_uids: string[] }[] | null;
    wished: WishView | null;
    lost_wish: WishView | null;
  };
};
const WISH = '{ code kind on from until }';

async function cartOf(who: Shopper): Promise<CartTold> {
  const document = `query ($id: String!) { cart(cart_id: $id) { items { uid sku } arrival { delivery_on
    pickup_wishes ${WISH} delivery_wishes ${WISH} in_two { on cart_item_uids } wished ${WISH} lost_wish ${WISH} } } }`;
  return (await ask(shop, who, document, { id: who.cartId }))['cart'] as CartTold;
}

async function codesOf(who: Shopper) {
  const { arrival } = await cartOf(who);
  return [arrival.wished?.code ?? null, arrival.lost_wish?.code ?? null];
}

async function kept(number: string | null) {
  const found = await sql<Record<string, unknown>>`
    select wished_on::text, wished_from, wished_until, first_delivery_on::text, delivery_on::text
    from orders where number = ${number}`.execute(shop.db);
  return found.rows[0];
}

/** As shown on its page and in the buyer's orders. */
async function orderTold(number: string | null, signature: string) {
  const { data } = await shop.send(
    `query ($n: String!, $s: String!) {
      placedOrder(number: $n, signature: $s) { promised_at delivery_on wished ${WISH} }
      customerOrder(number: $n) { delivery_on wished ${WISH} deliveries { on items } items { id article_sku } } }`,
    { n: number, s: signature },
    { as: HEAD },
  );
  return data as { placedOrder: object; customerOrder: { items: { id: string; article_sku: string }[] } };
}

describe('what can be wished for', () => {
  it('are slots within the store’s hours, and working days, from the first moment on', async () => {
    const { arrival } = await cartOf(await one({}));
    expect(arrival.pickup_wishes[0]).toMatchObject({ kind: 'SLOT', on: '2026-11-16' });
    expect(arrival.pickup_wishes.map(({ code }) => code)).toContain(MORNING);
    expect(arrival.delivery_wishes.slice(0, 2)).toEqual([
      { code: '2026-11-17', kind: 'DAY', on: '2026-11-17', from: null, until: null },
      { code: '2026-11-18', kind: 'DAY', on: '2026-11-18', from: null, until: null },
    ]);
    expect([arrival.delivery_wishes.length, arrival.in_two]).toEqual([15, null]);
  });

  it.each<[string, 'EMP' | 'LIV', string]>([
    ['words', 'LIV', 'mardi prochain'],
    ['a day before the goods are there', 'LIV', '2026-11-16'],
    ['a Sunday', 'LIV', '2026-11-22'],
    ['a day too far ahead', 'LIV', '2027-11-24'],
    ['a slot for a delivery', 'LIV', MORNING],
    ['a day without a slot at the counter', 'EMP', TUESDAY],
    ['hours of one’s own', 'EMP', '2026-11-24 10:00-11:00'],
    ['a slot at night', 'EMP', '2026-11-24 20:00-22:00'],
    ['two deliveries where one is as fast', 'LIV', 'two'],
    ['two deliveries of what is fetched', 'EMP', 'two'],
  ])('%s is refused in French, and what was chosen before stays', async (_title, mode, wish) => {
    const who = await one({ mode: 'LIV', wish: TUESDAY });
    const headers = { 'x-shop-token': who.shopToken };
    const { errors } = await shop.send(SET_METHOD, { id: who.cartId, mode, wish }, { as: HEAD, headers });
    expect(errors?.[0]?.extensions.key).toBe('WISH_NOT_POSSIBLE');
    expect(errors?.[0]?.message).toMatch(/^Ce choix n’est plus possible/);
    expect(await codesOf(who)).toEqual([TUESDAY, null]);
  });
});

describe('what was wished for', () => {
  it('a day: is kept by the order as the day promised, and told by page, order and mail', async () => {
    const who = await one({ mode: 'LIV', wish: TUESDAY });
    expect((await cartOf(who)).arrival.wished).toMatchObject({ kind: 'DAY', on: TUESDAY });
    const { number, signature } = await place(shop, who);
    expect(await kept(number)).toMatchObject({ wished_on: TUESDAY, wished_from: null });
    const wished = { code: TUESDAY, kind: 'DAY', on: TUESDAY, from: null, until: null };
    expect(await orderTold(number, signature)).toMatchObject({
      placedOrder: { promised_at: null, delivery_on: TUESDAY, wished },
      customerOrder: { delivery_on: TUESDAY, wished, deliveries: [] },
    });
    const [mail] = await mailsAbout(number);
    expect(mail?.variables.mode).toMatchObject({ kind: 'LIV', on: TUESDAY, wished: TUESDAY });
  });

  it('a slot: stands beside the moment from which the goods are there', async () => {
    const { number, signature } = await place(shop, await one({ mode: 'EMP', wish: MORNING }));
    expect(await kept(number)).toMatchObject({ wished_on: TUESDAY, wished_from: 600, wished_until: 720 });
    const wished = { code: MORNING, kind: 'SLOT', on: TUESDAY, from: '10:00', until: '12:00' };
    expect(await orderTold(number, signature)).toMatchObject({
      placedOrder: { promised_at: '2026-11-16T09:00:00.000Z', delivery_on: null, wished },
    });
    const [mail] = await mailsAbout(number);
    expect(mail?.variables.mode).toMatchObject({ kind: 'EMP', wished: MORNING });
  });

  it('is told to whoever prepares the order until it is handed over, and no longer', async () => {
    const { number, signature } = await place(shop, await one({ mode: 'EMP', wish: MORNING }));
    const told = async () => (await orderTold(number, signature)).placedOrder;
    const lines = sql`order_id = (select id from orders where number = ${number})`;
    await sql`update order_line set prepared = quantity where ${lines}`.execute(shop.db);
    expect(await told()).toMatchObject({ promised_at: null, wished: { code: MORNING } });
    await sql`update order_line set handed_over = quantity where ${lines}`.execute(shop.db);
    expect(await told()).toMatchObject({ promised_at: null, wished: null });
  });

  it('a client that knows nothing of it orders as soon as possible, and undoes a wish by choosing anew', async () => {
    const who = await one({ mode: 'LIV', wish: TUESDAY });
    await ask(shop, who, SET_METHOD, { id: who.cartId, mode: 'LIV' });
    expect(await codesOf(who)).toEqual([null, null]);
    const { number } = await place(shop, who);
    expect(await kept(number)).toMatchObject({ wished_on: null, delivery_on: '2026-11-17' });
  });
});

describe('a wish that is no longer possible', () => {
  it.each<[string, () => Promise<void>]>([
    ['the goods have been sold', () => held(PAINT, 0)],
    [
      'the day has passed',
      async () => {
        now = new Date(DEMO_DAY.getTime() + 10 * DAY_MS);
        await shop.db.updateTable('customer_session').set({ last_seen_at: now }).execute();
      },
    ],
  ])(
    '%s: the cart says so, the order is refused once, then it comes as soon as possible',
    async (_, happens) => {
      const wish = '2026-11-18';
      const who = await one({ mode: 'LIV', wish });
      await happens();
      expect(await codesOf(who)).toEqual([null, wish]);
      const refused = await place(shop, who);
      expect([refused.number, refused.key]).toEqual([null, 'WISH_LOST']);
      expect(await codesOf(who)).toEqual([null, null]);
      const { arrival } = await cartOf(who);
      const { number } = await place(shop, who);
      expect(await kept(number)).toMatchObject({ wished_on: null, delivery_on: arrival.delivery_on });
    },
  );

  it('the cart has grown: it falls back, and stands again when the cart is what it was', async () => {
    const wish = '2026-11-18';
    const who = await one({ mode: 'LIV', wish });
    const [line] = (await cartOf(who)).items;
    const grown = async (quantity: number) =>
      ask(
        shop,
        who,
        `mutation ($id: String!, $uid: ID!, $quantity: Float!) { updateCartItems(input: { cart_id: $id,
          cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) { cart { id } } }`,
        { id: who.cartId, uid: line?.uid, quantity },
      );
    await grown(60);
    expect(await codesOf(who)).toEqual([null, wish]);
    await grown(2);
    expect(await codesOf(who)).toEqual([wish, null]);
  });
});

describe('delivered in two', () => {
  it('is offered where some lines are there well before the rest, for the same price', async () => {
    await held(GLUE, 0);
    const who = await two({});
    const once = await grandTotal(who);
    const { items, arrival } = await cartOf(who);
    const uidOf = (sku: string) => items.find((item) => item.sku === sku)?.uid;
    expect(arrival.in_two).toEqual([
      { on: '2026-11-17', cart_item_uids: [uidOf(PAINT)] },
      { on: '2026-11-23', cart_item_uids: [uidOf(GLUE)] },
    ]);
    expect(arrival.delivery_wishes[0]).toMatchObject({ code: 'two', kind: 'IN_TWO', on: null });
    await ask(shop, who, SET_METHOD, { id: who.cartId, mode: 'LIV', wish: 'two' });
    expect(await grandTotal(who)).toBe(once);
  });

  it.each<[string, number | null, string | null]>([
    ['two days', 5, '2026-11-23'],
    ['nobody knows when the second comes', null, null],
  ])('%s: the order keeps which line comes when, and tells it', async (_title, resupply, second) => {
    await held(GLUE, 0);
    await shop.db
      .updateTable('stock')
      .set({ resupply_time: resupply })
      .where('article_sku', '=', GLUE)
      .execute();
    const who = await two({ wish: 'two' });
    expect(await codesOf(who)).toEqual(['two', null]);
    const { number, signature } = await place(shop, who);
    expect(await kept(number)).toMatchObject({
      wished_on: null,
      first_delivery_on: '2026-11-17',
      delivery_on: second,
    });
    const told = await orderTold(number, signature);
    const idOf = (sku: string) => told.customerOrder.items.find((item) => item.article_sku === sku)?.id;
    expect(told.customerOrder).toMatchObject({
      delivery_on: second,
      wished: null,
      deliveries: [
        { on: '2026-11-17', items: [idOf(PAINT)] },
        { on: second, items: [idOf(GLUE)] },
      ],
    });
    const [mail] = await mailsAbout(number);
    expect(mail?.variables.mode).toMatchObject({
      deliveries: [
        { on: '2026-11-17', articles: [{ quantity: 3 }] },
        { on: second, articles: [{ quantity: 2 }] },
      ],
    });
  });

  it('is lost where all is there at once by now', async () => {
    await held(GLUE, 0);
    const who = await two({ wish: 'two' });
    await held(GLUE, 50);
    expect(await codesOf(who)).toEqual([null, 'two']);
    expect((await place(shop, who)).key).toBe('WISH_LOST');
    const { number } = await place(shop, who);
    expect(await kept(number)).toMatchObject({ first_delivery_on: null, delivery_on: '2026-11-17' });
  });
});

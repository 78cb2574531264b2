import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { orderBooks } from '../testing/order-books.ts';
import { ask, fill, place, prepare, shopper } from '../testing/shopper.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const SUBACCOUNT = 'gwen.lebihan@demo.valbrune.example';
const SHOP = 'VB006';
/** Two articles of the demo: the tests say what is left of them. */
const PAINT = '10200102';
const GLUE = '80100201';

let shop: ShopApi;
let now = DEMO_DAY;
const {
  ready,
  stock,
  left,
  orderOf,
  ordersOf,
  mailsAbout,
  companyOf,
  onAccount,
  grandTotal,
  fiveSkus,
  setRights,
} = orderBooks(() => shop);
beforeAll(async () => {
  shop = await shopApi({ now: () => now });
  await stock(PAINT, 1_000);
  await stock(GLUE, 1_000);
  const none = { reduced_type: null, reduced_pack_ht_cents: null, reduced_unit_ht: null };
  const unreduced = { ...none, reduced_from: null, reduced_to: null, reduced_since: null };
  await shop.db.updateTable('public_price').set(unreduced).where('article_sku', '=', PAINT).execute();
});
afterAll(() => shop.close());

describe('placing an order', () => {
  it('CHK-09 ORD-02 makes one order of the cart, takes the stock, mails the buyer and closes the cart', async () => {
    await stock(PAINT, 50);
    const who = await ready({ as: HEAD }, [{ sku: PAINT, quantity: 3 }], {
      payment: 'on_account',
      ref: 'Chantier 12',
    });
    const { number } = await place(shop, who);
    expect(number).toMatch(/^W26\d{6}$/);
    const order = await orderOf(number);
    expect(order).toMatchObject({
      status: 'EN_ATTENTE',
      delivery_mode: 'EMP',
      order_origin: 'SW',
      payment_method: 'on_account',
      payment_state: 'due',
      purchase_ref: 'Chantier 12',
      cart_id: who.cartId,
      waiting_for_approval: false,
    });
    expect(Number(order.total_ttc_cents)).toBe(Number(order.total_ht_cents) + Number(order.tax_cents));
    expect(await left(PAINT)).toBe(47);
    const lines = await shop.db
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', order.id)
      .execute();
    expect(lines).toMatchObject([{ article_sku: PAINT, quantity: 3, from_stock: 3 }]);
    expect(await mailsAbout(number)).toMatchObject([
      {
        template: 'order_confirmation',
        to: HEAD,
        variables: {
          orderNumber: number,
          purchaseRef: 'Chantier 12',
          isTinted: false,
          store: { name: 'Valbrune Rennes Sud', phone: expect.stringMatching(/^0/) },
        },
      },
    ]);
    const gone = await shop.send(`{ cart(cart_id: "${who.cartId}") { id } }`, {}, { as: HEAD });
    expect(gone.errors?.[0]?.extensions.category).toBe('graphql-no-such-entity');
  });

  it('STO-11 a store chosen for this purchase ends with it: the customer’s own is theirs again', async () => {
    const who = await ready({ as: HEAD }, [{ sku: PAINT, quantity: 1 }], { payment: 'on_account' });
    const shops = () =>
      shop.db
        .selectFrom('customer')
        .select(['current_shop_code', 'once_shop_code'])
        .where('email', '=', HEAD)
        .executeTakeFirstOrThrow();
    const usual = (await shops()).current_shop_code;
    const elsewhere = shop.db.updateTable('stock').where('shop_code', '=', 'VB001');
    await elsewhere.set({ available: 50 }).where('article_sku', '=', PAINT).execute();
    const { errors } = await shop.send(
      `mutation ($cart: String) { setCurrentShop(shopCode: "VB001", cartId: $cart, once: true) { token_id } }`,
      { cart: who.cartId },
      { as: HEAD },
    );
    expect(errors).toBeUndefined();
    expect(await shops()).toEqual({ current_shop_code: usual, once_shop_code: 'VB001' });
    await prepare(shop, who, { payment: 'on_account' });
    expect(await place(shop, who)).toMatchObject({ number: expect.any(String) });
    expect(await shops()).toEqual({ current_shop_code: usual, once_shop_code: null });
  });

  it('B11 a placed cart can neither be changed nor ordered again', async () => {
    const who = await ready({}, [{ sku: PAINT, quantity: 1 }]);
    await place(shop, who);
    await expect(fill(shop, who, [{ sku: PAINT, quantity: 1 }])).rejects.toThrow('Could not find a cart');
    await expect(prepare(shop, who)).rejects.toThrow('Could not find a cart');
    expect((await place(shop, who)).category).toBe('graphql-no-such-entity');
  });

  it('numbers follow each other without a gap, also after a refusal', async () => {
    const numbers: number[] = [];
    for (const quantity of [1, 2, 3]) {
      const refused = await ready({}, [{ sku: PAINT, quantity }]);
      await place(shop, refused, { total: 0.01 });
      const who = await ready({}, [{ sku: PAINT, quantity }]);
      numbers.push(Number((await place(shop, who)).number?.slice(3)));
    }
    expect(numbers.map((nth) => nth - (numbers[0] ?? 0))).toEqual([0, 1, 2]);
  });

  it('J01 twenty placements of one cart make one order', async () => {
    const who = await ready({}, [{ sku: PAINT, quantity: 1 }]);
    const placed = await Promise.all(Array.from({ length: 20 }, () => place(shop, who)));
    expect(placed.filter(({ number }) => number !== null)).toHaveLength(1);
    expect(await ordersOf(who.cartId)).toBe(1);
  });

  it('J01 twenty placements under one key all answer the one order', async () => {
    const who = await ready({}, [{ sku: PAINT, quantity: 1 }]);
    const key = randomUUID();
    const placed = await Promise.all(Array.from({ length: 20 }, () => place(shop, who, { key })));
    expect(new Set(placed.map(({ number }) => number)).size).toBe(1);
    expect(await ordersOf(who.cartId)).toBe(1);
  });

  it('J05 a key that stood for another request is refused; so is one that is no UUID', async () => {
    const [one, other] = [
      await ready({}, [{ sku: PAINT, quantity: 1 }]),
      await ready({}, [{ sku: PAINT, quantity: 2 }]),
    ];
    const key = randomUUID();
    await place(shop, one, { key });
    expect((await place(shop, other, { key })).key).toBe('IDEMPOTENCY_CONFLICT');
    expect((await place(shop, other, { key: 'encore' })).key).toBe('IDEMPOTENCY_KEY');
    expect(await ordersOf(other.cartId)).toBe(0);
  });

  it('a refused attempt leaves its key free', async () => {
    const who = await ready({}, [{ sku: PAINT, quantity: 1 }]);
    const key = randomUUID();
    expect((await place(shop, who, { key, total: 0.01 })).key).toBe('TOTAL_CHANGED');
    const kept = await shop.db.selectFrom('idempotency_key').select('key').where('key', '=', key).execute();
    expect(kept).toEqual([]);
  });

  it('J02 thirty buyers of the last ten get ten, and stock is never negative', async () => {
    await stock(GLUE, 10, 'U');
    const buyers = await Promise.all(
      Array.from({ length: 30 }, () => ready({}, [{ sku: GLUE, quantity: 1 }])),
    );
    const placed = await Promise.all(buyers.map((who) => place(shop, who)));
    expect(placed.filter(({ number }) => number !== null)).toHaveLength(10);
    const refused = placed.filter(({ number }) => number === null);
    expect(new Set(refused.map(({ key }) => key))).toEqual(new Set(['INSUFFICIENT_STOCK']));
    expect(await left(GLUE)).toBe(0);
    await stock(GLUE, 1_000);
  });

  it('D11 what the store is resupplied with can still be ordered, and is not taken from the shelf', async () => {
    await stock(GLUE, 2);
    const who = await ready({}, [{ sku: GLUE, quantity: 5 }]);
    const { number } = await place(shop, who);
    const order = await orderOf(number);
    const lines = await shop.db
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', order.id)
      .execute();
    expect(lines).toMatchObject([{ quantity: 5, from_stock: 0 }]);
    // Sunday and five days: Friday, when the store opens.
    expect([await left(GLUE), order.promised_at]).toEqual([2, new Date('2026-11-20T06:00:00Z')]);
    await stock(GLUE, 1_000);
  });

  it('J03 a coupon good for five orders is used by five of fifteen', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 15 }, async (_, at) => {
        const who = await shopper(shop, { shopCode: SHOP });
        await fill(shop, who, [{ sku: PAINT, quantity: 2 }]);
        await ask(shop, who, COUPON, { id: who.cartId });
        await prepare(shop, who);
        // Each buyer is another customer: the limit per customer is a separate rule.
        await shop.db
          .updateTable('cart')
          .set({ email: `buyer${at}@exemple.fr` })
          .where('id', '=', who.cartId)
          .execute();
        return who;
      }),
    );
    const placed = await Promise.all(buyers.map((who) => place(shop, who)));
    expect(placed.filter(({ number }) => number !== null)).toHaveLength(5);
    const coupon = await shop.db.selectFrom('coupon').select('used').where('code', '=', 'FLASH5').execute();
    expect(coupon).toEqual([{ used: 5 }]);
  });

  it('J04 a cart changed while it is ordered: the order is what its lines say', async () => {
    const attempts = Array.from({ length: 8 }, async () => {
      const who = await ready({}, [{ sku: PAINT, quantity: 1 }]);
      const [placed] = await Promise.all([
        place(shop, who),
        fill(shop, who, [{ sku: GLUE, quantity: 4 }]).catch(() => undefined),
      ]);
      return placed.number;
    });
    for (const number of await Promise.all(attempts)) {
      if (number === null) continue;
      const order = await orderOf(number);
      const lines = await shop.db
        .selectFrom('order_line')
        .selectAll()
        .where('order_id', '=', order.id)
        .execute();
      const rows = lines.reduce((sum, line) => sum + Number(line.row_ht_cents), 0);
      expect(rows).toBe(Number(order.goods_ht_cents));
    }
  });

  it('J08 two orders on account, each within the credit and together above it: one is placed', async () => {
    const company = await companyOf(HEAD);
    const inUse = await onAccount(company);
    // Of different articles: with one of both, the first order would hold back the second by its stock alone.
    const [head, sub] = [
      await ready({ as: HEAD }, [{ sku: PAINT, quantity: 10 }], { payment: 'on_account' }),
      await ready({ as: SUBACCOUNT }, [{ sku: GLUE, quantity: 10 }], { payment: 'on_account' }),
    ];
    const limit = inUse + (await grandTotal(head)) + (await grandTotal(sub)) - 1;
    await shop.db
      .updateTable('company')
      .set({ credit_limit_cents: limit })
      .where('id', '=', company)
      .execute();
    // The counter of the year is locked last: while it is held here, both get as far as they can.
    const { both } = await shop.db.transaction().execute(async (holding) => {
      await sql`update order_counter set last_nth = last_nth`.execute(holding);
      const asked = [place(shop, head), place(shop, sub)];
      await expect.poll(waitingForLocks).toBe(2);
      return { both: asked };
    });
    const placed = await Promise.all(both);
    expect(placed.filter(({ number }) => number !== null)).toHaveLength(1);
    expect(placed.find(({ number }) => number === null)?.key).toBe('CREDIT_EXCEEDED');
    expect(await onAccount(company)).toBeLessThanOrEqual(limit);
    await shop.db
      .updateTable('company')
      .set({ credit_limit_cents: 10_000_000 })
      .where('id', '=', company)
      .execute();
  });

  it('J10 carts with the same articles in opposite order never wait for each other in a circle', async () => {
    const skus = await fiveSkus();
    const buyers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => {
        const wishes = skus.map((sku) => ({ sku, quantity: 1 }));
        return ready({}, at % 2 === 0 ? wishes : wishes.toReversed());
      }),
    );
    const placed = await Promise.all(buyers.map((who) => place(shop, who)));
    expect(placed.map(({ category }) => category)).toEqual(Array.from({ length: 12 }, () => undefined));
  });

  it('D10 a price that changed since it was shown is said, with the new total, and taken the next time', async () => {
    const who = await ready({}, [{ sku: PAINT, quantity: 1 }]);
    const before = await grandTotal(who);
    await shop.db
      .updateTable('public_price')
      .set(({ eb }) => ({ pack_ht_cents: eb('pack_ht_cents', '+', 500) }))
      .where('article_sku', '=', PAINT)
      .execute();
    const asked = await place(shop, who);
    expect([asked.number, asked.key]).toEqual([null, 'TOTAL_CHANGED']);
    const told = asked.result.errors?.[0]?.extensions.total;
    expect(told).toBe(before / 100 + 6);
    expect((await place(shop, who, { total: before / 100 })).key).toBe('TOTAL_CHANGED');
    const { number } = await place(shop, who, { total: told ?? 0 });
    expect(Number((await orderOf(number)).total_ttc_cents)).toBe(before + 600);
  });

  it('an order comes to ten million euros at most', async () => {
    const who = await ready({}, [{ sku: PAINT, quantity: 1 }]);
    const priced = shop.db.updateTable('public_price').where('article_sku', '=', PAINT);
    const { pack_ht_cents: before } = await shop.db
      .selectFrom('public_price')
      .select('pack_ht_cents')
      .where('article_sku', '=', PAINT)
      .executeTakeFirstOrThrow();
    await priced.set({ pack_ht_cents: 900_000_000 }).execute();
    const refused = await place(shop, who);
    expect(refused.key).toBe('ORDER_TOO_LARGE');
    expect(refused.result.errors?.[0]?.message).toMatch(
      /^Une commande en ligne ne dépasse pas 10\s000\s000\s€\sTTC\./,
    );
    await priced.set({ pack_ht_cents: before }).execute();
  });

  it('C09 E09 a sub-account above its ceiling, or without the right, needs an approval', async () => {
    const rights = { is_validate_order: true, ceiling_validated_order_cents: 0 };
    await setRights(rights);
    const who = await ready({ as: SUBACCOUNT }, [{ sku: PAINT, quantity: 1 }], { payment: 'on_account' });
    expect((await place(shop, who)).key).toBe('APPROVAL_NEEDED');
    await setRights({ is_validate_order: false, ceiling_validated_order_cents: 1_000_000 });
    expect((await place(shop, who)).key).toBe('APPROVAL_NEEDED');
    await setRights({ is_validate_order: true, ceiling_validated_order_cents: 1_000_000 });
    expect(await place(shop, who)).toMatchObject({ number: expect.any(String) });
  });

  it('C10 C11 PAY-02 PAY-03 a payment right is asked when the method is chosen and when the order is placed', async () => {
    await setRights({ is_pay_cd: true, is_pay_outstanding: true });
    const byCard = await ready({ as: SUBACCOUNT }, [{ sku: PAINT, quantity: 1 }], { payment: 'card' });
    await setRights({ is_pay_cd: false, is_pay_outstanding: false });
    expect((await place(shop, byCard)).key).toBe('PAYMENT_NOT_ALLOWED');
    await expect(prepare(shop, byCard, { payment: 'card' })).rejects.toThrow('PAYMENT_NOT_ALLOWED');
    await expect(prepare(shop, byCard, { payment: 'on_account' })).rejects.toThrow('PAYMENT_NOT_ALLOWED');
    await setRights({ is_pay_cd: true, is_pay_outstanding: true });
    await prepare(shop, byCard, { payment: 'on_account' });
    await setRights({ is_pay_outstanding: false });
    expect((await place(shop, byCard)).key).toBe('PAYMENT_NOT_ALLOWED');
    await setRights({ is_pay_outstanding: true });
  });

  it('B02 somebody else’s cart is not there', async () => {
    const who = await ready({ as: HEAD }, [{ sku: PAINT, quantity: 1 }], { payment: 'on_account' });
    for (const thief of [
      { ...who, as: 'elodie.marchand@demo.valbrune.example' },
      { ...who, as: undefined },
    ]) {
      const { as, ...visitor } = thief;
      const stranger = as === undefined ? visitor : { ...visitor, as };
      expect((await place(shop, stranger)).category).toBe('graphql-no-such-entity');
      await expect(prepare(shop, stranger)).rejects.toThrow('Could not find a cart');
    }
  });

  it('I11 after ten card payments within the hour a cart has to wait', async () => {
    const who = await ready({}, [{ sku: PAINT, quantity: 1 }]);
    const outcomes: (string | undefined)[] = [];
    for (let at = 0; at < 11; at += 1) {
      const { number, category } = await place(shop, who);
      outcomes.push(number === null ? category : 'placed');
      // As a refused payment leaves it.
      await shop.db
        .updateTable('orders')
        .set({ status: 'ANNULEE' })
        .where('number', '=', number ?? '')
        .execute();
      await shop.db.updateTable('cart').set({ state: 'open' }).where('id', '=', who.cartId).execute();
    }
    expect(outcomes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'placed'));
    expect(outcomes[10]).toBe('rate-limit');
  });

  it('a machine that places without end is told to wait', async () => {
    const who = await ready({}, [{ sku: PAINT, quantity: 1 }]);
    const answers: (string | undefined)[] = [];
    for (let at = 0; at < 31; at += 1) answers.push((await place(shop, who, { total: 0.01 })).category);
    expect(answers.at(-1)).toBe('rate-limit');
  });
});

const COUPON = `mutation ($id: String!) {
  applyCouponToCart(input: { cart_id: $id, coupon_code: "FLASH5" }) { cart { applied_coupons { code } } } }`;

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    shop.db,
  );
  return rows.length;
}

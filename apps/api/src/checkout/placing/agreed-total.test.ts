// What the buyer agreed to pay, and the coupons that make it less.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { orderBooks } from '../testing/order-books.ts';
import { ask, fill, place, prepare, SET_EMAIL, SET_METHOD, shopper } from '../testing/shopper.ts';
import type { Shopper } from '../testing/shopper.ts';

const LUCIE = 'lucie.armand@demo.valbrune.example';
const PAINT = '10200102';
const GLUE = '80100201';
const FIRST = 'BIENVENUE10';
/** Magento’s own sentence, which its clients look for. */
const NOT_VALID = "The coupon code isn't valid. Verify the code and try again.";
const TOTAL = 'cart { prices { grand_total { value } } }';

let shop: ShopApi;
const { ready, stock, orderOf, grandTotal, idOf } = orderBooks(() => shop);
beforeAll(async () => {
  shop = await shopApi();
  await stock(PAINT, 1_000);
  await stock(GLUE, 1_000);
  const none = { reduced_type: null, reduced_pack_ht_cents: null, reduced_unit_ht: null };
  const unreduced = { ...none, reduced_from: null, reduced_to: null, reduced_since: null };
  await shop.db.updateTable('public_price').set(unreduced).where('article_sku', '=', PAINT).execute();
  await shop.db.updateTable('coupon').set({ min_ht_cents: 0 }).where('code', '=', FIRST).execute();
});
afterAll(() => shop.close());

describe('the total that was told last is the one that is agreed to', () => {
  it.each([
    [
      'applyCouponToCart',
      (cart: string) => [`applyCouponToCart(input: { cart_id: "${cart}", coupon_code: "CHANTIER5" })`],
    ],
    [
      'removeCouponFromCart',
      (cart: string) => [
        `applyCouponToCart(input: { cart_id: "${cart}", coupon_code: "CHANTIER5" })`,
        `removeCouponFromCart(input: { cart_id: "${cart}" })`,
      ],
    ],
    [
      'updateCartItems',
      (cart: string, uid: string) => [
        `updateCartItems(input: { cart_id: "${cart}", cart_items: [{ cart_item_uid: "${uid}", quantity: 3 }] })`,
      ],
    ],
    [
      'removeItemFromCart',
      (cart: string, uid: string) => [
        `removeItemFromCart(input: { cart_id: "${cart}", cart_item_uid: "${uid}" })`,
      ],
    ],
    [
      'addProductsToCart',
      (cart: string) => [
        `addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "${GLUE}", quantity: 1 }])`,
      ],
    ],
    [
      'addSimpleProductsToCart',
      (cart: string) => [
        `addSimpleProductsToCart(input: { cart_id: "${cart}", cart_items: [{ data: { sku: "${GLUE}", quantity: 1 } }] })`,
      ],
    ],
  ] as const)('%s', async (_name, changes) => {
    const who = await ready({}, [
      { sku: PAINT, quantity: 2 },
      { sku: GLUE, quantity: 1 },
    ]);
    const told = new Set([await grandTotal(who)]);
    const uid = await firstLine(who);
    for (const change of changes(who.cartId, uid)) {
      await ask(shop, who, `mutation { ${change} { ${TOTAL} } }`);
      told.add(await grandTotal(who));
    }
    // At least once it came to something else: otherwise nothing would be asked.
    expect(told.size).toBeGreaterThan(1);
    const now = await grandTotal(who);
    const { number, key } = await place(shop, who);
    expect(key).toBeUndefined();
    expect(Number((await orderOf(number)).total_ttc_cents)).toBe(now);
  });

  it.each([500, -500])(
    'D10 a price %d cents away from the one told is said first, whichever way',
    async (cents) => {
      const who = await ready({}, [{ sku: PAINT, quantity: 1 }]);
      const before = await grandTotal(who);
      await changePrice(cents);
      const asked = await place(shop, who);
      expect([asked.number, asked.key]).toEqual([null, 'TOTAL_CHANGED']);
      expect(asked.result.errors?.[0]?.extensions.total).toBe((before + cents * 1.2) / 100);
      const { number } = await place(shop, who);
      expect(Number((await orderOf(number)).total_ttc_cents)).toBe(before + cents * 1.2);
      await changePrice(-cents);
    },
  );

  it('D10 what somebody claims to have seen is held against today’s total, not against the last one told', async () => {
    const who = await ready({}, [{ sku: PAINT, quantity: 1 }]);
    const total = await grandTotal(who);
    for (const other of [total + 1, total - 1])
      expect((await place(shop, who, { total: other / 100 })).key).toBe('TOTAL_CHANGED');
    expect((await place(shop, who, { total: total / 100 })).number).not.toBeNull();
  });

  it('D10 refuses a delivery fee that the merchant has changed since the delivery was chosen', async () => {
    const [who, other] = [
      await ready({}, [{ sku: GLUE, quantity: 1 }], { mode: 'LIV' }),
      await ready({}, [{ sku: GLUE, quantity: 1 }], { mode: 'LIV' }),
    ];
    const fee = await deliveryFee(other);
    await changeDeliveryFee(other, fee + 5);
    const refused = await place(shop, who);
    expect([refused.number, refused.key]).toEqual([null, 'CHECKOUT_STEP_SHIPPING']);
    await ask(shop, who, SET_METHOD, { id: who.cartId, mode: 'LIV' });
    const { number } = await place(shop, who);
    expect(Number((await orderOf(number)).shipping_ht_cents)).toBe((fee + 5) * 100);
    await changeDeliveryFee(other, fee);
  });
});

describe('D93 a coupon for a first order', () => {
  it('is good once for a guest, whatever the writing of the address', async () => {
    const [first, ...later] = ['premiere@exemple.fr', 'Premiere@Exemple.fr', 'premiere+deux@exemple.fr'];
    const one = await buyer(first ?? '');
    expect((await place(shop, one)).number).not.toBeNull();
    for (const email of later) {
      const who = await buyer(email);
      expect(await couponTold(who)).toEqual({ applied: null, notices: ['COUPON_IDLE'] });
      const { number } = await place(shop, who);
      expect((await orderOf(number)).coupon_code).toBeNull();
    }
    expect((await place(shop, await buyer('autre@exemple.fr'))).number).not.toBeNull();
  });

  it('of five orders at once from one mailbox one is given it', async () => {
    const emails = Array.from({ length: 5 }, (_, at) => `ensemble+${at}@exemple.fr`);
    const buyers = await Promise.all(emails.map((email) => buyer(email)));
    const placed = await Promise.all(buyers.map((who) => place(shop, who)));
    expect(placed.filter(({ number }) => number !== null)).toHaveLength(1);
    for (const { key } of placed) expect([undefined, NOT_VALID, 'TOTAL_CHANGED']).toContain(key);
    // The cart stays orderable: the total without the coupon is shown and agreed to.
    const left = buyers.find((_, at) => placed[at]?.number === null);
    if (left === undefined) throw new Error('All were placed');
    const { number } = await place(shop, left, { total: (await grandTotal(left)) / 100 });
    expect((await orderOf(number)).coupon_code).toBeNull();
  });

  it('is not for whoever ordered without it, as a guest or signed in, until that order is cancelled', async () => {
    const guest = await ready({}, [{ sku: PAINT, quantity: 1 }]);
    await ask(shop, guest, SET_EMAIL, { id: guest.cartId, email: LUCIE });
    const { number } = await place(shop, guest);
    await shop.db
      .deleteFrom('orders')
      .where('customer_id', '=', await idOf(LUCIE))
      .execute();
    const lucie = await shopper(shop, { as: LUCIE });
    await ask(shop, lucie, `mutation { clearCart(input: { uid: "${lucie.cartId}" }) { cart { id } } }`);
    await fill(shop, lucie, [{ sku: PAINT, quantity: 1 }]);
    await expect(apply(lucie)).rejects.toThrow('première commande');
    await cancel(number);
    await apply(lucie);
    await prepare(shop, lucie, { payment: 'at_store' });
    const own = await place(shop, lucie);
    expect(own.number).not.toBeNull();
    const again = await buyer(LUCIE);
    expect(await couponTold(again)).toEqual({ applied: null, notices: ['COUPON_IDLE'] });
  });

  it('D47 goes back to its buyer when the bank refuses the card', async () => {
    const who = await buyer('refusee@exemple.fr');
    const used = await uses();
    const { number, url, back } = await place(shop, who);
    expect(await uses()).toBe(used + 1);
    await shop.inject({
      method: 'POST',
      url: new URL(url ?? '').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ retour: back ?? '', reponse: 'refuser' }).toString(),
    });
    expect((await orderOf(number)).payment_state).toBe('refused');
    expect(await uses()).toBe(used);
    await prepareAs(who, 'refusee@exemple.fr');
    const again = await place(shop, who);
    expect((await orderOf(again.number)).coupon_code).toBe(FIRST);
    expect(await uses()).toBe(used + 1);
  });
});

async function couponTold({ cartId, shopToken }: Shopper) {
  const { data } = await shop.send(
    'query ($id: String!) { cart(cart_id: $id) { applied_coupons { code } notices { code } } }',
    { id: cartId },
    { headers: { 'x-shop-token': shopToken } },
  );
  const cart = data?.['cart'] as { applied_coupons: unknown; notices: { code: string }[] };
  return { applied: cart.applied_coupons, notices: cart.notices.map(({ code }) => code) };
}

/** A guest with the coupon on a cart that is ready to be ordered. */
async function buyer(email: string): Promise<Shopper> {
  const who = await shopper(shop);
  await fill(shop, who, [{ sku: PAINT, quantity: 1 }]);
  await apply(who);
  await prepareAs(who, email);
  return who;
}

async function prepareAs(who: Shopper, email: string): Promise<void> {
  await prepare(shop, who);
  await ask(shop, who, SET_EMAIL, { id: who.cartId, email });
  await ask(shop, who, SET_METHOD, { id: who.cartId, mode: 'EMP' });
}

function apply(who: Shopper): Promise<unknown> {
  return ask(
    shop,
    who,
    `mutation { applyCouponToCart(input: { cart_id: "${who.cartId}", coupon_code: "${FIRST}" }) { ${TOTAL} } }`,
  );
}

async function firstLine(who: Shopper): Promise<string> {
  const data = await ask(shop, who, `{ customCart(id: "${who.cartId}") { items { uid } } }`);
  const { items } = data['customCart'] as { items: { uid: string }[] };
  return items[0]?.uid ?? '';
}

async function changePrice(cents: number): Promise<void> {
  await shop.db
    .updateTable('public_price')
    .set(({ eb }) => ({ pack_ht_cents: eb('pack_ht_cents', '+', cents) }))
    .where('article_sku', '=', PAINT)
    .execute();
}

/** Before tax, in euros, as it is offered now. */
async function deliveryFee(who: Shopper): Promise<number> {
  const data = await ask(
    shop,
    who,
    `{ customCart(id: "${who.cartId}") {
      shipping_addresses { available_shipping_methods { method_code price_excl_tax { value } } } } }`,
  );
  const { shipping_addresses: addresses } = data['customCart'] as { shipping_addresses: Offered[] };
  const offers = addresses.flatMap(({ available_shipping_methods: offered }) => offered);
  return offers.find(({ method_code: code }) => code === 'LIV')?.price_excl_tax.value ?? Number.NaN;
}

type Offered = {
  available_shipping_methods: { method_code: string; price_excl_tax: { value: number } }[];
};

/** Done once the running shop offers it. */
async function changeDeliveryFee(who: Shopper, euros: number): Promise<void> {
  const settings = JSON.stringify({ delivery_fee_ht_cents: euros * 100 });
  await sql`update site set settings = settings || ${settings}::jsonb`.execute(shop.db);
  await sql`select pg_notify('site_changed', '')`.execute(shop.db);
  await expect.poll(() => deliveryFee(who)).toBe(euros);
}

async function uses(): Promise<number> {
  const row = shop.db.selectFrom('coupon').select('used').where('code', '=', FIRST);
  return (await row.executeTakeFirstOrThrow()).used;
}

async function cancel(number: string | null): Promise<void> {
  await shop.db
    .updateTable('orders')
    .set({ status: 'ANNULEE' })
    .where('number', '=', number ?? '')
    .execute();
}

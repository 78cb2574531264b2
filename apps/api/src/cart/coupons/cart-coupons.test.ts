import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '@nuancier/domain/money.ts';
import { loadCatalogue } from '../../catalogue/catalogue.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { PUBLIC_URL, shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import {
  cartAnswer,
  closeCart,
  findCart,
  giveCouponBack,
  lockCart,
  reopenCart,
  useCoupon,
  writeDetails,
} from '../cart.ts';
import type { CartReader } from '../cart.ts';
import { cartDesk } from '../testing/cart-desk.ts';

const SMALL = '10100001';
const LARGE = '10100002';
const GUEST: CartReader = { viewer: { kind: 'visitor' }, shopToken: undefined, now: DEMO_DAY };

let shop: ShopApi;
let desk: ReturnType<typeof cartDesk>;
let clients = 0;
beforeAll(async () => {
  shop = await shopApi();
  desk = cartDesk(shop);
});
afterAll(() => shop.close());

/** Each from an address of its own: attempts are counted. */
function apply(id: string, code: string) {
  clients += 1;
  return desk.coupon(id, code, { clientAddress: `client-${clients}` });
}

async function setting(changed: Record<string, string>): Promise<void> {
  await sql`update site set settings = settings || ${JSON.stringify(changed)}::jsonb`.execute(shop.db);
  await sql`select pg_notify('site_changed', '')`.execute(shop.db);
}

async function filled(quantity: number): Promise<string> {
  const id = await desk.create();
  await desk.add(id, [{ sku: LARGE, quantity }]);
  return id;
}

describe('a coupon', () => {
  it('is told before tax, or with it where the merchant’s clients take it from sums with tax', async () => {
    const id = await filled(7);
    await apply(id, 'CHANTIER5');
    type Sums = Record<
      'subtotal_including_tax' | 'subtotal_excluding_tax' | 'grand_total',
      { value: number }
    > & {
      total_tax: { value: number };
      discounts: { amount: { value: number } }[];
      discounts_excluding_tax: { amount: { value: number } }[];
    };
    const sums = async () => {
      const { data } = await shop.send(
        `query($id: String!) { cart(cart_id: $id) { prices { discounts { amount { value } label }
          discounts_excluding_tax { amount { value } } subtotal_including_tax { value }
          subtotal_excluding_tax { value } total_tax { value } grand_total { value } } } }`,
        { id },
      );
      const cart = data?.['cart'];
      return (cart as { prices: Sums }).prices;
    };
    const before = await sums();
    const off = before.discounts[0]?.amount.value ?? 0;
    expect(off).toBeGreaterThan(0);
    expect(before.subtotal_excluding_tax.value - off + before.total_tax.value).toBeCloseTo(
      before.grand_total.value,
      2,
    );
    await setting({ discounts_include_tax: '1' });
    await expect.poll(async () => (await sums()).discounts[0]?.amount.value).toBeGreaterThan(off);
    const after = await sums();
    expect(after.subtotal_including_tax.value - (after.discounts[0]?.amount.value ?? 0)).toBeCloseTo(
      after.grand_total.value,
      2,
    );
    expect(after.discounts_excluding_tax).toMatchObject([{ amount: { value: off } }]);
    await setting({ discounts_include_tax: '0' });
    await expect.poll(async () => (await sums()).discounts[0]?.amount.value).toBe(off);
  });

  it('CRT-09 is taken off before tax, spread over the lines, and taken back', async () => {
    const id = await desk.create();
    await desk.add(id, [
      { sku: LARGE, quantity: 2 },
      { sku: SMALL, quantity: 1 },
    ]);
    const { cart } = await apply(id, 'CHANTIER5');
    // 5 % of 121.00 + 20.79
    expect(cart?.prices).toMatchObject({
      subtotal_excluding_tax: { value: 141.79 },
      subtotal_with_discount_excluding_tax: { value: 134.7 },
      total_tax: { value: 26.94 },
      grand_total: { value: 161.64 },
      discounts: [{ amount: { value: 7.09 }, label: 'Code CHANTIER5' }],
    });
    expect(cart?.items.map(({ prices }) => prices?.total_item_discount.value)).toEqual([6.05, 1.04]);
    expect(cart?.applied_coupons).toEqual([{ code: 'CHANTIER5' }]);
    const { cart: plain } = await desk.removeCoupon(id);
    expect(plain).toMatchObject({ applied_coupons: null, prices: { discounts: null } });
  });

  it('D05 twice, in small letters, with spaces, or after another: there is one discount', async () => {
    const id = await filled(4);
    await apply(id, 'CHANTIER5');
    await apply(id, ' chantier5 ');
    expect((await desk.read(id)).cart?.prices?.discounts).toMatchObject([{ amount: { value: 12.1 } }]);
    const { cart } = await apply(id, 'BIENVENUE10');
    expect(cart?.applied_coupons).toEqual([{ code: 'BIENVENUE10' }]);
    expect(cart?.prices?.discounts).toMatchObject([{ amount: { value: 24.2 } }]);
  });

  it.each([
    ['that nobody issued', 'PERSONNE', 'Le code promotionnel n’est pas valide.'],
    ['that is over', 'EXPIRE2025', 'Le code promotionnel n’est pas valide.'],
    ['for other goods', 'FACADE50', 'Aucun article de votre panier'],
    ['under its minimum', 'BIENVENUE10', 'Le montant de votre panier'],
    ['of nonsense', "'; drop table coupon; --", 'Le code promotionnel n’est pas valide.'],
  ])('CRT-09 %s is refused, and the one before stays', async (_name, code, message) => {
    const id = await filled(1);
    await apply(id, 'CHANTIER5');
    const { errors } = await apply(id, code);
    expect(errors[0]?.message).toContain(message);
    expect((await desk.read(id)).cart?.applied_coupons).toEqual([{ code: 'CHANTIER5' }]);
  });

  it('D06 leaves when the goods fall under its minimum, and the cart says so', async () => {
    const id = await filled(2);
    const { cart } = await apply(id, 'BIENVENUE10');
    const fewer = await desk.update(id, cart?.items[0]?.uid ?? '', 1);
    expect(fewer.cart).toMatchObject({ applied_coupons: null, notices: [{ code: 'COUPON_REMOVED' }] });
    const more = await desk.update(id, cart?.items[0]?.uid ?? '', 3);
    expect(more.cart).toMatchObject({ applied_coupons: null, notices: [] });
  });

  it('D07 is guessed ten times a minute at most, from one address and by one customer', async () => {
    const id = await filled(1);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, at) => desk.coupon(id, `ESSAI${at}`, { clientAddress: 'devin' })),
    );
    const categories = guesses.map(({ category }) => category);
    expect(categories.filter((category) => category === 'rate-limit').length).toBe(20);
    const late = await desk.coupon(id, 'CHANTIER5', { clientAddress: 'devin' });
    expect(late.category).toBe('rate-limit');
    const as = 'yann.kermarrec@demo.valbrune.example';
    const own = await desk.own(as);
    const moved = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        desk.coupon(own.id, 'X1', { as, clientAddress: `ailleurs-${at}` }),
      ),
    );
    expect(moved.filter(({ category }) => category === 'rate-limit').length).toBe(2);
  });
});

describe('the door', () => {
  it('counts a coupon’s uses: of six orders at once five are given it', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => filled(1)));
    for (const id of ids) expect((await apply(id, 'FLASH5')).errors).toEqual([]);
    const given = await Promise.all(ids.map((id) => inTransaction((db) => order(db, id))));
    expect(given.filter(Boolean).length).toBe(5);
    const lost = await inTransaction((db) => lockCart(db, GUEST, ids[given.indexOf(false)] ?? ''));
    expect(lost.couponRefusal).toBe('USED_UP');
    await inTransaction((db) => giveCouponBack(db, ids[given.indexOf(true)] ?? ''));
    const coupon = shop.db.selectFrom('coupon').select('used').where('code', '=', 'FLASH5');
    expect(await coupon.executeTakeFirst()).toEqual({ used: 4 });
  });

  it('reckons shipping into the totals', async () => {
    const id = await filled(1);
    const shipping = { method: 'LIV', feeHt: cents(1_990), freeFromHt: cents(10_000) };
    const told = await inTransaction(async (db) =>
      writeDetails(db, GUEST, await lockCart(db, GUEST, id), { shipping, paymentMethod: 'card' }),
    );
    const cart = await findCart(shop.db, GUEST, id);
    expect(told.totals).toEqual(cart.totals);
    expect(cart.totals).toMatchObject({ shippingHt: 1_990, total: { excluding: 8_040, including: 9_648 } });
    expect(cart.cart.paymentMethod).toBe('card');
    const { cart: more } = await desk.add(id, [{ sku: LARGE, quantity: 1 }]);
    expect(more?.prices?.total_excluding_tax.value).toBe(121);
    await desk.shop('VB001', id);
    expect((await findCart(shop.db, GUEST, id)).cart).toMatchObject({
      shippingMethod: null,
      paymentMethod: null,
    });
  });

  it('knows the cart behind an answer, for the fields that others add', async () => {
    const cart = await findCart(shop.db, GUEST, await filled(1));
    const catalogue = await loadCatalogue(shop.db, PUBLIC_URL, '2026-11-15', () => {});
    const answer = cartAnswer(cart, GUEST, catalogue);
    expect(answer.items).toMatchObject([{ sku: LARGE, configured_variant: { sku: LARGE } }]);
    expect(answer.reckoned).toBe(cart);
  });

  it('opens a cart again whose order came to nothing, or puts its lines into the one filled meanwhile', async () => {
    const id = await filled(2);
    await inTransaction((db) => closeCart(db, id, DEMO_DAY));
    expect(await inTransaction((db) => closeCart(db, id, DEMO_DAY))).toBe(false);
    expect(await inTransaction((db) => reopenCart(db, id, DEMO_DAY))).toBe(id);
    expect((await desk.read(id)).cart?.total_quantity).toBe(2);
    expect(await inTransaction((db) => reopenCart(db, id, DEMO_DAY))).toBeNull();

    const as = 'lucie.armand@demo.valbrune.example';
    const first = await desk.own(as);
    await desk.add(first.id, [{ sku: LARGE, quantity: 2 }], { as });
    await inTransaction((db) => closeCart(db, first.id, DEMO_DAY));
    const second = await desk.own(as);
    await desk.add(second.id, [{ sku: LARGE, quantity: 1 }], { as });
    expect(await inTransaction((db) => reopenCart(db, first.id, DEMO_DAY))).toBe(second.id);
    expect((await desk.own(as)).items).toMatchObject([{ sku: LARGE, quantity: 3 }]);
  });
});

function inTransaction<Result>(work: (db: DatabaseTransaction) => Promise<Result>): Promise<Result> {
  return shop.db.transaction().execute(work);
}

async function order(db: DatabaseTransaction, id: string): Promise<boolean> {
  return useCoupon(db, await lockCart(db, GUEST, id), DEMO_DAY);
}

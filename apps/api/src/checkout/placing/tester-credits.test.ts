// What a tester cost is given back on a tin in its tint: to its buyer, once, for ninety days.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditTesters } from '../../cart/cart.ts';
import { findOrder } from '../../orders/orders.ts';
import { changeOrderStatus } from '../../orders/operations/change-order-status.ts';
import { eraseCustomer } from '../../privacy/erase-customer.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { demoBankOfTests } from '../testing/banks.ts';
import type { Bank } from '../testing/banks.ts';
import { orderBooks } from '../testing/order-books.ts';
import { ask, fill, place, prepare, SET_EMAIL, shopper } from '../testing/shopper.ts';
import type { Choice, Shopper, Wish } from '../testing/shopper.ts';
import { stockEverywhere } from '../../testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const ELODIE = 'elodie.marchand@demo.valbrune.example';
const PEACOCK = { code: 'VB-BU100', hex: '#166A7A' };
/** A tin of 3 L that can be made in it, and in RAL 7016. */
const TIN = '10300012';

let shop: ShopApi;
let bank: Bank;
const now = DEMO_DAY;
let tester: { sku: string; parent_sku: string };
const books = orderBooks(() => shop);
beforeAll(async () => {
  bank = await demoBankOfTests(() => shop);
  shop = await shopApi({ now: () => now, payments: bank.payments });
  await stockEverywhere(shop.db, {
    available: 10_000,
    statut_article_mag: 'P',
    appro_directe_fournisseur: false,
  });
  const { data } = await shop.send('{ testerArticle(code: "VB-BU100") { sku parent_sku } }');
  tester = data?.['testerArticle'] as typeof tester;
});
afterAll(async () => {
  await shop.close();
  await bank.close();
});
beforeEach(async () => {
  await shop.db.updateTable('cart').set({ coupon_code: null }).execute();
  await shop.db.deleteFrom('coupon').where('credits_order_id', 'is not', null).execute();
});

const inTint = (sku: string, tint = PEACOCK, quantity = 1): Wish => ({
  sku,
  quantity,
  entered_options: [
    { uid: 'customColorExa', value: tint.hex },
    { uid: 'tint_code', value: tint.code },
  ],
});
const GREY = { code: 'RAL 7016', hex: '#383E42' };

async function ordered(who: { as?: string }, wishes: readonly Wish[], choice: Choice): Promise<string> {
  const { number, result } = await place(shop, await books.ready(who, wishes, choice));
  if (number === null) throw new Error(result.errors?.[0]?.message);
  return number;
}

type Credit = {
  code: string;
  tint: string;
  amount: { excluding_tax: { value: number }; including_tax: { value: number } } | null;
  valid_until: string;
  order_number: string | null;
  is_awaited: boolean;
};

async function creditsOf(as: string): Promise<Credit[]> {
  const { data } = await shop.send(
    `{ testerCredits { code tint tint_code hex valid_until order_number is_awaited
      amount { excluding_tax { value } including_tax { value } } } }`,
    {},
    { as },
  );
  return data?.['testerCredits'] as Credit[];
}

async function codeOf(number: string): Promise<string> {
  const found = await shop.db
    .selectFrom('coupon')
    .innerJoin('orders', 'orders.id', 'credits_order_id')
    .select('code')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return found.code;
}

async function cartOf(who: { as?: string }, wishes: readonly Wish[]): Promise<Shopper> {
  const buyer = await shopper(shop, who);
  if (who.as !== undefined)
    await ask(shop, buyer, `mutation { clearCart(input: { uid: "${buyer.cartId}" }) { cart { id } } }`);
  await fill(shop, buyer, wishes);
  return buyer;
}

/** What it takes off before tax, or why it does not. */
async function applied(who: Shopper, code: string): Promise<number | string> {
  const { data, errors } = await shop.send(
    `mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) {
      cart { prices { discounts { amount { value } } } } } }`,
    { id: who.cartId, code },
    {
      headers: { 'x-shop-token': who.shopToken },
      clientAddress: who.address,
      ...(who.as === undefined ? {} : { as: who.as }),
    },
  );
  if (errors !== undefined) return errors[0]?.extensions.key ?? errors[0]?.message ?? '';
  const answer = data?.['applyCouponToCart'] as {
    cart: { prices: { discounts: { amount: { value: number } }[] } };
  };
  return answer.cart.prices.discounts[0]?.amount.value ?? 0;
}

const cancel = (number: string) =>
  changeOrderStatus(
    shop.db,
    { viewer: { kind: 'visitor' }, clientAddress: 'poste', requestId: 'essai-0001', now: () => now },
    { number, to: 'ANNULEE', author: 'marc' },
  );

async function setting(changed: Record<string, string | number>): Promise<void> {
  await sql`update site set settings = settings || ${JSON.stringify(changed)}::jsonb`.execute(shop.db);
  await sql`select pg_notify('site_changed', '')`.execute(shop.db);
}

describe('the testers of an order', () => {
  it('give what they cost on a tin in their tint, told in the mail and in the account', async () => {
    const number = await ordered({ as: YANN }, [inTint(tester.sku, PEACOCK, 2), inTint(TIN)], {
      payment: 'on_account',
    });
    const { lines } = (await findOrder(shop.db, number)) ?? { lines: [] };
    const paid = lines.filter(({ parentSku }) => parentSku === tester.parent_sku);
    const cost = paid.reduce((sum, line) => sum + line.unitHt * line.quantity, 0) / 100;
    expect(cost).toBeGreaterThan(0);
    const code = await codeOf(number);
    expect(await creditsOf(YANN)).toMatchObject([
      {
        code,
        tint: 'Bleu paon, VB-BU100',
        tint_code: 'VB-BU100',
        hex: '#166A7A',
        amount: { excluding_tax: { value: cost } },
        valid_until: '2027-02-13',
        order_number: number,
        is_awaited: false,
      },
    ]);
    const [mail] = await books.mailsAbout(number);
    expect(mail?.variables).toMatchObject({
      credits: [
        {
          code,
          tint: 'Bleu paon, VB-BU100',
          htCents: Math.round(cost * 100),
          validTo: '2027-02-13',
          isCompanys: true,
        },
      ],
    });
    expect(await applied(await cartOf({ as: YANN }, [inTint(TIN)]), code)).toBe(cost);
  });

  it('give one coupon, however often the order is told of', async () => {
    const number = await ordered({ as: YANN }, [inTint(tester.sku)], { payment: 'on_account' });
    const order = await findOrder(shop.db, number);
    if (order === undefined) throw new Error('no order');
    const terms = { testerSku: tester.parent_sku, days: 90 };
    await shop.db.transaction().execute((db) => creditTesters(db, order, terms));
    await shop.db.transaction().execute((db) => creditTesters(db, order, terms));
    expect(await creditsOf(YANN)).toHaveLength(1);
  });

  it('give nothing where the site does not say so, and for as many days as it says', async () => {
    const told = async () => {
      const { data } = await shop.send('{ testerArticle(code: "VB-BU100") { credit_days } }');
      const sample = data?.['testerArticle'] as { credit_days: number | null } | undefined;
      return sample?.credit_days;
    };
    const lastDay = async () => {
      const number = await ordered({ as: YANN }, [inTint(tester.sku)], { payment: 'on_account' });
      return (await creditsOf(YANN)).find((one) => one.order_number === number)?.valid_until;
    };
    expect(await told()).toBe(90);
    await setting({ tester_credit_days: 10 });
    await expect.poll(told).toBe(10);
    expect(await lastDay()).toBe('2026-11-25');
    await setting({ tester_credit_days: 90, tester_credit_enabled: '0' });
    await expect.poll(told).toBeNull();
    expect(await lastDay()).toBeUndefined();
    await setting({ tester_credit_enabled: '1' });
    await expect.poll(told).toBe(90);
  });
});

describe('the coupon', () => {
  let code: string;
  let number: string;
  beforeEach(async () => {
    number = await ordered({ as: GWEN }, [inTint(tester.sku)], { payment: 'at_store' });
    await shop.db.updateTable('orders').set({ payment_state: 'paid' }).where('number', '=', number).execute();
    code = await codeOf(number);
  });

  it('is the company’s: its people may use it, nobody else, whose cart says why', async () => {
    expect(await applied(await cartOf({ as: YANN }, [inTint(TIN)]), code)).toBeGreaterThan(0);
    expect((await creditsOf(ALI)).map((one) => [one.code, one.amount])).toEqual([[code, null]]);
    for (const as of [NADIA, ELODIE, undefined]) {
      const who = await cartOf(as === undefined ? {} : { as }, [inTint(TIN)]);
      expect(await applied(who, code)).toBe('COUPON_NOT_YOURS');
    }
    expect(await creditsOf(NADIA)).toEqual([]);
  });

  it('tells its number and amount to who may see that order alone', async () => {
    const told = async (as: string) =>
      (await creditsOf(as)).map((one) => [one.code, one.order_number, one.amount !== null]);
    for (const as of [YANN, GWEN]) expect(await told(as)).toEqual([[code, number, true]]);
    const right = (is_view_order: boolean) =>
      shop.db.updateTable('customer').set({ is_view_order }).where('email', '=', GWEN).execute();
    await right(false);
    expect(await told(GWEN)).toEqual([[code, null, false]]);
    await right(true);
    await shop.db.deleteFrom('coupon').where('code', '=', code).execute();
    const heads = await ordered({ as: YANN }, [inTint(tester.sku)], { payment: 'on_account' });
    expect(await told(YANN)).toEqual([[await codeOf(heads), heads, true]]);
    expect(await told(GWEN)).toEqual([[await codeOf(heads), null, false]]);
  });

  it('is judged again when the order is placed', async () => {
    const who = await books.ready({ as: NADIA }, [inTint(TIN)], { payment: 'at_store' });
    await shop.db.updateTable('cart').set({ coupon_code: code }).where('id', '=', who.cartId).execute();
    const { number: theirs } = await place(shop, who);
    expect(await books.orderOf(theirs)).toMatchObject({ coupon_code: null, discount_ht_cents: '0' });
    expect(await shop.db.selectFrom('coupon').select('used').where('code', '=', code).execute()).toEqual([
      { used: 0 },
    ]);
  });

  it('is good for a tin in the tint alone, not for another tint and not for a tester', async () => {
    expect(await applied(await cartOf({ as: GWEN }, [inTint(TIN, GREY)]), code)).toBe('COUPON_NO_TIN');
    expect(await applied(await cartOf({ as: GWEN }, [inTint(tester.sku)]), code)).toBe('COUPON_NO_TIN');
    expect(await applied(await cartOf({ as: GWEN }, [inTint(TIN, GREY), inTint(TIN)]), code)).toBeGreaterThan(
      0,
    );
  });

  it('is used once, and who comes after is told who has used it', async () => {
    const who = await cartOf({ as: YANN }, [inTint(TIN)]);
    await applied(who, code);
    await prepare(shop, who, { payment: 'on_account' });
    const { number: tin, result } = await place(shop, who);
    expect(result.errors).toBeUndefined();
    expect(await books.orderOf(tin)).toMatchObject({ coupon_code: code });
    expect(await applied(await cartOf({ as: YANN }, [inTint(TIN)]), code)).toBe('COUPON_TESTER_SPENT');
    expect(await applied(await cartOf({ as: GWEN }, [inTint(TIN)]), code)).toBe(
      'COUPON_TESTER_SPENT_BY_COLLEAGUE',
    );
    expect(await creditsOf(YANN)).toEqual([]);
  });

  it('is over after its last day', async () => {
    await shop.db.updateTable('coupon').set({ valid_to: '2026-11-15' }).where('code', '=', code).execute();
    expect(await creditsOf(GWEN)).toHaveLength(1);
    await shop.db.updateTable('coupon').set({ valid_to: '2026-11-14' }).where('code', '=', code).execute();
    expect(await applied(await cartOf({ as: GWEN }, [inTint(TIN)]), code)).toContain(
      "coupon code isn't valid",
    );
    expect(await creditsOf(GWEN)).toEqual([]);
  });

  it('is withdrawn with the order of the tester, also from a cart that holds it', async () => {
    const who = await cartOf({ as: GWEN }, [inTint(TIN)]);
    expect(await applied(who, code)).toBeGreaterThan(0);
    expect((await cancel(number)).ok).toBe(true);
    expect(await creditsOf(GWEN)).toEqual([]);
    const cart = (
      await ask(shop, who, `{ customCart(id: "${who.cartId}") { prices { discounts { label } } } }`)
    )['customCart'];
    expect(cart).toEqual({ prices: { discounts: null } });
    expect(await applied(who, code)).toBe('COUPON_TESTER_CANCELLED');
  });
});

it('what is to be paid at the counter gives its coupon once it is fetched', async () => {
  const number = await ordered({ as: ELODIE }, [inTint(tester.sku)], { payment: 'at_store' });
  const code = await codeOf(number);
  expect(await creditsOf(ELODIE)).toMatchObject([{ code, is_awaited: true }]);
  const who = await cartOf({ as: ELODIE }, [inTint(TIN)]);
  expect(await applied(who, code)).toBe('COUPON_TESTER_UNPAID');
  await shop.db.updateTable('orders').set({ status: 'RETIREE' }).where('number', '=', number).execute();
  expect(await applied(who, code)).toBeGreaterThan(0);
  expect(await applied(await cartOf({ as: NADIA }, [inTint(TIN)]), code)).toBe('COUPON_NOT_YOURS');
});

describe('a guest’s', () => {
  async function paidByCard(): Promise<{ number: string; code: string }> {
    const who = await books.ready({}, [inTint(tester.sku)], { payment: 'card' });
    const { number } = await place(shop, who);
    const { total_ttc_cents: cents } = await books.orderOf(number);
    expect(await books.mailsAbout(number)).toEqual([]);
    const orderNumber = number ?? '';
    const news = { orderNumber, amountCents: Number(cents), currency: 'EUR', news: 'paid' } as const;
    const message = bank.message(news, now);
    for (const sent of [message, message])
      await shop.inject({ method: 'POST', url: '/paiement/notification', ...sent });
    return { number: orderNumber, code: await codeOf(orderNumber) };
  }

  it('comes with the mail once the bank has said so, and is the mailbox’s', async () => {
    const { number, code } = await paidByCard();
    const mails = await books.mailsAbout(number);
    expect(mails).toMatchObject([
      { variables: { credits: [{ code, isAwaited: false, isCompanys: false }] } },
    ]);
    const who = await cartOf({}, [inTint(TIN)]);
    expect(await applied(who, code)).toBe('COUPON_NOT_YOURS');
    await ask(shop, who, SET_EMAIL, { id: who.cartId, email: 'jeanne@exemple.fr' });
    expect(await applied(who, code)).toBeGreaterThan(0);
    await ask(shop, who, SET_EMAIL, { id: who.cartId, email: 'autre@exemple.fr' });
    expect(await applied(who, code)).toBe('COUPON_NOT_YOURS');
  });
});

it('a person’s own goes when the account is erased', async () => {
  const number = await ordered({ as: ELODIE }, [inTint(tester.sku)], { payment: 'at_store' });
  const id = await books.idOf(ELODIE);
  expect((await creditsOf(ELODIE)).length).toBe(1);
  await shop.db.transaction().execute((db) => eraseCustomer(db, id, now));
  await expect(codeOf(number)).rejects.toThrow('no result');
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, place, prepare } from '../checkout/testing/shopper.ts';
import type { Shopper } from '../checkout/testing/shopper.ts';
import { cartDesk } from '../cart/testing/cart-desk.ts';
import { signNotice } from '../payments/demo-bank/signed-notice.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { BANK_SECRET, shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { importQuotations } from './operations/import-quotations.ts';
import { quotationDesk } from './testing/quotation-desk.ts';
import { stockEverywhere } from '../testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const QUOTE = 'D26400090';
const QUOTED_HT = 159.13;

let shop: ShopApi;
const desk = quotationDesk(() => shop);
beforeAll(async () => {
  shop = await shopApi();
  // A quotation's articles are available, whatever the demo's stock.
  await stockEverywhere(shop.db, {
    available: 1_000,
    statut_article_mag: 'P',
    appro_directe_fournisseur: false,
    livraison_pro: true,
  });
});
beforeEach(async () => {
  await shop.db.deleteFrom('cart').execute();
  await shop.db
    .updateTable('quotation')
    .set({ status: 'A_VALIDER', order_number: null, valid_until: '2026-12-11' })
    .where('number', '=', QUOTE)
    .execute();
});
afterAll(() => shop.close());

async function ready(as: string, payment = 'on_account', quotation = QUOTE): Promise<Shopper> {
  const { cart } = await desk.convert(as, quotation);
  if (cart === undefined) throw new Error('the quotation was not taken into the cart');
  const who = { as, cartId: cart.id, shopToken: '', address: randomUUID() };
  const token = await ask(shop, { as, address: who.address }, 'query { getCurrentShop { token_id } }');
  const { token_id: shopToken } = token['getCurrentShop'] as { token_id: string };
  await prepare(shop, { ...who, shopToken }, { payment });
  return { ...who, shopToken };
}

async function bankRefuses(orderNumber: string): Promise<number> {
  const payload = JSON.stringify({
    eventId: randomUUID(),
    orderNumber,
    amountCents: 19_096,
    currency: 'EUR',
    news: 'refused',
  });
  const headers = {
    'content-type': 'application/json',
    'x-banque-signature': signNotice(payload, BANK_SECRET, DEMO_DAY),
  };
  return (await shop.inject({ method: 'POST', url: '/paiement/notification', headers, payload })).statusCode;
}

const lineOf = (number: string) =>
  shop.db
    .selectFrom('quotation')
    .select(['status', 'order_number'])
    .where('number', '=', number)
    .executeTakeFirst();

describe('QUO-04 a quotation becomes an order', () => {
  it('at the prices offered, whatever prices are today, and is accepted by it', async () => {
    await shop.db.updateTable('public_price').set({ pack_ht_cents: 99_900 }).execute();
    const who = await ready(YANN);
    const { number } = await place(shop, who);
    expect(number).toMatch(/^W/);
    const order = await shop.db
      .selectFrom('orders')
      .select(['goods_ht_cents', 'total_ttc_cents'])
      .where('number', '=', number ?? '')
      .executeTakeFirst();
    expect(order).toEqual({ goods_ht_cents: '15913', total_ttc_cents: '19096' });
    expect(await lineOf(QUOTE)).toEqual({ status: 'ACCEPTE', order_number: number });
    expect((await desk.convert(YANN, QUOTE)).key).toBe('QUOTATION_ENDED');
  });

  it('two in one cart become one order, which names both; what one is for is proposed as the site', async () => {
    const OTHER = 'D26400092';
    const before = await shop.db
      .selectFrom('quotation')
      .select(['status', 'order_number', sql<string>`valid_until::text`.as('valid_until')])
      .where('number', '=', OTHER)
      .executeTakeFirstOrThrow();
    await shop.db
      .updateTable('quotation')
      .set({ status: 'A_VALIDER', order_number: null, valid_until: '2026-12-11' })
      .where('number', '=', OTHER)
      .execute();
    const proposed = async (as: string) =>
      (
        await desk.ask<{ proposed_purchase_ref: string | null }>(
          as,
          '{ checkoutHabits { proposed_purchase_ref } }',
        )
      ).answer?.proposed_purchase_ref;
    expect(await proposed(YANN)).toBeNull();
    const who = await ready(YANN);
    expect(await proposed(YANN)).toBe('Rénovation de 12 logements');
    await desk.convert(YANN, OTHER);
    expect(await proposed(YANN)).toBeNull();
    await prepare(shop, who, { payment: 'on_account' });
    const { number } = await place(shop, who);
    expect(number).toMatch(/^W/);
    const named = await desk.ask<{ quotations: { number: string }[] }>(
      YANN,
      'query ($number: String!) { customerOrder(number: $number) { quotations { number label } } }',
      { number },
    );
    expect(named.answer?.quotations.map((quotation) => quotation.number)).toEqual([QUOTE, OTHER]);
    const { status, valid_until, order_number } = before;
    await shop.db
      .updateTable('quotation')
      .set({ status, valid_until, order_number })
      .where('number', '=', OTHER)
      .execute();
  });

  it('stands beside what the cart held, which keeps its own price', async () => {
    const cart = cartDesk(shop);
    const own = await cart.own(YANN);
    const before = await cart.add(own.id, [{ sku: '11100001', quantity: 1 }], { as: YANN });
    const price = before.cart?.items[0]?.prices?.unit_price_excluding_tax.value;
    const { cart: after } = await desk.convert(YANN, QUOTE);
    const both = after?.items.filter(({ sku }) => sku === '11100001');
    expect(both?.map(({ quantity, prices }) => [quantity, prices?.unit_price_excluding_tax.value])).toEqual([
      [1, price],
      [8, 7.83],
    ]);
    expect(after?.items).toHaveLength(5);
  });

  it('loses its prices whole when a line of it is changed, which is said; it can be taken again', async () => {
    const cart = cartDesk(shop);
    const { cart: taken } = await desk.convert(YANN, QUOTE);
    expect(taken?.prices?.subtotal_excluding_tax.value).toBe(QUOTED_HT);
    const uid = taken?.items.at(-1)?.uid ?? '';
    const { cart: grown } = await cart.update(taken?.id ?? '', uid, 9, { as: YANN });
    expect(grown?.notices.map(({ code, message }) => [code, message.slice(0, 18)])).toEqual([
      ['QUOTATION_RELEASED', `Le devis ${QUOTE}`],
    ]);
    expect(grown?.prices?.subtotal_excluding_tax.value).not.toBe(QUOTED_HT);
    expect(grown?.is_orderable).toBe(true);
    expect(await lineOf(QUOTE)).toMatchObject({ status: 'A_VALIDER' });
    await cart.clear(taken?.id ?? '', { as: YANN });
    expect((await desk.convert(YANN, QUOTE)).cart?.prices?.subtotal_excluding_tax.value).toBe(QUOTED_HT);
  });

  it('is not made cheaper by a coupon', async () => {
    const { cart } = await desk.convert(YANN, QUOTE);
    const { category } = await cartDesk(shop).coupon(cart?.id ?? '', 'CHANTIER5', { as: YANN });
    expect(category).toBe('graphql-input');
    expect((await desk.cartOf(YANN)).prices?.subtotal_with_discount_excluding_tax.value).toBe(QUOTED_HT);
  });

  it('of a sub-account above its ceiling needs an approval', async () => {
    await shop.db
      .updateTable('customer')
      .set({ is_validate_order: true, ceiling_validated_order_cents: 15_000 })
      .where('email', '=', GWEN)
      .execute();
    const who = await ready(GWEN);
    expect((await place(shop, who)).key).toBe('APPROVAL_NEEDED');
    expect(await lineOf(QUOTE)).toEqual({ status: 'A_VALIDER', order_number: null });
  });

  it('waits again when the card payment of its order is refused, and its cart with it', async () => {
    const who = await ready(YANN, 'card');
    const { number } = await place(shop, who);
    expect(await lineOf(QUOTE)).toEqual({ status: 'ACCEPTE', order_number: number });
    expect(await bankRefuses(number ?? '')).toBe(200);
    expect(await lineOf(QUOTE)).toEqual({ status: 'A_VALIDER', order_number: null });
    const reopened = await desk.cartOf(YANN);
    expect([reopened.is_orderable, reopened.prices?.subtotal_excluding_tax.value]).toEqual([true, QUOTED_HT]);
    await prepare(shop, who, { payment: 'on_account' });
    expect((await place(shop, who)).number).not.toBeNull();
  });
});

describe('a quotation that cannot be accepted any more', () => {
  it.each([
    ['D26400092', 'QUOTATION_EXPIRED'],
    ['D26400093', 'QUOTATION_ENDED'],
    ['D26400091', 'QUOTATION_ENDED'],
    ['D26400094', 'QUOTATION_IN_PREPARATION'],
  ])('D13 %s is refused: %s', async (number, key) => {
    expect((await desk.convert(YANN, number)).key).toBe(key);
    expect((await desk.cartOf(YANN)).items).toEqual([]);
  });

  it('D13 is not ordered from a cart that was filled in time', async () => {
    const who = await ready(YANN);
    await shop.db
      .updateTable('quotation')
      .set({ valid_until: '2026-11-14' })
      .where('number', '=', QUOTE)
      .execute();
    expect((await desk.cartOf(YANN)).is_orderable).toBe(false);
    expect((await place(shop, who)).key).toBe('QUOTATION_LAPSED');
    expect((await desk.read(YANN, QUOTE)).quotation?.status).toBe('EXPIRE');
  });
});

describe('D14 a quotation converted twice at once', () => {
  it('fills the cart once', async () => {
    const taken = await Promise.all(Array.from({ length: 10 }, () => desk.convert(YANN, QUOTE)));
    expect(new Set(taken.map(({ cart }) => cart?.id)).size).toBe(1);
    expect((await desk.cartOf(YANN)).prices?.subtotal_excluding_tax.value).toBe(QUOTED_HT);
  });

  it('by two people of the company gives one order', async () => {
    await shop.db
      .updateTable('customer')
      .set({ is_validate_order: true, ceiling_validated_order_cents: 1_000_000 })
      .where('email', '=', GWEN)
      .execute();
    const buyers = [await ready(YANN), await ready(GWEN)];
    const tries = await Promise.all([...buyers, ...buyers, ...buyers].map((who) => place(shop, who)));
    const numbers = tries.flatMap(({ number }) => number ?? []);
    expect(numbers).toHaveLength(1);
    expect(await lineOf(QUOTE)).toEqual({ status: 'ACCEPTE', order_number: numbers[0] });
    const other = tries.some(({ key }) => key === 'QUOTATION_LAPSED');
    expect(other).toBe(true);
  });
});

describe('a quotation for a tinted paint', () => {
  const TINTED = 'D26400601';
  const RAL = { code: 'RAL 7016', hex: '#383E42', name: 'Gris anthracite', label: 'Volets', tint_class: 'D' };
  const line = {
    sku: '10200211',
    parent_sku: 'P102002',
    name: 'Peinture mate Base TR',
    conditioning: '1 L',
    color: 'Base TR (transparente)',
    quantity: 3,
    unit_ht_cents: 1_234,
    tint: { ...RAL, ht_cents: 334 },
  };
  const written = (tint: Partial<typeof line.tint>) => {
    const row = {
      number: TINTED,
      client_code: '0351012',
      label: null,
      seller: null,
      status: 'A_VALIDER' as const,
      created_on: '2026-11-12',
      valid_until: null,
      lines: [{ ...line, tint: { ...line.tint, ...tint } }],
    };
    return shop.db.transaction().execute((part) => importQuotations(part, [row]));
  };

  it.each([
    ['another colour than one', { hex: '383e42' }, /La teinte de «.10200211.» n’est pas une couleur/],
    ['a class nobody has', { tint_class: 'Z' }, /La classe de teinte de «.10200211.» n’existe pas/],
    ['a tinting dearer than the whole', { ht_cents: 1_235 }, /coûte plus que l’article teinté/],
  ])('is refused with %s', async (_case, tint, words) => {
    expect(await written(tint)).toMatchObject({
      ok: false,
      refusals: [{ line: 1, reason: expect.stringMatching(words) }],
    });
  });

  it('names its tint and no base, and keeps it in the cart, in the order and when its price is let go', async () => {
    expect(await written({})).toMatchObject({ ok: true, changed: 1 });
    const { quotation } = await desk.read(YANN, TINTED);
    expect(quotation?.items).toMatchObject([
      {
        product_name: 'Peinture mate – RAL 7016 Gris anthracite (Volets) – 1 L',
        color: null,
        tint: { code: 'RAL 7016', customerColorLabel: 'Volets', supplement: { value: 3.34 } },
        unit_price: { value: 12.34 },
      },
    ]);
    const { cart } = await desk.convert(YANN, TINTED);
    const inCart = { tint: { code: 'RAL 7016', supplement: { value: 3.34 } } };
    expect(cart?.items).toMatchObject([
      { ...inCart, prices: { unit_price_excluding_tax: { value: 12.34 }, row_total: { value: 37.02 } } },
    ]);
    expect(cart?.items[0]?.name).toContain('RAL 7016 Gris anthracite (Volets)');
    const { number } = await place(shop, await ready(YANN, 'on_account', TINTED));
    const sold = await shop.db
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.id', 'order_line.order_id')
      .select(['tint', 'unit_ht_cents', 'tint_ht_cents', 'tint_class', 'tint_base'])
      .where('orders.number', '=', number)
      .execute();
    expect(sold).toMatchObject([
      {
        tint: { code: 'RAL 7016' },
        tint_ht_cents: 334,
        tint_class: 'D',
        tint_base: 'Base TR (transparente)',
      },
    ]);
    expect(Number(sold[0]?.unit_ht_cents)).toBe(1_234);
  });

  it('goes back to today’s price of the same tint once its quantity is changed', async () => {
    await shop.db
      .updateTable('quotation')
      .set({ status: 'A_VALIDER', order_number: null })
      .where('number', '=', TINTED)
      .execute();
    const { cart } = await desk.convert(YANN, TINTED);
    const buying = cartDesk(shop);
    const uid = cart?.items[0]?.uid ?? '';
    const { cart: released } = await buying.update(cart?.id ?? '', uid, 2, { as: YANN });
    await buying.clear(cart?.id ?? '', { as: YANN });
    const today = { sku: line.sku, quantity: 2, entered_options: [{ uid: 'tint_code', value: RAL.code }] };
    const { cart: bought } = await buying.add(cart?.id ?? '', [today], { as: YANN });
    expect(released?.notices.map(({ code }) => code)).toEqual(['QUOTATION_RELEASED']);
    const [freed, wished] = [released?.items[0], bought?.items[0]];
    expect(freed?.tint?.supplement).toEqual(wished?.tint?.supplement);
    expect(freed?.prices?.row_total).toEqual(wished?.prices?.row_total);
  });
});

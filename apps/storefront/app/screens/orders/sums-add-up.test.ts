// D16 through the whole shop: random carts, from the API to every page, sheet and mail that shows them.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetAttempts } from '@nuancier/api/checkout/testing/forget-attempts.ts';
import { draws } from '@nuancier/domain/testing/draws.ts';
import { ask, fill, place, prepare, shopper } from '@nuancier/api/checkout/testing/shopper.ts';
import type { Shopper } from '@nuancier/api/checkout/testing/shopper.ts';
import { pdfText } from '@nuancier/api/documents/testing/pdf-text.ts';
import { writtenMail } from '@nuancier/api/mail/deliver-mail.ts';
import { SIGNATURE_HEADER } from '@nuancier/api/payments/demo-bank/demo-bank.ts';
import { signNotice } from '@nuancier/api/payments/demo-bank/signed-notice.ts';
import { mailRoom } from '@nuancier/api/testing/mail-room.ts';
import { sumsOfMailHtml, sumsOfMailText, sumsOfPage, sumsOfPaper } from '../../../testing/shown-sums.ts';
import type { ShownSums } from '../../../testing/shown-sums.ts';
import { apiCartSums, apiOrderSums, sum } from '../../../testing/api-sums.ts';
import { BANK_SECRET, publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const CARTS = 140;
const STORE = 'VB006';
const at = (name: string) => `${name}@demo.valbrune.example`;
const PROFESSIONALS = ['yann.kermarrec', 'nadia.castellan', 'hugo.perrin'].map(at);
const PRIVATE = at('elodie.marchand');
/** A base that takes dark tints. */
const BASE = '10200013';

let shop: TestShop;
let skus: string[];
beforeAll(async () => {
  shop = await testShop();
  const plenty = { available: 90_000, statut_article_mag: 'P', resupply_time: 5 };
  const delivered = { livraison_pro: true, appro_directe_fournisseur: false };
  await stockEverywhere(shop.db, { ...plenty, ...delivered });
  await shop.db.updateTable('company').set({ credit_limit_cents: 1_000_000_000 }).execute();
  await shop.db
    .updateTable('coupon')
    .set({ usage_limit: null, per_customer: null, first_order: false })
    .execute();
  const priced = await shop.db
    .selectFrom('public_price')
    .innerJoin('stock', 'stock.article_sku', 'public_price.article_sku')
    .select('public_price.article_sku as sku')
    .where('shop_code', '=', STORE)
    .orderBy('sku')
    .execute();
  skus = priced.map(({ sku }) => sku);
});
afterAll(() => shop.close());

const few = fc.integer({ min: 1, max: 3 });
const cartOf = fc.record({
  who: fc.constantFrom(undefined, undefined, PRIVATE, ...PROFESSIONALS),
  lines: fc.array(
    fc.record({
      nth: fc.nat(),
      quantity: fc.oneof(few, few, few, fc.integer({ min: 10, max: 400 })),
    }),
    { minLength: 1, maxLength: 7 },
  ),
  tinted: fc.option(few),
  coupon: fc.constantFrom(null, 'CHANTIER5', 'BIENVENUE10', 'FLASH5', 'FACADE50'),
  mode: fc.constantFrom('EMP', 'LIV', 'LIV'),
});
type WantedCart = typeof cartOf extends fc.Arbitrary<infer Cart> ? Cart : never;

const seen = { discounts: 0, fees: 0, tints: 0, roundings: 0 };

it('D16 on random carts lines, discount, delivery and tax come to the total in API, pages, mail and paper', async () => {
  await fc.assert(
    fc.asyncProperty(cartOf, (cart) => addsUp(cart)),
    { ...draws(CARTS, 20_261_115), endOnFailure: true },
  );
  // What never happened was not proven.
  expect(Math.min(seen.discounts, seen.fees, seen.tints)).toBeGreaterThan(2);
  expect(seen.roundings).toBeGreaterThan(0);
});

async function addsUp(wanted: WantedCart): Promise<void> {
  await forgetAttempts(shop.db);
  const who = await filled(wanted);
  const cart = await apiCartSums(shop, who);
  const { rows, subtotal, discount, shipping, excluding, taxes, including } = cart.sums;
  expect(sum(rows)).toBe(subtotal);
  expect(subtotal - discount + shipping).toBe(excluding);
  expect(excluding + sum(taxes)).toBe(including);
  seen.discounts += discount > 0 ? 1 : 0;
  seen.fees += shipping > 0 ? 1 : 0;
  seen.tints += wanted.tinted === null ? 0 : 1;

  const isPro = who.as !== undefined && PROFESSIONALS.includes(who.as);
  const shown = isPro ? cart.sums : await cartPage(who);
  if (!isPro) expectTaxed(shown, cart);
  expect(await cartPage(who)).toEqual(shown);
  expect(await checkoutPage(who)).toEqual(shown);
  const order = await placed(who, including);
  expect(await mailSums(order.number)).toEqual([shown, shown]);
  expect(orderSums((await shop.visit(order.thanks, asVisitor(who))).html)).toEqual(shown);
  if (who.as === undefined) return;
  const told = await apiOrderSums(shop, who.as, order.number);
  expect(told).toEqual(cart.sums);
  expect(await orderPage(who.as, order.number)).toEqual(shown);
  const paper = await shop.visit(`/documents/orders/${order.number}.pdf`, { as: who.as });
  expect(sumsOfPaper(pdfText(paper.bytes))).toEqual(shown);
}

/** A consumer reads TTC from the first line on; it adds up as shown and gives the same total. */
function expectTaxed(shown: ShownSums, { sums, rowsTtc }: Awaited<ReturnType<typeof apiCartSums>>): void {
  expect(shown.reads).toBe('TTC');
  expect(shown.rows).toEqual(rowsTtc);
  expect(shown.subtotal).toBe(sum(rowsTtc));
  expect(shown.subtotal - shown.discount + shown.shipping + shown.rounding).toBe(shown.including);
  expect(Math.abs(shown.rounding)).toBeLessThanOrEqual(rowsTtc.length);
  expect(shown).toMatchObject({ excluding: sums.excluding, taxes: sums.taxes, including: sums.including });
  seen.roundings += shown.rounding === 0 ? 0 : 1;
}

async function filled({ who: as, lines, tinted, coupon, mode }: WantedCart): Promise<Shopper> {
  const who = await shopper(shop, { shopCode: STORE, ...(as === undefined ? {} : { as }) });
  if (as !== undefined)
    await ask(shop, who, `mutation { clearCart(input: { uid: "${who.cartId}" }) { cart { id } } }`);
  const wishes = lines.map(({ nth, quantity }) => ({ sku: skus[nth % skus.length] ?? '', quantity }));
  const tint = { sku: BASE, entered_options: [{ uid: 'tint_code', value: 'RAL 7016' }] };
  await fill(shop, who, [...wishes, ...(tinted === null ? [] : [{ ...tint, quantity: tinted }])]);
  // One that is not earned is refused, and the cart goes on without.
  if (coupon !== null)
    await ask(
      shop,
      who,
      `mutation { applyCouponToCart(input: { cart_id: "${who.cartId}", coupon_code: "${coupon}" }) { cart { id } } }`,
    ).catch(() => undefined);
  await prepare(shop, who, {
    mode: mode === 'LIV' ? 'LIV' : 'EMP',
    payment: as !== undefined && PROFESSIONALS.includes(as) ? 'on_account' : 'card',
  });
  return who;
}

async function cartPage(who: Shopper): Promise<ShownSums> {
  const { html } = await shop.visit('/cart', asVisitor(who));
  const lines = html.split('<h3').filter((line) => line.includes('name="uid"'));
  // The row comes before the price of one pack, with tax before without.
  const rows = lines.flatMap((line) => /<span[^>]*>([^<]*€)<\/span>/.exec(line)?.[1] ?? []);
  return sumsOfPage(html, rows);
}

async function checkoutPage(who: Shopper): Promise<ShownSums> {
  const { html } = await shop.visit('/checkout/payment', asVisitor(who));
  const rows = [
    ...html.matchAll(
      /<p class="[^"]*"><span>([^<]*€.(?:HT|TTC))<\/span>(?:<span>[^<]*<\/span>)?<\/p><\/li>/g,
    ),
  ];
  return sumsOfPage(
    html,
    rows.map(([, amount = '']) => amount),
  );
}

async function orderPage(as: string, number: string): Promise<ShownSums> {
  return orderSums((await shop.visit(`/customer/order-history/${number}`, { as })).html);
}

function orderSums(html: string): ShownSums {
  const cells = [...html.matchAll(/<td data-label="[^"]*">([^<]*€)<\/td><\/tr>/g)];
  return sumsOfPage(
    html,
    cells.map(([, amount = '']) => amount),
  );
}

/** Paid at once where it goes by card: the mail leaves with the bank's word. */
async function placed(who: Shopper, cartCents: number): Promise<{ number: string; thanks: string }> {
  const { number, signature, url, key } = await place(shop, who);
  if (number === null) throw new Error(`not placed: ${key}`);
  if (url !== null) {
    const body = JSON.stringify({
      eventId: randomUUID(),
      orderNumber: number,
      amountCents: cartCents,
      currency: 'EUR',
      news: 'paid',
    });
    const headers = { [SIGNATURE_HEADER]: signNotice(body, BANK_SECRET, new Date()) };
    await shop.visit('/paiement/notification', { method: 'POST', headers, body });
  }
  const path = url === null ? '/thank-you' : '/thankcb-you';
  return { number, thanks: `${path}?order=${number}&signature=${signature}` };
}

async function mailSums(number: string): Promise<ShownSums[]> {
  const queued = await shop.db.selectFrom('outbox').select(['id', 'payload']).execute();
  const mails = queued.filter(({ payload }) => {
    const { template, variables } = payload as { template: string; variables: { orderNumber?: string } };
    return template === 'order_confirmation' && variables.orderNumber === number;
  });
  expect(mails).toHaveLength(1);
  const [mail = { id: '', payload: null }] = mails;
  const room = mailRoom(shop.db, publicUrl);
  const { html, text } = await writtenMail(room, mail);
  return [sumsOfMailHtml(html), sumsOfMailText(text)];
}

function asVisitor({ as, shopToken, cartId }: Shopper) {
  const cookie = `vsf-cart=${cartId}; shop_token_id=${shopToken}`;
  return { headers: { cookie }, ...(as === undefined ? {} : { as }) };
}

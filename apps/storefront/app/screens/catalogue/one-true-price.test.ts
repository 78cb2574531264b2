// What a tinted pack costs, from the product's page to the paper of the order: one amount, and never a base's name.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, fill, place, prepare, shopper } from '@nuancier/api/checkout/testing/shopper.ts';
import type { Shopper } from '@nuancier/api/checkout/testing/shopper.ts';
import { pdfText } from '@nuancier/api/documents/testing/pdf-text.ts';
import { writtenMail } from '@nuancier/api/mail/deliver-mail.ts';
import { SIGNATURE_HEADER } from '@nuancier/api/payments/demo-bank/demo-bank.ts';
import { signNotice } from '@nuancier/api/payments/demo-bank/signed-notice.ts';
import { mailRoom } from '@nuancier/api/testing/mail-room.ts';
import { baseNamed, baseOfHex, takesTint } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { BANK_SECRET, publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const PURCHASES = 16;
const STORE = 'VB006';
const at = (name: string) => `${name}@demo.valbrune.example`;
const PROFESSIONALS = ['yann.kermarrec', 'nadia.castellan'].map(at);
const PRIVATE = at('elodie.marchand');

let shop: TestShop;
let sold: Sold[];
let charts: Tint[];
type Sold = { sku: string; urlKey: string; color: string; conditioning: string };
type Tint = { code: string | null; hex: string; base: string };

beforeAll(async () => {
  shop = await testShop();
  const plenty = { available: 90_000, statut_article_mag: 'P', resupply_time: 5 };
  await shop.db
    .updateTable('stock')
    .set({ ...plenty, livraison_pro: true })
    .execute();
  await shop.db.updateTable('company').set({ credit_limit_cents: 1_000_000_000 }).execute();
  const articles = await shop.db
    .selectFrom('article')
    .innerJoin('product', 'product.id', 'article.product_id')
    .innerJoin('public_price', 'public_price.article_sku', 'article.sku')
    .innerJoin('stock', 'stock.article_sku', 'article.sku')
    .select(['article.sku', 'product.url_key as urlKey', 'article.color', 'article.conditioning'])
    .where('article.tintable', '=', true)
    .where('stock.shop_code', '=', STORE)
    .where('public_price.pack_ht_cents', 'is not', null)
    .orderBy('article.sku')
    .execute();
  sold = articles.flatMap(({ color, ...article }) => (color === null ? [] : [{ ...article, color }]));
  const colours = await shop.db
    .selectFrom('colour')
    .select(['code', 'hex', 'base'])
    .where('special', 'is', null)
    .orderBy('code')
    .execute();
  charts = colours;
});
afterAll(() => shop.close());

const purchase = fc.record({
  who: fc.constantFrom(undefined, PRIVATE, ...PROFESSIONALS),
  article: fc.nat(),
  tint: fc.nat(),
  own: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 4 }),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer One> ? One : never;

const seen = { visitors: 0, professionals: 0, households: 0, own: 0 };

it('a tinted pack costs the same on page, pack, bar, cart, checkout, order, mail and paper, and no base is named', async () => {
  await fc.assert(fc.asyncProperty(purchase, isOnePrice), {
    numRuns: PURCHASES,
    seed: 20_261_117,
    endOnFailure: true,
    // Each kind of reader at least once, whatever the dice say.
    examples: [undefined, PRIVATE, ...PROFESSIONALS].flatMap((who, nth) =>
      [true, false].map((own): [Purchase] => [
        { who, article: nth * 7, tint: nth * 31, own, quantity: nth + 1 },
      ]),
    ),
  });
  // What never happened was not proven.
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
});

async function isOnePrice(wanted: Purchase): Promise<void> {
  const article = sold[wanted.article % sold.length];
  if (!article) throw new Error('Nothing is tinted');
  const tint = tintFor(article, wanted);
  const { who: as, quantity } = wanted;
  const who = await shopper(shop, { shopCode: STORE, ...(as === undefined ? {} : { as }) });
  if (as !== undefined)
    await ask(shop, who, `mutation { clearCart(input: { uid: "${who.cartId}" }) { cart { id } } }`);
  const isPro = as !== undefined && PROFESSIONALS.includes(as);
  seen.visitors += as === undefined ? 1 : 0;
  seen.professionals += isPro ? 1 : 0;
  seen.households += as === PRIVATE ? 1 : 0;
  seen.own += tint.code === null ? 1 : 0;

  const page = await productPage(who, article, tint, quantity);
  expect(page.button).toBe(page.pack);
  expect(page.parts).toBe(page.pack);

  const option =
    tint.code === null ? { uid: 'customColorExa', value: tint.hex } : { uid: 'tint_code', value: tint.code };
  await fill(shop, who, [{ sku: article.sku, quantity, entered_options: [option] }]);
  const cart = readable((await shop.visit('/cart', asVisitor(who))).html);
  const tax = isPro ? 'HT' : 'TTC';
  expect(amountsIn(cart, tax)).toContain(page.pack);
  expect(amountsIn(cart, tax)).toContain(page.total);
  expect(cart).toContain(page.said);

  await prepare(shop, who, { payment: isPro ? 'on_account' : 'card' });
  const checkout = readable((await shop.visit('/checkout/payment', asVisitor(who))).html);
  expect(amountsIn(checkout, tax)).toContain(page.total);
  expect(checkout).toContain(page.said);

  const order = await placed(who);
  const [html, text] = await confirmation(order.number);
  const thanks = readable((await shop.visit(order.thanks, asVisitor(who))).html);
  for (const paper of [html, text, thanks]) expect(paper).toContain(page.total);
  const shown = [page.words, cart, checkout, html, text, thanks];
  const own = as === undefined ? [] : await ownPapers(as, order.number);
  const missing = own.filter(
    (words) => ![page.pack, page.total].every((amount) => words.includes(joined(amount))),
  );
  expect(missing).toEqual([]);
  shown.push(...own);
  expect(shown.map((words) => /Base ?(?:P|M|TR|teintable)\b.{0,20}/.exec(words)?.[0] ?? null)).toEqual(
    shown.map(() => null),
  );
}

/** The order's page and its sheet, for who has an account. */
async function ownPapers(as: string, number: string): Promise<string[]> {
  const sheet = await shop.visit(`/documents/orders/${number}.pdf`, { as });
  const { html } = await shop.visit(`/customer/order-history/${number}`, { as });
  return [joined(plain(pdfText(sheet.bytes))), joined(readable(html))];
}

/** A sheet sets spaces of its own. */
const joined = (text: string): string => text.replaceAll(' ', '');

function tintFor({ color }: Sold, { tint, own }: Purchase): Tint {
  // Only the pack's own base: a lighter tint would take a lighter pack.
  const fitting = charts.filter(({ base, hex }) => {
    const wanted = baseNamed(base) ?? baseOfHex(hex);
    return baseNamed(color) === null || baseNamed(color) === wanted;
  });
  const chosen = fitting[tint % fitting.length];
  if (
    !chosen ||
    !takesTint({ label: color, tintable: true }, baseNamed(chosen.base) ?? baseOfHex(chosen.hex))
  )
    throw new Error(`No tint for ${color}`);
  const isOwnBase = baseNamed(color) === null || baseOfHex(chosen.hex) === baseNamed(color);
  return own && isOwnBase ? { ...chosen, code: null } : chosen;
}

type ShownPrice = { words: string; pack: string; button: string; parts: string; total: string; said: string };

async function productPage(who: Shopper, article: Sold, tint: Tint, quantity: number): Promise<ShownPrice> {
  const search = new URLSearchParams({
    teinte: tint.code ?? tint.hex,
    conditionnement: optionCode(article.conditioning),
    quantite: String(quantity),
  });
  const { html } = await shop.visit(`/produit/${article.urlKey}?${search}`, asVisitor(who));
  const words = readable(html);
  const tax = who.as !== undefined && PROFESSIONALS.includes(who.as) ? 'HT' : 'TTC';
  const [said = '', paint = '', tinting = ''] =
    new RegExp(`Peinture : (${AMOUNT}) ${tax} \\+ mise à la teinte : (${AMOUNT}) ${tax}`).exec(words) ?? [];
  const large = /<p class="[^"]*_large_[^"]*">(.*?)<\/p>/s.exec(html)?.[1] ?? '';
  const button = /aria-current="true"[^>]*><strong[^>]*>[^<]*<\/strong>(.*?)<\/a>/s.exec(html)?.[1] ?? '';
  const bar = /<strong class="[^"]*amount[^"]*">(.*?)<\/strong>/s.exec(html)?.[1] ?? '';
  return {
    words,
    said,
    pack: amountsIn(readable(large), tax)[0] ?? '',
    button: amountsIn(readable(button), tax)[0] ?? '',
    parts: euros(cents(paint) + cents(tinting)),
    total: amountsIn(readable(bar), tax)[0] ?? '',
  };
}

async function placed(who: Shopper): Promise<{ number: string; thanks: string }> {
  const { number, signature, url, key } = await place(shop, who);
  if (number === null) throw new Error(`not placed: ${key}`);
  if (url !== null) {
    const { total_ttc_cents: total } = await shop.db
      .selectFrom('orders')
      .select('total_ttc_cents')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const paid = {
      eventId: randomUUID(),
      orderNumber: number,
      amountCents: Number(total),
      currency: 'EUR',
      news: 'paid',
    };
    const body = JSON.stringify(paid);
    const headers = { [SIGNATURE_HEADER]: signNotice(body, BANK_SECRET, new Date()) };
    await shop.visit('/paiement/notification', { method: 'POST', headers, body });
  }
  const path = url === null ? '/thank-you' : '/thankcb-you';
  return { number, thanks: `${path}?order=${number}&signature=${signature}` };
}

async function confirmation(number: string): Promise<[string, string]> {
  const queued = await shop.db.selectFrom('outbox').select(['id', 'payload']).execute();
  const mail = queued.find(({ payload }) => JSON.stringify(payload).includes(`"orderNumber":"${number}"`));
  if (!mail) throw new Error(`no mail for ${number}`);
  const { html, text } = await writtenMail(mailRoom(shop.db, publicUrl), mail);
  return [readable(html), plain(text)];
}

const AMOUNT = '\\d+,\\d\\d €';

function amountsIn(words: string, tax: string): string[] {
  return [...words.matchAll(new RegExp(`(${AMOUNT}) ${tax}`, 'g'))].map(([, amount = '']) => amount.trim());
}

function cents(amount: string): number {
  return Math.round(Number(amount.replace(/[^\d,]/g, '').replace(',', '.')) * 100);
}

function euros(amount: number): string {
  return plain(new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(amount / 100));
}

function readable(html: string): string {
  return plain(
    html
      .replace(/<script.*?<\/script>/gs, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&'),
  );
}

/** Thousands are joined: a quantity may stand before an amount. */
function plain(text: string): string {
  return text.replaceAll('\u202f', '').replace(/\s+/g, ' ');
}

function asVisitor({ as, shopToken, cartId }: Shopper) {
  const cookie = `vsf-cart=${cartId}; shop_token_id=${shopToken}`;
  return { headers: { cookie }, ...(as === undefined ? {} : { as }) };
}

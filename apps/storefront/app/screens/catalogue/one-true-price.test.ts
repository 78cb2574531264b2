// What a tinted pack costs, from the product's page to the paper of the order: one amount, and never a base's name.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetAttempts } from '@nuancier/api/checkout/testing/forget-attempts.ts';
import { draws } from '@nuancier/domain/testing/draws.ts';
import { ask, fill, prepare, shopper } from '@nuancier/api/checkout/testing/shopper.ts';
import type { Shopper } from '@nuancier/api/checkout/testing/shopper.ts';
import { baseNamed, baseOfHex, takesTint } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { AMOUNT, amountsIn, cents, euros, joined, readable } from '../../../testing/shown-amounts.ts';
import { confirmation, ownPapers, placed, quotedAgain } from '../../../testing/tinted-order.ts';
import { cardsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const PURCHASES = 80;
/** Places that cost several pages are looked at so often. */
const OFTEN = 4;
const STORE = 'VB006';
const at = (name: string) => `${name}@demo.valbrune.example`;
const PROFESSIONALS = ['yann.kermarrec', 'nadia.castellan'].map(at);
const PRIVATE = at('elodie.marchand');
const CAPPED = at('gwen.lebihan');
const BLIND = at('ali.benali');
const NOBODY = { shopToken: '', cartId: '', address: '' };

let shop: TestShop;
let sold: Sold[];
let charts: Tint[];
type Sold = {
  sku: string;
  name: string;
  urlKey: string;
  color: string;
  conditioning: string;
  reduced: boolean;
};
type Tint = { code: string | null; hex: string; base: string };

beforeAll(async () => {
  shop = await testShop();
  const plenty = { available: 90_000, statut_article_mag: 'P', resupply_time: 5 };
  await stockEverywhere(shop.db, { ...plenty, livraison_pro: true });
  await shop.db.updateTable('company').set({ credit_limit_cents: 1_000_000_000 }).execute();
  const articles = await shop.db
    .selectFrom('article')
    .innerJoin('product', 'product.id', 'article.product_id')
    .innerJoin('public_price', 'public_price.article_sku', 'article.sku')
    .innerJoin('stock', 'stock.article_sku', 'article.sku')
    .select([
      'article.sku',
      'product.name',
      'product.url_key as urlKey',
      'article.color',
      'article.conditioning',
      'public_price.reduced_type',
    ])
    .where('article.tintable', '=', true)
    .where('stock.shop_code', '=', STORE)
    .where('public_price.pack_ht_cents', 'is not', null)
    .orderBy('article.sku')
    .execute();
  sold = articles.flatMap(({ color, reduced_type: type, ...article }) =>
    color === null ? [] : [{ ...article, color, reduced: type !== null }],
  );
  await agreeThreshold(sold.map(({ sku }) => sku));
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

const FROM_THREE = 3;

/** A contract by which each article costs the first of the companies less from three packs on. */
async function agreeThreshold(skus: readonly string[]): Promise<void> {
  const { company_id } = await shop.db
    .selectFrom('customer')
    .select('company_id')
    .where('email', '=', PROFESSIONALS[0] ?? '')
    .executeTakeFirstOrThrow();
  if (company_id === null) throw new Error('The first professional has no company');
  const agreed = { company_id, from_quantity: FROM_THREE, label: 'Par trois', extra_percent: 12.5 };
  await shop.db
    .insertInto('special_condition')
    .values(skus.map((article_sku) => ({ ...agreed, article_sku })))
    .execute();
}

/** Whatever the dice say, a visitor buys something on offer. */
function promoted(): Purchase {
  return {
    who: undefined,
    article: sold.findIndex(({ reduced }) => reduced),
    tint: 7,
    own: false,
    quantity: 2,
  };
}

const seen = {
  visitors: 0,
  professionals: 0,
  households: 0,
  own: 0,
  reductions: 0,
  thresholds: 0,
  cards: 0,
  files: 0,
  quotations: 0,
};

it('a tinted pack costs the same on page, pack, bar, cart, checkout, order, mail, paper, file, quotation and card, and no base is named', async () => {
  await fc.assert(fc.asyncProperty(purchase, isOnePrice), {
    ...draws(PURCHASES, 20_261_117),
    endOnFailure: true,
    // Each kind of reader at least once, whatever the dice say.
    examples: [undefined, PRIVATE, ...PROFESSIONALS]
      .flatMap((who, nth) =>
        [true, false].map((own): [Purchase] => [
          { who, article: nth * 7, tint: nth * 31, own, quantity: nth + 1 },
        ]),
      )
      .concat([[promoted()], [{ who: PROFESSIONALS[0], article: 5, tint: 3, own: false, quantity: 4 }]]),
  });
  // What never happened was not proven.
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
});

it('what a sub-account submits costs its head the same, tint and all', async () => {
  await shop.db
    .updateTable('customer')
    .set({ is_validate_order: true, ceiling_validated_order_cents: 100 })
    .where('email', '=', CAPPED)
    .execute();
  for (const nth of [0, 1]) {
    const article = soldAt(nth * 11);
    const tint = tintFor(article, { tint: nth * 17, own: false });
    const who = await shopper(shop, { shopCode: STORE, as: CAPPED });
    await ask(shop, who, `mutation { clearCart(input: { uid: "${who.cartId}" }) { cart { id } } }`);
    const page = await productPage(who, article, tint, 3);
    await fill(shop, who, [{ sku: article.sku, quantity: 3, entered_options: [optionOf(tint)] }]);
    const { submitCartForApproval: request } = await ask(
      shop,
      who,
      `mutation { submitCartForApproval(cartId: "${who.cartId}") { id } }`,
    );
    const { id } = request as { id: string };
    const { html } = await shop.visit(`/customer/orders-to-approve-detail/${id}`, {
      as: at('yann.kermarrec'),
    });
    const words = readable(html);
    for (const amount of [page.pack, page.total]) expect(amountsIn(words, 'HT')).toContain(amount);
    expect(words).toContain(page.said.split(' : ').at(-1));
    expect(words).toContain(tint.code);
    expect(words).not.toMatch(BASE);
    await ask(shop, who, `mutation { withdrawApprovalRequest(orderId: "${id}") { id } }`);
  }
});

it('who may not see prices finds none, in words or in data, on page, card, cart and checkout', async () => {
  for (const nth of [0, 1]) {
    const article = soldAt(nth * 13);
    const tint = tintFor(article, { tint: nth * 19, own: false });
    const head = await productPage({ ...NOBODY, as: at('yann.kermarrec') }, article, tint, 2);
    expect(cents(head.total)).toBeGreaterThan(0);
    const who = await shopper(shop, { shopCode: STORE, as: BLIND });
    await ask(shop, who, `mutation { clearCart(input: { uid: "${who.cartId}" }) { cart { id } } }`);
    await fill(shop, who, [{ sku: article.sku, quantity: 2, entered_options: [optionOf(tint)] }]);
    const chosen = `teinte=${encodeURIComponent(tint.code ?? tint.hex)}`;
    const pack = `conditionnement=${optionCode(article.conditioning)}&quantite=2`;
    for (const path of [
      `/produit/${article.urlKey}?${chosen}&${pack}`,
      `/nuancier/${optionCode(tint.code ?? '')}/produits?q=${encodeURIComponent(article.name)}`,
      '/cart',
      '/checkout/payment',
    ]) {
      const { html } = await shop.visit(path, asVisitor(who));
      // As words, and as a number among the data that the page hands to its script.
      const data = html.matchAll(/(?<![\d.])\d+\.\d+/g);
      const told = new Set([...data].map(([number]) => Number(number)));
      const hidden = [head.pack, head.total].map((amount) => cents(amount) / 100);
      expect([path, hidden.filter((amount) => told.has(amount))]).toEqual([path, []]);
      expect([path, amountsIn(readable(html), '(?:HT|TTC)')]).toEqual([path, []]);
    }
  }
});

function soldAt(nth: number): Sold {
  const article = sold[nth % sold.length];
  if (!article) throw new Error('Nothing is tinted');
  return article;
}

function optionOf({ code, hex }: Tint) {
  return code === null ? { uid: 'customColorExa', value: hex } : { uid: 'tint_code', value: code };
}

const BASE = /Base ?(?:P|M|TR|teintable)\b.{0,20}/;

async function isOnePrice(wanted: Purchase): Promise<void> {
  await forgetAttempts(shop.db);
  const article = soldAt(wanted.article);
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
  seen.reductions += article.reduced && !isPro ? 1 : 0;
  seen.thresholds += as === PROFESSIONALS[0] && quantity >= FROM_THREE ? 1 : 0;

  const page = await productPage(who, article, tint, quantity);
  expect(page.button).toBe(page.pack);
  expect(page.parts).toBe(page.pack);
  stepsSay(page, as === PROFESSIONALS[0], quantity);

  await fill(shop, who, [{ sku: article.sku, quantity, entered_options: [optionOf(tint)] }]);
  const cart = readable((await shop.visit('/cart', asVisitor(who))).html);
  const tax = isPro ? 'HT' : 'TTC';
  expect(amountsIn(cart, tax)).toContain(page.pack);
  expect(amountsIn(cart, tax)).toContain(page.total);
  expect(cart).toContain(page.said);

  await prepare(shop, who, { payment: isPro ? 'on_account' : 'card' });
  const checkout = readable((await shop.visit('/checkout/payment', asVisitor(who))).html);
  expect(amountsIn(checkout, tax)).toContain(page.total);
  expect(checkout).toContain(page.said);

  const order = await placed(shop, who);
  const [html, text] = await confirmation(shop, order.number);
  const thanks = readable((await shop.visit(order.thanks, asVisitor(who))).html);
  for (const paper of [html, text, thanks]) expect(paper).toContain(page.total);
  const shown = [page.words, cart, checkout, html, text, thanks];
  const [file = '', ...own] = as === undefined ? [] : (await ownPapers(shop, as, order.number)).toReversed();
  const missing = own.filter(
    (words) => ![page.pack, page.total].every((amount) => words.includes(joined(amount))),
  );
  expect(missing).toEqual([]);
  fileSays(file, page);
  if (isPro) shown.push(...(await quotationSays(as, order.number, tint, page)));
  await cardsSay(who, article, tint);
  shown.push(...own);
  expect(shown.map((words) => BASE.exec(words)?.[0] ?? null)).toEqual(shown.map(() => null));
}

/** Only the company that agreed on it reads from how many packs on it pays less; then that is what it pays. */
function stepsSay({ words, pack }: ShownPrice, isAgreed: boolean, quantity: number): void {
  const [, step = '', reached] =
    new RegExp(`Dès 3 : (${AMOUNT}) HT l’unité( \\(prix appliqué\\))?`).exec(words) ?? [];
  expect([step !== '', reached !== undefined]).toEqual([isAgreed, isAgreed && quantity >= FROM_THREE]);
  if (!isAgreed) return;
  if (reached) expect(step).toBe(pack);
  else expect(cents(step)).toBeLessThan(cents(pack));
}

function fileSays(file: string, page: ShownPrice): void {
  if (file === '') return;
  seen.files += 1;
  expect(file.split(';')).toEqual(expect.arrayContaining([page.pack, page.total].map(figure)));
}

async function quotationSays(as: string, number: string, tint: Tint, page: ShownPrice): Promise<string[]> {
  if (seen.quotations >= OFTEN) return [];
  seen.quotations += 1;
  const quoted = await quotedAgain(shop, as, number, tint);
  for (const words of quoted) {
    expect(joined(words)).toContain(joined(page.total));
    expect(words).toContain(tint.code ?? tint.hex);
  }
  expect(quoted.filter((words) => words.includes(page.said))).toHaveLength(2);
  return quoted;
}

/** The card in both listings: what the page says before a pack is chosen. */
async function cardsSay(who: Shopper, { urlKey, name }: Sold, { code }: Tint): Promise<void> {
  if (code === null || seen.cards >= OFTEN) return;
  const query = encodeURIComponent(name);
  const { html } = await shop.visit(`/produit/${urlKey}?teinte=${encodeURIComponent(code)}`, asVisitor(who));
  const large = readable(/<p class="[^"]*_large_[^"]*">(.*?)<\/p>/s.exec(html)?.[1] ?? '');
  for (const listing of [
    `/nuancier/${optionCode(code)}/produits?q=${query}`,
    `/search?q=${encodeURIComponent(code)}+${query}`,
  ]) {
    const listed = cardsOf((await shop.visit(listing, asVisitor(who))).html);
    const card = listed.find(({ href }) => href.includes(`/${urlKey}?`));
    if (!card) continue;
    seen.cards += 1;
    expect(euros(Math.round(card.amount * 100))).toBe(new RegExp(AMOUNT).exec(large)?.[0]);
  }
}

/** In a file an amount stands without its currency. */
const figure = (amount: string): string => amount.replace(' €', '');

function tintFor({ color }: Sold, { tint, own }: Pick<Purchase, 'tint' | 'own'>): Tint {
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
  const tax = who.as !== undefined && who.as !== PRIVATE ? 'HT' : 'TTC';
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

function asVisitor({ as, shopToken, cartId }: Shopper) {
  const cookie = `vsf-cart=${cartId}; shop_token_id=${shopToken}`;
  return { headers: { cookie }, ...(as === undefined ? {} : { as }) };
}

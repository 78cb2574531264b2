import { PLATFORM } from '@nuancier/domain/stock/platform.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { HOME, locationOf, openBuyer, sendStep, TAPE } from '../../../testing/buyer.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const PAINT = { sku: '10200013', parent_sku: 'P102000' };
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('cart').execute();
  const shelf = { available: 500, statut_article_mag: 'P', resupply_time: 5, livraison_pro: true };
  await stockEverywhere(shop.db, shelf);
});

const soldOut = (sku: string) =>
  shop.db.updateTable('stock').set({ available: 0 }).where('article_sku', '=', sku).execute();

/** Of a list to choose from: what can be sent, and how it is called. */
function choicesOf(html: string, name: string): { code: string; words: string; chosen: boolean }[] {
  const select = new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(html)?.[0] ?? '';
  return [...select.matchAll(/<option value="([^"]*)"([^>]*)>(.*?)<\/option>/g)].map(
    ([, code = '', attributes = '', words = '']) => ({
      code,
      words: words.replaceAll('\u00a0', ' '),
      chosen: attributes.includes('selected'),
    }),
  );
}

const LATER = 4;

/** Goes on to the payment with one of the wishes offered there. */
async function toPayment(buyer: Browser, mode: 'EMP' | 'LIV', at = LATER) {
  const name = mode === 'EMP' ? 'pickup_wish' : 'delivery_wish';
  const { html } = await buyer.see('/checkout/shipping');
  const wish = choicesOf(html, name)[at];
  if (wish === undefined) throw new Error(`Nothing to wish for as ${name}`);
  const sent = await sendStep(buyer, '/checkout/shipping', { ...HOME, mode, [name]: wish.code });
  expect(locationOf(sent)).toBe('302 /checkout/billing');
  await sendStep(buyer, '/checkout/billing', HOME);
  return { wish, html: (await buyer.see('/checkout/payment')).html };
}

const order = (buyer: Browser) =>
  sendStep(buyer, '/checkout/payment', { method: 'purchaseorder', conditions: 'on' });

async function thanked(buyer: Browser) {
  const { html } = await buyer.see(String((await order(buyer)).headers['location']));
  const path = /\/customer\/order-history\/W\d+/.exec(html)?.[0] ?? '';
  return { thanks: wordsOf(html), page: wordsOf((await buyer.see(path)).html) };
}

it('D44 an address beyond the store’s reach is told before anything is promised there, with the ways on', async () => {
  const yann = await openBuyer(shop, { as: YANN });
  await yann.send('/magasins/choix', { shopCode: 'VB001', back: '/', once: '1' });
  const { html } = await yann.see('/checkout/shipping');
  const words = wordsOf(html).replaceAll('\u00a0', ' ');
  expect(words).toMatch(
    /Livraison impossible à \d{5} [^:]+ depuis Valbrune Paris Nation : plus de 50 km\. Choisissez un autre magasin, ou une autre adresse ci-dessous\./,
  );
  expect(words).toContain('Choisir un autre magasin');
  const card = /<label[^>]*>(?:(?!<label).)*data-delivery="far".*?<\/label>/s.exec(html)?.[0] ?? '';
  expect(wordsOf(card)).toContain('Livraison impossible');
  expect(wordsOf(card)).not.toMatch(/€|Offerte|Livraison prévue/);
  expect(choicesOf(html, 'delivery_wish')).toEqual([]);
  await yann.send('/magasins/choix', { shopCode: 'VB006', back: '/', once: '1' });
  expect((await yann.see('/checkout/shipping')).html).not.toContain('data-delivery="far"');
});

describe('a day that suits', () => {
  it('CHK-04 a delivery: chosen from a list without script, told on recap, thanks and order', async () => {
    const yann = await openBuyer(shop, { as: YANN });
    const { wish, html } = await toPayment(yann, 'LIV');
    expect(wish.words).toMatch(/^(lundi|mardi|mercredi|jeudi|vendredi) \d+(er)? \S+$/);
    const words = `Livraison souhaitée le ${wish.words}`;
    expect(wordsOf(html)).toContain(words);
    const step = await yann.see('/checkout/shipping');
    expect(choicesOf(step.html, 'delivery_wish').find(({ chosen }) => chosen)).toMatchObject({
      code: wish.code,
    });
    const { thanks, page } = await thanked(yann);
    for (const told of [thanks, page]) {
      expect(told).toContain(words);
      expect(told).not.toContain('Livraison prévue');
    }
  });

  it('CHK-06 at the counter: a slot, beside the moment from which the goods are there', async () => {
    const yann = await openBuyer(shop, { as: YANN });
    const { wish, html } = await toPayment(yann, 'EMP');
    expect(wish.words).toMatch(/^\S+ \d+(er)? \S+, entre \d+ h( \d\d)? et \d+ h( \d\d)?$/);
    const words = `Retrait souhaité le ${wish.words.replace(',', '')}`;
    expect(wordsOf(html)).toContain(words);
    expect(wordsOf(html)).toContain('Prêt à partir du');
    const { thanks, page } = await thanked(yann);
    for (const told of [thanks, page]) expect(told).toContain(words);
  });

  it('as soon as possible is chosen until another day is, and can be chosen again', async () => {
    const yann = await openBuyer(shop, { as: YANN });
    await toPayment(yann, 'LIV');
    const { wish, html } = await toPayment(yann, 'LIV', 0);
    expect(wish).toMatchObject({ code: '', words: expect.stringMatching(/^Au plus tôt : /) as unknown });
    expect(wordsOf(html)).toContain('Livraison prévue');
  });

  it('one that is not offered is refused, and what was filled in stays', async () => {
    const yann = await openBuyer(shop, { as: YANN });
    const far = { ...HOME, mode: 'LIV', delivery_wish: '2031-01-07', note: 'Hayon' };
    const refused = await sendStep(yann, '/checkout/shipping', far);
    expect(refused.status).toBe(422);
    expect(wordsOf(refused.html)).toContain('Ce choix n’est plus possible pour votre panier.');
    expect(refused.html).toContain('Hayon</textarea>');
    expect(choicesOf(refused.html, 'delivery_wish').length).toBe(16);
  });

  it('lost while the cart stood: cart and every step say so, and the order comes as soon as possible', async () => {
    const yann = await openBuyer(shop, { as: YANN });
    const { wish } = await toPayment(yann, 'LIV', 1);
    await soldOut(TAPE.sku);
    const lost = `Livraison souhaitée le ${wish.words} : ce n’est plus possible.`;
    for (const path of ['/cart', '/checkout/shipping', '/checkout/billing', '/checkout/payment'])
      expect(wordsOf((await yann.see(path)).html)).toContain(lost);
    const { page } = await thanked(yann);
    expect(page).not.toContain('souhaitée');
    expect(page).toContain('Livraison prévue');
  });

  it('lost between the page and the button: asked again, then ordered', async () => {
    const yann = await openBuyer(shop, { as: YANN });
    const { html } = await toPayment(yann, 'LIV', 1);
    await soldOut(TAPE.sku);
    const key = /name="key" value="([^"]*)"/.exec(html)?.[1] ?? '';
    const cart = /name="cart" value="([^"]*)"/.exec(html)?.[1] ?? '';
    const form = { key, cart, method: 'purchaseorder', conditions: 'on' };
    const refused = await yann.send('/checkout/payment?commander', form);
    expect(refused.status).toBe(422);
    expect(wordsOf(refused.html)).toContain('n’est plus possible : rien n’est commandé');
    expect(refused.html).toMatch(/<a[^>]*href="\/checkout\/shipping"[^>]*>Choisir un autre jour/);
    expect(locationOf(await order(yann))).toContain('303 /thank-you');
  });
});

describe('delivered in two', () => {
  it.each([
    ['with two days', 5, /2 articles le \S+ \d+(er)? \S+$/],
    ['the second still to be told', null, /2 articles à une date à confirmer$/],
  ])('%s: offered, told on recap, thanks and order, and not dearer', async (_title, resupply, second) => {
    await shop.db
      .updateTable('stock')
      .set({ available: 0, resupply_time: resupply })
      .where('article_sku', '=', TAPE.sku)
      .where('shop_code', 'in', ['VB006', PLATFORM])
      .execute();
    const yann = await openBuyer(shop, { as: YANN });
    await yann.send('/cart', { intent: 'add', quantity: '3', ...PAINT });
    const { html: offered } = await yann.see('/checkout/shipping');
    const [together, two] = choicesOf(offered, 'delivery_wish');
    expect(together?.words).toMatch(/^Tout ensemble(,| le) /);
    expect(two?.code).toBe('two');
    expect(two?.words).toMatch(/^En deux fois : 3 articles le \S+ \d+(er)? \S+, /);
    expect(two?.words).toMatch(second);
    expect(wordsOf(offered)).toContain('Les frais de livraison ne sont comptés qu’une fois.');
    const totalOf = (html: string) => /Total TTC ([\d ]+,\d\d) €/.exec(wordsOf(html))?.[1];
    const { html } = await toPayment(yann, 'LIV', 1);
    expect(totalOf(html)).toBe(totalOf((await toPayment(yann, 'LIV', 0)).html));
    const recap = wordsOf((await toPayment(yann, 'LIV', 1)).html);
    const { thanks, page } = await thanked(yann);
    for (const told of [recap, thanks, page]) {
      expect(told).toMatch(/Première livraison le \S+ \d+(er)? \S+ 3 × /);
      expect(told).toMatch(
        resupply === null ? /Seconde livraison, date à confirmer 2 × / : /Seconde livraison le /,
      );
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../testing/browser.ts';
import type { Browser } from '../../../testing/browser.ts';
import { TAPE } from '../../../testing/buyer.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const WITHOUT_PRICES = 'ali.benali@demo.valbrune.example';
const product = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';

let shop: TestShop;
let head: Browser;
beforeAll(async () => {
  shop = await testShop();
  await shop.db.updateTable('company').set({ shop_code: null }).execute();
  await shop.db.updateTable('customer').set({ current_shop_code: null }).execute();
  head = openBrowser(shop, HEAD);
  await head.send('/cart', { intent: 'add', quantity: '1', ...TAPE });
});
afterAll(() => shop.close());

/** The words of the page itself, without header and footer. */
const mainOf = (html: string) => wordsOf(/<main.*?<\/main>/s.exec(html)?.[0] ?? '');

const pages: [string, () => Promise<{ html: string }>][] = [
  ['cards', () => head.see('/catalogue/facade/impermeabilite')],
  ['rows', () => head.see('/catalogue/facade/impermeabilite?mode=list')],
  ['a product', () => head.see(product)],
  ['an article', () => head.see(`${product}?couleur=blanc&conditionnement=10-l`)],
  ['the cart', () => head.see('/cart')],
  ['favourites', () => head.see('/customer/my-wishlist')],
  ['quick order', () => head.send('/commande-rapide', { intent: 'check', list: `${TAPE.sku};2` })],
  ['frequent purchases', () => head.see('/customer/my-frequent-purchases')],
];

describe('signed in without a store', () => {
  it.each(pages)('STK-07 %s: to choose a store, not that it is missing there', async (_, see) => {
    const { html } = await see();
    const text = mainOf(html);
    expect(text).toContain('Choisissez votre magasin');
    // Without script the way to the stores is a link.
    expect(html).toMatch(/<a [^>]*href="\/magasins"[^>]*>Choisissez votre magasin<\/a>/);
    expect(text).not.toMatch(/Indisponible|Livraison indisponible|Click & Collect/);
  });

  it('STK-07 also for a sub-account that sees no prices', async () => {
    const { html } = await openBrowser(shop, WITHOUT_PRICES).see('/customer/my-frequent-purchases');
    expect(mainOf(html)).not.toMatch(/\d,\d\d €/);
    const cards = await openBrowser(shop, WITHOUT_PRICES).see('/catalogue/facade/impermeabilite');
    expect(mainOf(cards.html)).toContain('Choisissez votre magasin');
  });

  it('STK-07 an article the platform holds has a day at the door; a visitor is told of none', async () => {
    const article = `${product}?couleur=blanc&conditionnement=10-l`;
    await stockEverywhere(shop.db, { available: 500, statut_article_mag: 'P' });
    const told = /Livraison prévue \S+ \d+(er)? \S+ au plus tôt, selon le magasin qui livre votre adresse\./;
    expect(mainOf((await head.see(article)).html)).toMatch(told);
    expect(mainOf((await openBrowser(shop).see(article)).html)).not.toContain('Livraison prévue');
    await stockEverywhere(shop.db, { available: 0 });
    expect(mainOf((await head.see(article)).html)).not.toContain('Livraison prévue');
  });

  it('STK-07 nobody is asked to choose while nobody is known', async () => {
    const { html } = await openBrowser(shop).see('/catalogue/facade/impermeabilite');
    expect(mainOf(html)).not.toContain('Choisissez votre magasin');
  });

  it('STK-07 STO-08 a visitor’s cart says what a store would tell, and leads to the stores', async () => {
    const visitor = openBrowser(shop);
    await visitor.send('/cart', { intent: 'add', quantity: '1', ...TAPE });
    const { html } = await visitor.see('/cart');
    expect(mainOf(html)).toContain('Choisissez un magasin pour savoir ce qui s’y retire et quand.');
    expect(html).toMatch(/<a [^>]*href="\/magasins"[^>]*>Choisir un magasin<\/a>/);
    await visitor.send('/magasins/choix', { shopCode: 'VB006', back: '/' });
    expect(mainOf((await visitor.see('/cart')).html)).not.toContain('Choisissez un magasin pour');
  });

  it('STK-07 once a store is chosen its stock is told', async () => {
    await head.send('/magasins/choix', { shopCode: 'VB006', back: '/' });
    const { html } = await head.see('/catalogue/facade/impermeabilite');
    expect(mainOf(html)).not.toContain('Choisissez votre magasin');
    expect(mainOf(html)).toMatch(/Livraison (in)?disponible/);
  });
});

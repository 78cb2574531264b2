// Which of HT and TTC is shown large, from the card to the paper: every kind of viewer on every screen with amounts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '@nuancier/api/documents/testing/pdf-text.ts';
import { cents } from '@nuancier/domain/money.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { Browser } from '../../../testing/browser.ts';
import { HOME, openBuyer, sendStep, TAPE } from '../../../testing/buyer.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { centsOf } from '../../../testing/shown-sums.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const at = (name: string) => `${name}@demo.valbrune.example`;
const VIEWERS = {
  'a visitor': undefined,
  'a private customer': at('elodie.marchand'),
  'a head of company': at('yann.kermarrec'),
};
type ViewerName = keyof typeof VIEWERS;

let shop: TestShop;
const browsers = new Map<ViewerName, Browser>();
beforeAll(async () => {
  shop = await testShop();
  await stockEverywhere(shop.db, { available: 500, livraison_pro: true });
  await shop.db.updateTable('public_price').set({ eco_ht_cents: 7 }).execute();
  for (const [name, as] of Object.entries(VIEWERS) as [ViewerName, string | undefined][]) {
    const browser = await openBuyer(shop, { as });
    browsers.set(name, browser);
    await browser.send('/cart', { intent: 'coupon', coupon: 'BIENVENUE10' });
    if (as === undefined) await sendStep(browser, '/checkout/user-account', { email: 'invitee@exemple.fr' });
    await sendStep(browser, '/checkout/shipping', { ...HOME, mode: 'LIV' });
    await sendStep(browser, '/checkout/billing', { address: 'same' });
  }
});
afterAll(() => shop.close());

const SCREENS = {
  'a card': '/search?q=ruban',
  'a product': '/produit/PRODUCT',
  'the quick order': { path: '/commande-rapide', fields: { list: `${TAPE.sku};3`, intent: 'check' } },
  'the cart': '/cart',
  'the shipping step': '/checkout/shipping',
  'the billing step': '/checkout/billing',
  'the payment step': '/checkout/payment',
} as const;

describe.each(Object.keys(VIEWERS) as ViewerName[])('%s', (name) => {
  it.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])(
    'PRC-01 PRC-02 PRC-11 reads on %s the amounts that must stand large',
    async (screen) => {
      expect(readBy(name, await pageOf(name, screen))).toEqual(READ[name]);
    },
  );

  it('PRC-11 reads the éco-contribution in the recap of each step', async () => {
    for (const step of ['shipping', 'billing', 'payment']) {
      const page = await browserOf(name).see(`/checkout/${step}`);
      const [told, taxLabel] = name === 'a head of company' ? ['0,14', 'HT'] : ['0,17', 'TTC'];
      expect(wordsOf(page.html)).toContain(`dont éco-contribution ${taxLabel} ${told} €`);
    }
  });
});

describe.each(['a private customer', 'a head of company'] as const)('%s', (name) => {
  it('PRC-11 reads on favourites, history, order and its paper the amounts that must stand large', async () => {
    const browser = browserOf(name);
    const as = VIEWERS[name] ?? '';
    await sendStep(browser, '/checkout/payment', { method: methodOf(name), conditions: 'on' });
    const { number } = await shop.db
      .selectFrom('orders')
      .select('number')
      .where('email', '=', as)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const added = await browser.send('/favoris/ajout', {
      intent: 'add',
      list: '0',
      article: `${TAPE.sku}~2`,
    });
    expect(added.status).toBeLessThan(400);
    const pages = ['/customer/my-wishlist', '/customer/order-history', `/customer/order-history/${number}`];
    for (const path of pages) {
      const { status, html } = await browser.see(path);
      expect(status).toBe(200);
      expect(readBy(name, html)).toEqual(READ[name]);
    }
    const paper = pdfText((await browser.see(`/documents/orders/${number}.pdf`)).bytes);
    expect(paper).toContain(name === 'a head of company' ? 'Prix unitaire HT' : 'Prix unitaire TTC');
    expect(paper.replaceAll('\u00a0', ' ')).toMatch(/dont éco-contribution (HT|TTC)\n0,1[47] €/);
  });
});

const READ = {
  'a visitor': { labels: ['TTC'], alone: [] },
  'a private customer': { labels: ['TTC', 'HT'], alone: [] },
  'a head of company': { labels: ['HT'], alone: [] },
} as const;

/** The labels in reading order, and HT amounts without their TTC as large. */
function readBy(name: ViewerName, html: string): { labels: TaxLabel[]; alone: LargeAmount[] } {
  const told = largeAmountsOf(html);
  const labels = [...new Set(told.map(({ taxLabel }) => taxLabel))];
  const taxed = new Set(told.flatMap(({ taxLabel, amount }) => (taxLabel === 'TTC' ? [amount] : [])));
  const isAlone = ({ taxLabel, amount }: LargeAmount) =>
    taxLabel === 'HT' && !taxed.has(includingTax(cents(amount), taxRate('standard')));
  const isPro = name === 'a head of company';
  // A professional reads HT first; TTC may follow.
  return { labels: isPro ? labels.slice(0, 1) : labels, alone: isPro ? [] : told.filter(isAlone) };
}

type LargeAmount = { taxLabel: TaxLabel; amount: number };

/** In reading order, without small amounts. */
function largeAmountsOf(html: string): LargeAmount[] {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const large = main
    .replaceAll(/<div class="[^"]*" data-weight="small">.*?<\/div>/gs, '')
    .replaceAll(/<script.*?<\/script>/gs, '')
    // Separates cells, so that two do not read as one number.
    .replaceAll(/<\/t[dh]>/g, ' | ');
  const amounts = /(?:(?:Sous-total|Livraison|Total) (HT|TTC) )?(-?\d[\d ]*,\d\d €)(?: (HT|TTC))?/g;
  return [...wordsOf(large).matchAll(amounts)].flatMap(([, before, amount = '', after]) => {
    const label = after ?? before;
    return label === 'HT' || label === 'TTC' ? [{ taxLabel: label, amount: centsOf(amount) }] : [];
  });
}

async function pageOf(name: ViewerName, screen: keyof typeof SCREENS): Promise<string> {
  const place = SCREENS[screen];
  const browser = browserOf(name);
  if (typeof place !== 'string') return (await browser.send(place.path, place.fields)).html;
  const { url_key: key } = await shop.db
    .selectFrom('product')
    .select('url_key')
    .where('sku', '=', TAPE.parent_sku)
    .executeTakeFirstOrThrow();
  const { status, html } = await browser.see(place.replace('PRODUCT', key));
  expect(status).toBe(200);
  return html;
}

function browserOf(name: ViewerName): Browser {
  const browser = browsers.get(name);
  if (browser === undefined) throw new Error(`Nobody opened a browser for ${name}`);
  return browser;
}

function methodOf(name: ViewerName): string {
  return name === 'a head of company' ? 'purchaseorder' : 'card';
}

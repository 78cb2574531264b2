// The pages of the way to an order, with each thing they ask the API for failing in turn.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guestAtPayment } from '../../../testing/buyer.ts';
import type { Browser } from '../../../testing/browser.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const SECRET = 'panne interne 7431';

type Asked = { operation: string; field: string };

let asked: Asked[] = [];
let failing: Asked | null = null;
let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  shop = await testShop({
    spoil: (transport) => async (request) => {
      const answer = await transport(request);
      const operation = /^query (\w+)/.exec(request.document)?.[1] ?? '';
      const data = answer.data as Record<string, unknown> | null;
      for (const field of Object.keys(data ?? {})) asked.push({ operation, field });
      if (failing?.operation !== operation) return answer;
      const { field } = failing;
      const error = { message: SECRET, path: [field], extensions: { category: 'graphql-fault' } };
      return { data: { ...data, [field]: null }, errors: [error] };
    },
  });
  browser = await guestAtPayment(shop);
});
afterAll(() => shop.close());

/** What a page is about, or the terms of an order: where this fails there is nothing to show, and the error page says so. */
const essential: Readonly<Record<string, readonly string[]>> = {
  CategoryPage: ['route'],
  CategoryListing: ['products'],
  SearchPage: ['products'],
  PromoPage: ['products', 'promotions'],
  ProductPage: ['products'],
  ContentPage: ['cmsPage'],
  StoresPage: ['nearestStores'],
  ColourChartPage: ['colourChart'],
  GuestCart: ['customCart'],
  GuestCheckout: ['customCart'],
  ShippingStep: ['getAvailableShippingMethods', 'storeConfig'],
  PaymentStep: ['getAvailablePaymentMethods', 'storeConfig'],
};

it.each([
  '/',
  '/catalogue',
  '/catalogue/facade',
  '/search?q=peinture',
  '/promo',
  '/produit/ardelis-serena-peinture-murs-et-plafonds-mate',
  '/livraison',
  '/magasins',
  '/plan-du-site',
  '/contactez-nous',
  '/nuancier',
  '/cart',
  '/checkout/user-account',
  '/checkout/shipping',
  '/checkout/billing',
  '/checkout/payment',
])('CFG-22 %s stands whatever else it asks for fails, and says nothing of it', async (path) => {
  failing = null;
  asked = [];
  expect((await browser.see(path)).status).toBe(200);
  const each = new Map(asked.map((one) => [`${one.operation} ${one.field}`, one]));
  expect([...each.keys()]).toContain('Layout cmsBlocks');
  const fallen: string[] = [];
  for (const [name, one] of each) {
    failing = one;
    const { status, html } = await browser.see(path);
    failing = null;
    const mayFall = essential[one.operation]?.includes(one.field) ?? false;
    if (status !== 200 && !mayFall) fallen.push(`${name}: ${status}`);
    if (html.includes(SECRET)) fallen.push(`${name}: told`);
    if (html.match(/<h1[\s>]/g)?.length !== 1) fallen.push(`${name}: no heading`);
  }
  expect(fallen).toEqual([]);
});

// Buys page by page, without script. For tests.
import { hiddenFields, openBrowser } from './browser.ts';
import type { Browser } from './browser.ts';
import { testShop } from './visit.ts';
import type { TestShop, Visit } from './visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

export const TAPE = { sku: '82300001', parent_sku: 'P823000' };
export const HOME = {
  address: 'new',
  firstname: 'Élodie',
  lastname: 'Marchand',
  street: '12 rue Saint-Hélier',
  postcode: '35000',
  city: 'Rennes',
};
const STORE = 'VB006';

export const locationOf = (visit: { status: number; headers: Record<string, unknown> }) =>
  `${visit.status} ${String(visit.headers['location'])}`;

/** The checked values among the radio buttons or boxes of that name. */
export function chosenIn(html: string, name: string): (string | undefined)[] {
  return [...html.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g'))]
    .map(([input]) => input)
    .filter((input) => input.includes('checked=""'))
    .map((input) => /value="([^"]*)"/.exec(input)?.[1]);
}

/** A shop in which nothing is out of stock. */
export async function stockedShop(): Promise<TestShop> {
  const shop = await testShop();
  await stockEverywhere(shop.db, { available: 500 });
  return shop;
}

type Buying = { as?: string | undefined; article?: Record<string, string> | undefined };

/** With two of an article in the cart of a store in Rennes. */
export async function openBuyer(shop: TestShop, { as, article = TAPE }: Buying = {}): Promise<Browser> {
  const browser = openBrowser(shop, as);
  await browser.send('/magasins/choix', { shopCode: STORE, back: '/' });
  await browser.send('/cart', { intent: 'add', quantity: '2', ...article });
  return browser;
}

/** The packs of each line in a customer's cart. */
export async function packsInCart({ db }: TestShop, email: string): Promise<number[]> {
  const lines = await db
    .selectFrom('cart_line')
    .innerJoin('cart', 'cart.id', 'cart_line.cart_id')
    .innerJoin('customer', 'customer.id', 'cart.customer_id')
    .select('quantity')
    .where('customer.email', '=', email)
    .orderBy('position')
    .execute();
  return lines.map(({ quantity }) => quantity);
}

/** Sends a step with the fields a browser would send along. */
export async function sendStep(
  browser: Browser,
  path: string,
  fields: Record<string, string>,
): Promise<Visit> {
  const { html } = await browser.see(path);
  return browser.send(path.replace('/payment', '/payment?commander'), { ...hiddenFields(html), ...fields });
}

export async function guestAtPayment(shop: TestShop, article?: Record<string, string>): Promise<Browser> {
  const browser = await openBuyer(shop, { article });
  await sendStep(browser, '/checkout/user-account', { email: 'invitee@exemple.fr' });
  await sendStep(browser, '/checkout/shipping', { mode: 'EMP' });
  await sendStep(browser, '/checkout/billing', HOME);
  return browser;
}

/** Orders by card: the page that leads on to the bank. */
export async function orderByCard(browser: Browser): Promise<Visit> {
  const sent = await sendStep(browser, '/checkout/payment', { method: 'card', conditions: 'on' });
  return browser.see(String(sent.headers['location']));
}

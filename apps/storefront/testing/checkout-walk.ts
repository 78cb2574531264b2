// Through the checkout without script, step by step. For tests.
import { hiddenFields, openBrowser } from './browser.ts';
import type { Browser } from './browser.ts';
import type { TestShop, Visit } from './visit.ts';

const STORE = 'VB006';
export const TAPE = { sku: '82300001', parent_sku: 'P823000' };
export const HOME = {
  address: 'new',
  firstname: 'Élodie',
  lastname: 'Marchand',
  street: '12 rue Saint-Hélier',
  postcode: '35000',
  city: 'Rennes',
};

export const locationOf = (visit: { status: number; headers: Record<string, unknown> }) =>
  `${visit.status} ${String(visit.headers['location'])}`;

/** Sends a step with the fields a browser would send along. */
export async function step(browser: Browser, path: string, fields: Record<string, string>): Promise<Visit> {
  const { html } = await browser.see(path);
  return browser.send(path.replace('/payment', '/payment?commander'), { ...hiddenFields(html), ...fields });
}

/** The shop is opened before the tests, so it is asked for each time. */
export function checkoutWalk(open: () => TestShop) {
  async function shopper(as?: string, article: Record<string, string> = TAPE): Promise<Browser> {
    const browser = openBrowser(open(), as);
    await browser.send('/magasins/choix', { shopCode: STORE, back: '/' });
    await browser.send('/cart', { intent: 'add', quantity: '2', ...article });
    return browser;
  }

  async function guestAtPayment(article?: Record<string, string>): Promise<Browser> {
    const browser = await shopper(undefined, article);
    await step(browser, '/checkout/user-account', { email: 'invitee@exemple.fr' });
    await step(browser, '/checkout/shipping', { mode: 'EMP' });
    await step(browser, '/checkout/billing', HOME);
    return browser;
  }

  return { shopper, guestAtPayment };
}

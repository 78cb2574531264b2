import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenFields, openBrowser } from '../../../testing/browser.ts';
import type { Browser } from '../../../testing/browser.ts';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const PAGE = '/adresse-de-livraison';
const RENNES = {
  address: 'new',
  firstname: 'Élodie',
  lastname: 'Marchand',
  street: '12 rue Saint-Hélier',
  postcode: '35000',
  city: 'Rennes',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await stockEverywhere(shop.db, { available: 500 });
});
afterAll(() => shop.close());

async function shopper(as?: string): Promise<Browser> {
  const browser = openBrowser(shop, as);
  await browser.send('/magasins/choix', { shopCode: 'VB006', back: '/' });
  await browser.send('/cart', { intent: 'add', quantity: '2', sku: '82300001', parent_sku: 'P823000' });
  return browser;
}

async function choose(browser: Browser, fields: Record<string, string>, page = PAGE) {
  const { html } = await browser.see(page);
  return browser.send(PAGE, { ...hiddenFields(html), ...fields });
}

const locationOf = (visit: { status: number; headers: Record<string, unknown> }) =>
  `${visit.status} ${String(visit.headers['location'])}`;

describe('the shipping address without script', () => {
  it('leads to the cart where there is nothing to deliver', async () => {
    expect(locationOf(await openBrowser(shop).see(PAGE))).toBe('302 /cart');
  });

  it('CFG-17 a visitor learns what a delivery costs by postcode and town alone, and nothing is written', async () => {
    const guest = await shopper();
    const before = await guest.see('/cart');
    expect(before.html).toContain('href="/adresse-de-livraison?retour=%2Fcart"');
    expect(wordsOf(before.html)).toContain('Estimer la livraison à une adresse');
    const asked = [...(await guest.see(PAGE)).html.matchAll(/<input(?![^>]*hidden)[^>]*name="([^"]+)"/g)];
    expect(asked.map(([, name]) => name)).toEqual(['postcode', 'city']);
    const told = await choose(guest, { postcode: '35000', city: 'Rennes' });
    expect(told.status).toBe(200);
    expect(wordsOf(told.html)).toMatch(/Livraison à 35000 Rennes : 34,80 € TTC. Livraison prévue \S+ \d+/);
    const far = await choose(guest, { postcode: '13001', city: 'Marseille' });
    expect(wordsOf(far.html)).toContain('La livraison n’est pas proposée à 13001 Marseille');
    const cart = await shop.db.selectFrom('cart').select('shipping_address').execute();
    expect(cart.every((one) => one.shipping_address === null)).toBe(true);
  });

  it('keeps what was typed and says what is missing', async () => {
    const guest = await shopper();
    const refused = await choose(guest, { postcode: '35000', city: '' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('value="35000"');
    expect(wordsOf(refused.html)).toContain('Le champ « Ville » est obligatoire.');
    const yann = await shopper(YANN);
    const street = await choose(yann, { ...RENNES, city: '' });
    expect(street.html).toContain('value="12 rue Saint-Hélier"');
    expect((await choose(yann, { address: 'ailleurs' })).status).toBe(422);
  });

  it('a customer chooses among the account’s addresses and comes back to the step', async () => {
    const yann = await shopper(YANN);
    const step = await yann.see('/checkout/shipping');
    expect(step.html).toContain('href="/adresse-de-livraison?retour=%2Fcheckout%2Fshipping"');
    const page = `${PAGE}?retour=%2Fcheckout%2Fshipping`;
    const { html } = await yann.see(page);
    expect(wordsOf(html)).toContain('Siège');
    const ids = [...html.matchAll(/name="address" value="(\d+)"/g)].map(([, id]) => id ?? '');
    expect(ids.length).toBeGreaterThan(1);
    expect(locationOf(await choose(yann, { address: ids[1] ?? '' }, page))).toBe('302 /checkout/shipping');
    const again = (await yann.see(page)).html;
    // One of the account's own: it is preselected there, and not repeated as the order's.
    expect(again.match(/<input[^>]*name="address"[^>]*checked=""[^>]*>/)?.[0]).toContain(`value="${ids[1]}"`);
    expect(wordsOf(again)).not.toContain('Adresse de la commande');
    expect(locationOf(await choose(yann, { ...RENNES }, page))).toBe('302 /checkout/shipping');
    expect(wordsOf((await yann.see(page)).html)).toContain('Adresse de la commande');
  });

  it('leads to no other shop afterwards', async () => {
    const yann = await shopper(YANN);
    expect(locationOf(await choose(yann, { ...RENNES, retour: 'https://ailleurs.example/' }))).toBe(
      '302 /cart',
    );
  });

  it('B05 another customer’s address is none', async () => {
    const yann = await shopper(YANN);
    const foreign = await shop.db
      .selectFrom('customer_address')
      .innerJoin('customer', 'customer.id', 'customer_address.customer_id')
      .select('customer_address.id')
      .where('customer.email', '!=', YANN)
      .executeTakeFirstOrThrow();
    const refused = await choose(yann, { address: String(foreign.id) });
    expect(refused.status).toBe(422);
    expect(wordsOf(refused.html)).toContain('Adresse non enregistrée');
  });

  it('instructions go along with an address that was chosen before', async () => {
    const yann = await shopper(YANN);
    await choose(yann, RENNES);
    const { html } = await yann.see('/checkout/shipping');
    const sent = { ...hiddenFields(html), mode: 'LIV', address: 'current', note: 'Portail vert' };
    expect(locationOf(await yann.send('/checkout/shipping', sent))).toBe('302 /checkout/billing');
    const cart = hiddenFields(html)['cart'] ?? '';
    const { customer_notes: notes } = await shop.db
      .selectFrom('checkout')
      .select('customer_notes')
      .where('cart_id', '=', cart)
      .executeTakeFirstOrThrow();
    expect(notes).toBe('Portail vert');
  });
});

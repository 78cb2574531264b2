// Every way into a session, checked against the same rules: the cart, the store, the role, the page one was on.
import { issueConnectAs } from '@nuancier/api/customers/representatives/connect-as.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../testing/browser.ts';
import type { Browser } from '../../../testing/browser.ts';
import { TAPE } from '../../../testing/buyer.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop, Visit } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const SOPHIE = 'sophie.delmas@demo.valbrune.example';
const PASSWORD = 'Demo!2026';
const CHOSEN = 'VB003';
const YANNS = 'VB006';
const BACK = '/checkout/shipping';
const REGISTER = '/acces-espace-pro/inscription';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ production: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('rate_counter').execute();
});

const you = {
  intent: 'register',
  firstname: 'Maël',
  lastname: 'D’Écully',
  telephone: '02 61 91 00 00',
  newPassword: 'Brume-d’Armor-7',
  again: 'Brume-d’Armor-7',
  conditions: 'on',
  conditions_version: '2026-01',
};
const company = {
  company_name: 'Bretagne Enduits SAS',
  street: '4 rue du Port',
  postcode: '35000',
  city: 'Rennes',
};
const back = encodeURIComponent(BACK);
const direct = { 'sec-fetch-site': 'none' };
const foreign = { 'sec-fetch-site': 'cross-site' };

async function persistentToken(email: string): Promise<string> {
  const { data } = await shop.send(
    `mutation { generateCustomerToken(email: "${email}", password: "${PASSWORD}") { persistentLoginToken } }`,
  );
  return JSON.stringify(data).match(/[\w-]{43}/)?.[0] ?? '';
}

type Way = {
  name: string;
  /** whose account it is */
  email: string;
  role: string | null;
  shop: string;
  enter: (browser: Browser, email: string) => Promise<Visit>;
  leads?: string;
};

const signInAt =
  (path: string): Way['enter'] =>
  (browser, email) =>
    browser.send(path, { email, password: PASSWORD, back: BACK });
const registerBy =
  (way: string, more: Record<string, string>): Way['enter'] =>
  (browser, email) =>
    browser.send(`${REGISTER}?profil=${way}&back=${back}`, { ...you, ...more, email });

const yann = { email: YANN, role: 'Dirigeant', shop: YANNS };
const ways: readonly Way[] = [
  { name: 'the sign-in page', ...yann, enter: signInAt('/sign-in') },
  { name: 'the professional’s page', ...yann, enter: signInAt('/acces-espace-pro') },
  {
    name: 'registration by SIRET',
    email: 'siret@enduits.example',
    role: 'Dirigeant',
    shop: CHOSEN,
    enter: registerBy('siret', { ...company, siret: '99990201800012' }),
  },
  {
    name: 'registration by client code',
    email: 'code@enduits.example',
    role: 'Dirigeant',
    shop: 'VB001',
    enter: registerBy('code-client', { client_code: '0351099', postcode: '35000' }),
  },
  {
    name: 'registration without SIRET',
    email: 'prospect@enduits.example',
    role: null,
    shop: CHOSEN,
    enter: registerBy('sans-siret', company),
  },
  {
    name: 'registration of a private customer',
    email: 'zoe@exemple.fr',
    role: null,
    shop: CHOSEN,
    enter: registerBy('particulier', { mobile: '06 12 34 56 78' }),
  },
  {
    name: 'the cookie of a persistent login',
    ...yann,
    leads: '200',
    enter: async (browser, email) => {
      browser.keep('persistent_token', await persistentToken(email));
      return browser.see('/livraison');
    },
  },
  {
    name: 'the parameter of a persistent login',
    ...yann,
    enter: async (browser, email) =>
      browser.see(`${BACK}?persistent_token=${await persistentToken(email)}`, direct),
  },
  {
    name: 'the parameter on a link of another site, after a press',
    ...yann,
    enter: async (browser, email) => {
      await browser.see(`${BACK}?persistent_token=${await persistentToken(email)}`, foreign);
      return browser.send(`/connexion-proposee?back=${back}`, { intent: 'accept' });
    },
  },
];

describe('every way in', () => {
  it.each(ways)('AUT-08 AUT-09 CRT-10 REG-02 $name', async ({ email, role, shop: store, enter, leads }) => {
    await freeClient();
    const isKnown = email === YANN;
    if (isKnown) await savedCart(YANN);
    const browser = openBrowser(shop);
    await browser.send('/magasins/choix', { shopCode: CHOSEN, back: '/' });
    await browser.send('/cart', { intent: 'add', quantity: '2', ...TAPE });
    const guestCart = browser.cookie('vsf-cart');
    const page = await enter(browser, email);
    const token = browser.cookie('vsf-customer') ?? '';
    const own = await cartOf(token, browser.cookie('shop_token_id'));
    expect([page.status, page.headers['location']].join(' ').trim()).toBe(leads ?? `302 ${BACK}`);
    expect(own.items).toEqual(isKnown ? [[TAPE.sku, 3]] : [[TAPE.sku, 2]]);
    expect(browser.cookie('vsf-cart')).toBe(own.id);
    expect(own.id).not.toBe(guestCart);
    expect(own.shop).toBe(store);
    expect(browser.cookie('vsf-role')).toBe(role ?? undefined);
    expect(browser.cookie('nuancier-auto-connect')).toBeUndefined();
    // And the next page is that of the customer, on the way to the order.
    expect((await browser.see('/cart')).html).toContain('data-action="favourites"');
  });

  it('AUT-08 D55 a representative’s browser brings nothing into the customer’s cart and takes nothing out of it', async () => {
    await savedCart(YANN);
    const browser = openBrowser(shop);
    await browser.send('/magasins/choix', { shopCode: CHOSEN, back: '/' });
    await browser.send('/cart', { intent: 'add', quantity: '2', ...TAPE });
    const guestCart = browser.cookie('vsf-cart') ?? '';
    const place = { viewer: { kind: 'visitor' }, clientAddress: 'essai', requestId: 'essai' } as const;
    const emails = { representative: SOPHIE, customer: YANN };
    const link = await issueConnectAs(shop.db, { ...place, now: () => new Date() }, emails);
    const page = await browser.see(link?.path ?? '');
    expect([page.status, page.headers['location']]).toEqual([303, '/']);
    for (const gone of ['vsf-cart', 'shop_token_id', 'persistent_token'])
      expect([gone, browser.cookie(gone)]).toEqual([gone, undefined]);
    await browser.see('/cart');
    const own = await cartOf(browser.cookie('vsf-customer') ?? '', browser.cookie('shop_token_id'));
    expect([own.items, own.shop]).toEqual([[[TAPE.sku, 1]], YANNS]);
    const state = shop.db.selectFrom('cart').select('state').where('id', '=', guestCart);
    expect(await state.executeTakeFirst()).toEqual({ state: 'open' });
  });

  it('a session that is renewed keeps its cart, and nothing is logged as a fault', async () => {
    const own = await savedCart(YANN);
    const browser = openBrowser(shop);
    browser.keep('persistent_token', await persistentToken(YANN));
    browser.keep('vsf-cart', own);
    await browser.see('/livraison');
    expect(browser.cookie('vsf-cart')).toBe(own);
    expect(browser.cookie('vsf-message')).toBeUndefined();
  });
});

describe('what a merge leaves behind', () => {
  it('AUT-08 CRT-10 a saved cart found again is told on the page that follows, with what was in it on cart and checkout', async () => {
    await savedCart(YANN);
    const browser = openBrowser(shop);
    await browser.send('/cart', { intent: 'add', quantity: '2', ...TAPE });
    await browser.send('/sign-in', { email: YANN, password: PASSWORD, back: BACK });
    const key = 'data-message-key="The articles chosen before signing in have joined your saved cart."';
    expect((await browser.see(BACK)).html).toContain(key);
    for (const path of ['/cart', BACK]) {
      const { html } = await browser.see(path);
      expect(html).not.toContain(key);
      expect(html).toMatch(/votre panier enregistré, qui contenait déjà\s: 1\s×\s/);
    }
  });

  it('AUT-08 D42 lines cut down to the stock are told on the page that follows', async () => {
    const stock = shop.db.updateTable('stock').where('article_sku', '=', TAPE.sku);
    await stock.set({ available: 2, statut_article_mag: 'U' }).execute();
    await savedCart(YANN);
    const browser = openBrowser(shop);
    await browser.send('/cart', { intent: 'add', quantity: '2', ...TAPE });
    await browser.send('/sign-in', { email: YANN, password: PASSWORD, back: BACK });
    const page = await browser.see('/cart');
    expect(page.html).toContain('data-message-key="Some articles could not be added to your cart."');
    expect((await browser.see('/cart')).html).not.toContain('Some articles could not be added');
    await shop.db.updateTable('stock').set({ available: 500 }).where('article_sku', '=', TAPE.sku).execute();
  });

  it('AUT-08 a cart that waits for approval takes nothing, and the person is told', async () => {
    await savedCart(GWEN);
    await shop.db
      .updateTable('cart')
      .set({ state: 'frozen' })
      .where('customer_id', 'in', (query) =>
        query.selectFrom('customer').select('customer.id').where('email', '=', GWEN),
      )
      .where('state', '=', 'open')
      .execute();
    const browser = openBrowser(shop);
    await browser.send('/cart', { intent: 'add', quantity: '2', ...TAPE });
    await browser.send('/sign-in', { email: GWEN, password: PASSWORD, back: '/livraison' });
    expect((await browser.see('/livraison')).html).toContain(
      'data-message-key="Your cart waits for an approval."',
    );
  });
});

describe('registration', () => {
  it('REG-02 signs in also after failed sign-ins from the same place, and claims no mail that was not sent', async () => {
    const browser = openBrowser(shop);
    for (let time = 0; time < 5; time += 1)
      await browser.send('/sign-in', { email: `personne${time}@exemple.fr`, password: 'Faux!2026' });
    const done = await browser.send(`${REGISTER}?profil=particulier`, { ...you, email: 'lea@exemple.fr' });
    expect(done.headers['location']).toBe('/customer/dashboard');
    expect(browser.cookie('vsf-message')).toBe('registered');
    expect(browser.cookie('vsf-customer')).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    [`/acces-espace-pro?back=${back}`, `${REGISTER}?profil=particulier&amp;back=${back}`],
    [`/sign-in?back=${back}`, `/acces-espace-pro?back=${back}`],
    [`${REGISTER}?profil=particulier&back=${back}`, `${REGISTER}?profil=sans-siret&amp;back=${back}`],
  ])('the page to come back to goes along from %s', async (path, next) => {
    expect((await shop.visit(path)).html.includes(`"${next}"`)).toBe(true);
    const evil = path.replace(back, encodeURIComponent('//evil.example'));
    const main = /<main.*<\/main>/s.exec((await shop.visit(evil)).html)?.[0] ?? 'evil';
    expect(main.includes('evil')).toBe(false);
  });
});

describe('a persistent token on the address', () => {
  it.each([
    ['from another site', foreign],
    ['from a neighbour site', { 'sec-fetch-site': 'same-site' }],
    ['from a browser that tells nothing', {}],
    ['from another site by its Referer', { referer: 'https://evil.example/' }],
  ])('%s signs nobody in without a press', async (_name, headers) => {
    const browser = openBrowser(shop);
    const asked = await browser.see(`/livraison?persistent_token=${await persistentToken(YANN)}`, headers);
    expect([asked.status, asked.headers['location']]).toEqual([302, '/connexion-proposee?back=%2Flivraison']);
    expect(browser.cookie('vsf-customer')).toBeUndefined();
    const page = await browser.see('/connexion-proposee?back=%2Flivraison');
    expect(page.html).toContain('y•••@d•••');
    expect(page.html).not.toContain('Kermarrec');
    expect(page.headers['cache-control']).toContain('no-store');
    const declined = await browser.send('/connexion-proposee?back=%2Flivraison', { intent: 'decline' });
    expect(declined.headers['location']).toBe('/livraison');
    for (const name of ['vsf-customer', 'nuancier-offered-login'])
      expect(browser.cookie(name)).toBeUndefined();
  });

  it.each([
    ['typed or kept as a bookmark', direct],
    ['from our own page', { 'sec-fetch-site': 'same-origin' }],
    ['from our own page by its Referer', { referer: `${publicUrl}/livraison` }],
  ])('%s signs in at once', async (_name, headers) => {
    const browser = openBrowser(shop);
    await browser.see(`/livraison?persistent_token=${await persistentToken(YANN)}`, headers);
    expect(browser.cookie('vsf-customer')).toMatch(/^[\w-]{43}$/);
  });

  it('one that is dead is told as such, and the question is not asked', async () => {
    const browser = openBrowser(shop);
    await browser.see('/livraison?persistent_token=inconnu', foreign);
    const page = await browser.see('/connexion-proposee?back=%2Flivraison');
    expect([page.status, page.headers['location']]).toEqual([302, '/livraison']);
    expect(browser.cookie('vsf-message')).toBe('connect-as-refused');
    expect((await openBrowser(shop).see('/connexion-proposee')).headers['location']).toBe('/');
  });
});

/** The customer's own cart, with one of the article. */
async function savedCart(email: string): Promise<string> {
  const customer = shop.db.selectFrom('customer').select('id').where('email', '=', email);
  await shop.db.deleteFrom('cart').where('customer_id', '=', customer).execute();
  const { data } = await shop.send('mutation { customCreateEmptyCart }', {}, { as: email });
  const id = JSON.stringify(data).match(/:"([^"]+)"/)?.[1] ?? '';
  const add = `mutation ($id: String!, $items: [CartItemInput!]!) {
    addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`;
  await shop.send(add, { id, items: [{ sku: TAPE.sku, quantity: 1 }] }, { as: email });
  return id;
}

async function cartOf(token: string, shopToken: string | undefined) {
  const { data } = await shop.send(
    `query ($token: String) {
      customCustomerCart(token: $token) { id items { sku quantity } }
      getCurrentShop(token: $token) { current_shop }
    }`,
    { token: shopToken ?? null },
    { headers: { authorization: `Bearer ${token}` } },
  );
  const answer = data as {
    customCustomerCart: { id: string; items: { sku: string; quantity: number }[] };
    getCurrentShop: { current_shop: string };
  };
  return {
    id: answer.customCustomerCart.id,
    items: answer.customCustomerCart.items.map(({ sku, quantity }) => [sku, quantity]),
    shop: answer.getCurrentShop.current_shop,
  };
}

/** A client of a store without an account. */
async function freeClient(): Promise<void> {
  await shop.db
    .insertInto('company')
    .values({
      client_code: '0351099',
      name: 'Ravalement d’Essai',
      price_list: 'PRO',
      shop_code: 'VB001',
      street: ['1 rue du Bac'],
      postcode: '35000',
      city: 'Rennes',
      siren: null,
      siret: null,
      vat_number: null,
      naf: null,
      payment_terms: null,
    })
    .onConflict((conflict) => conflict.column('client_code').doNothing())
    .execute();
}

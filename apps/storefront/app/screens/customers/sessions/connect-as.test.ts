import { issueConnectAs } from '@nuancier/api/customers/representatives/connect-as.ts';
import { pdfText } from '@nuancier/api/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../testing/browser.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { HOME, locationOf, sendStep, TAPE } from '../../../../testing/buyer.ts';
import { wordsOf } from '../../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../../testing/visit.ts';
import type { TestShop } from '../../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const SOPHIE = 'sophie.delmas@demo.valbrune.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function link(): Promise<string> {
  const place = { viewer: { kind: 'visitor' }, clientAddress: 'essai', requestId: 'essai' } as const;
  const emails = { representative: SOPHIE, customer: YANN };
  return (await issueConnectAs(shop.db, { ...place, now: () => new Date() }, emails))?.path ?? '';
}

const cookieOf = (cookies: readonly string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`));

it('REP-01 NAV-12 D11 leads home as the customer, by an answer that is neither kept nor told', async () => {
  const page = await shop.visit(await link(), {
    headers: {
      cookie: 'vsf-cart=panier-d-un-visiteur; persistent_token=un-autre; nuancier-auto-connect=failed',
    },
  });
  expect([page.status, page.headers['location']]).toEqual([303, '/']);
  expect(page.headers['cache-control']).toContain('no-store');
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  expect(cookieOf(page.cookies, 'vsf-customer')).toMatch(/^vsf-customer=[\w-]{43}; .*HttpOnly/);
  for (const gone of ['persistent_token', 'vsf-cart'])
    expect(cookieOf(page.cookies, gone)).toContain('Max-Age=0');
});

it('F01 F02 a link that is unknown or used leads home without a session', async () => {
  const used = await link();
  await shop.visit(used);
  for (const path of [used, '/connect-as/un-jeton']) {
    const page = await shop.visit(path);
    expect([page.status, page.headers['location']]).toEqual([303, '/']);
    expect(cookieOf(page.cookies, 'vsf-customer')).toBeUndefined();
  }
});

it('a look at where it leads does not use it up, nor does a session that has ended', async () => {
  const path = await link();
  await shop.visit(path, { method: 'HEAD' });
  const page = await shop.visit(path, { headers: { cookie: `vsf-customer=${'x'.repeat(43)}` } });
  expect(cookieOf(page.cookies, 'vsf-customer')).not.toContain('Max-Age=0');
});

it('a representative who asks for the head of company’s own pages stays signed in and is told why not', async () => {
  const entered = await shop.visit(await link());
  const headers = { cookie: cookieOf(entered.cookies, 'vsf-customer')?.split(';')[0] ?? '' };
  for (const path of [
    '/customer/orders-to-approve',
    '/customer/my-sub-accounts',
    '/customer/create-sub-accounts',
  ]) {
    const { status, html } = await shop.visit(path, { headers });
    expect([path, status]).toEqual([path, 403]);
    expect(wordsOf(html)).toContain('Cette page est réservée au client lui-même');
  }
  for (const path of [
    '/customer/dashboard',
    '/customer/my-profile',
    '/customer/order-history',
    '/customer/my-wishlist',
  ])
    expect([path, (await shop.visit(path, { headers })).status]).toEqual([path, 200]);
});

it('REP-02 REP-04 REP-05 the banner names both, the icon is another one, leaving forgets the cart id only', async () => {
  const entered = await shop.visit(await link());
  const session = cookieOf(entered.cookies, 'vsf-customer')?.split(';')[0] ?? '';
  const { html } = await shop.visit('/', { headers: { cookie: session } });
  expect(wordsOf(html)).toContain(
    'Bonjour Sophie Delmas, vous êtes maintenant connecté en tant que Yann Kermarrec. Déconnectez-vous',
  );
  expect(html).toContain('data-message-key="hello {name}, you are now connected as {name}"');
  expect(html).toContain('data-account-icon="representative"');
  expect(wordsOf(html)).toContain('Compte commercial connecté en tant que client');
  const store = await shop.visit('/magasins/VB001', { headers: { cookie: session } });
  expect(store.html).toMatch(/<button[^>]*>Choisir ce magasin</);
  expect(wordsOf(store.html)).not.toContain('en faire mon magasin');
  const profile = wordsOf((await shop.visit('/customer/my-profile', { headers: { cookie: session } })).html);
  expect(profile).not.toContain('Nouveau mot de passe');

  const carts = () => shop.db.selectFrom('cart').select(['id', 'state']).execute();
  await shop.visit('/cart', { headers: { cookie: session } });
  const before = await carts();
  const left = await shop.visit('/deconnexion', {
    method: 'POST',
    headers: { cookie: session, origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  expect(left.headers['location']).toBe('/');
  for (const gone of ['vsf-customer', 'vsf-cart'])
    expect(cookieOf(left.cookies, gone)).toContain('Max-Age=0');
  expect(await carts()).toEqual(before);
});

it('REP-02 nobody else sees the banner', async () => {
  for (const visitor of [{}, { as: YANN }, { as: SOPHIE }]) {
    const { html } = await shop.visit('/', visitor);
    expect(html).not.toContain('data-connect-as');
    expect(html).not.toContain('data-account-icon');
  }
});

describe('in a customer’s name', () => {
  async function inYannsName(): Promise<Browser> {
    const browser = openBrowser(shop);
    await browser.see(await link());
    return browser;
  }

  it.each([
    ['/customer/my-newsletter', { email: 'on' }],
    ['/customer/my-data', { intent: 'delete', password: 'Demo!2026', agreed: 'on' }],
    ['/customer/my-general-conditions', { version: 'x' }],
  ])(
    'F04 what is the customer’s own to do at %s is refused with a reason, and the session stays',
    async (path, fields) => {
      const browser = await inYannsName();
      const token = browser.cookie('vsf-customer');
      const answer = await browser.send(path, fields);
      expect(wordsOf(answer.html)).toContain('réservée au client lui-même');
      expect(browser.cookie('vsf-customer')).toBe(token);
      expect(wordsOf((await browser.see('/')).html)).toContain('connecté en tant que Yann Kermarrec');
    },
  );

  it('F04 a form that is refused stays where it stands, with the reason above it', async () => {
    const browser = await inYannsName();
    const answer = await browser.send('/customer/my-newsletter', { email: 'on' });
    expect(answer.status).toBe(422);
    expect(answer.html).toMatch(/réservée au client lui-même.*name="email"/s);
  });

  it('F04 a page that is the customer’s own says so instead of signing out', async () => {
    const browser = await inYannsName();
    const page = await browser.see('/customer/my-data/export');
    expect(page.status).toBe(403);
    expect(page.html).toContain('réservée au client lui-même');
    expect((await browser.see('/customer/dashboard')).status).toBe(200);
  });

  it('F09 REP-02 the banner stands in the checkout; the order says by whom and for whom, everywhere', async () => {
    const browser = await inYannsName();
    await browser.send('/magasins/choix', { shopCode: 'VB006', back: '/' });
    await browser.send('/cart', { intent: 'add', quantity: '2', ...TAPE });
    expect((await browser.see('/checkout/shipping')).html).toContain('data-connect-as');
    await sendStep(browser, '/checkout/shipping', { mode: 'EMP' });
    await sendStep(browser, '/checkout/billing', HOME);
    const placed = await sendStep(browser, '/checkout/payment', {
      method: 'purchaseorder',
      conditions: 'on',
    });
    const number = /order=([\w-]+)/.exec(locationOf(placed))?.[1] ?? '';
    const told = 'par Sophie Delmas pour Yann Kermarrec';
    for (const path of [
      `/customer/order-history/${number}`,
      '/customer/order-history',
      '/customer/dashboard',
    ])
      expect([path, wordsOf((await browser.see(path)).html).includes(told)]).toEqual([path, true]);
    const listing = (await browser.see('/customer/my-frequent-purchases/export')).html;
    expect(listing).toContain(`;${number};;;Yann Kermarrec;Sophie Delmas;`);
    const desk = openBrowser(shop);
    await desk.send('/sign-in', { email: SOPHIE, password: 'Demo!2026' });
    expect(wordsOf((await desk.see('/customer/portefeuille')).html)).toContain(`, passée ${told}`);
    const paper = await browser.see(`/documents/orders/${number}.pdf`);
    expect(pdfText(paper.bytes).replaceAll('\n', ' ')).toContain(told);
    const mails = await shop.db.selectFrom('outbox').select('payload').execute();
    expect(mails.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({
        template: 'order_confirmation',
        variables: expect.objectContaining({
          placedFor: { representative: 'Sophie Delmas', buyer: 'Yann Kermarrec' },
        }),
      }),
    );
    const row = await shop.db
      .selectFrom('orders')
      .innerJoin('customer', 'customer.id', 'orders.representative_id')
      .select('customer.email')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(row.email).toBe(SOPHIE);
  });
});

describe('a sales representative’s desk', () => {
  const DESK = '/customer/portefeuille';
  const idOf = async (email: string) => {
    const row = shop.db.selectFrom('customer').select('id').where('email', '=', email);
    return String((await row.executeTakeFirstOrThrow()).id);
  };
  async function sophies(): Promise<Browser> {
    const browser = openBrowser(shop);
    const entered = await browser.send('/sign-in', { email: SOPHIE, password: 'Demo!2026' });
    expect(locationOf(entered)).toBe('302 /customer/dashboard');
    return browser;
  }

  it('is where the account begins, and nobody else’s', async () => {
    const browser = await sophies();
    expect(locationOf(await browser.see('/customer/dashboard'))).toBe(`302 ${DESK}`);
    const words = wordsOf((await browser.see(DESK)).html);
    expect(words).toContain('Peintures Kermarrec SARL');
    expect(words).not.toContain('Décor et Murs');
    expect(words).toContain('Devis en cours de mes clients');
    expect(words).toContain('Dernières commandes de mes clients');
    const other = await shop.visit(DESK, { as: YANN });
    expect(locationOf(other)).toBe('302 /customer/my-profile');
  });

  it('finds a customer, and says when there is none', async () => {
    const browser = await sophies();
    const found = wordsOf((await browser.see(`${DESK}?q=provencal`)).html);
    expect(found).toContain('1 client');
    const none = wordsOf((await browser.see(`${DESK}?q=${encodeURIComponent('<b>zzz')}`)).html);
    expect(none).toContain('Aucun client de votre portefeuille ne correspond');
  });

  it('REP-01 REP-04 leads into a customer’s shop by one press, and leaving leads back to the desk', async () => {
    const browser = await sophies();
    await browser.see(DESK);
    const own = browser.cookie('vsf-customer');
    const pressed = await browser.send(DESK, { customer: await idOf(YANN) });
    expect(pressed.status).toBe(303);
    const way = String(pressed.headers['location']);
    expect(way).toMatch(/^\/connect-as\/[\w-]{43}$/);
    expect(locationOf(await browser.see(way))).toBe('303 /');
    expect(browser.cookie('vsf-customer')).not.toBe(own);
    expect(wordsOf((await browser.see('/')).html)).toContain(
      'Bonjour Sophie Delmas, vous êtes maintenant connecté en tant que Yann Kermarrec.',
    );
    expect(locationOf(await browser.send('/deconnexion', {}))).toBe(`302 ${DESK}`);
    expect([browser.cookie('vsf-customer'), browser.cookie('nuancier-desk')]).toEqual([own, undefined]);
    expect((await browser.see(DESK)).status).toBe(200);
    expect(locationOf(await browser.send('/deconnexion', {}))).toBe('302 /');
    expect(browser.cookie('vsf-customer')).toBeUndefined();
  });

  it.each([
    ['quotation', 'D26400090', '/customer/my-quotations/D26400090'],
    ['order', 'W26100049', '/customer/order-history/W26100049'],
    ['quotation', '../../deconnexion', '/'],
    ['order', '//ailleurs.example', '/'],
    ['path', '/cart', '/'],
  ])('REP-01 entered from a row, leads to what the row names: %s %s', async (kind, number, page) => {
    const browser = await sophies();
    await browser.see(DESK);
    const pressed = await browser.send(DESK, { customer: await idOf(YANN), [kind]: number });
    const way = String(pressed.headers['location']);
    expect(way).toMatch(/^\/connect-as\/[\w-]{43}(\?(quotation|order)=[\w-]+)?$/);
    expect(locationOf(await browser.see(way))).toBe(`303 ${page}`);
    expect((await browser.see(page)).status).toBe(200);
    expect(locationOf(await browser.see(way))).toBe('303 /');
  });

  it('the rows of quotations and orders say what they are for', async () => {
    const { html } = await (await sophies()).see(DESK);
    expect(html).toMatch(/<input type="hidden" name="quotation" value="D\d+"/);
    expect(html).toMatch(/<input type="hidden" name="order" value="\w\d+"/);
  });

  it('F05 somebody else’s customer is refused where it was asked', async () => {
    const browser = await sophies();
    await browser.see(DESK);
    for (const customer of [await idOf('hugo.perrin@demo.valbrune.example'), 'x', '']) {
      const answer = await browser.send(DESK, { customer });
      expect(answer.status).toBe(422);
      expect(wordsOf(answer.html)).toContain('Ce client ne fait pas partie de votre portefeuille.');
    }
  });

  it('an empty portfolio says so', async () => {
    const browser = await sophies();
    const rows = await shop.db.deleteFrom('portfolio').returningAll().execute();
    const words = wordsOf((await browser.see(DESK)).html);
    await shop.db.insertInto('portfolio').values(rows).execute();
    expect(words).toContain('Aucun client ne vous est confié pour le moment.');
    expect(words).toContain('Aucun devis n’est en cours chez vos clients.');
    expect(words).toContain('Vos clients n’ont pas encore passé de commande.');
  });
});

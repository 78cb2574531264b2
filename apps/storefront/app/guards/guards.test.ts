import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, outOfOrder } from '../../testing/answering.ts';
import { publicUrl, testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';
import { guardFile } from '../guard-file.ts';
import { routeTable } from '../addresses/route-table.ts';
import { middleware } from './unknown-guard.ts';

const people = {
  dirigeant: 'yann.kermarrec@demo.valbrune.example',
  subAccount: 'gwen.lebihan@demo.valbrune.example',
  commercial: 'sophie.delmas@demo.valbrune.example',
  privately: 'elodie.marchand@demo.valbrune.example',
  withoutLists: 'solene.riou@demo.valbrune.example',
};

const PROFILE = '/customer/my-profile';
const accountPages = routeTable
  .filter((row) => row.path.startsWith('/customer/') && row.name !== 'create-password')
  .map((row) => row.path.replace(/:\w+/, '7'));

let shop: TestShop;
let apiIsDown = false;
beforeAll(async () => {
  shop = await testShop({ spoil: answering('Viewer', () => (apiIsDown ? outOfOrder : null)) });
});
afterAll(() => shop.close());

const landing = async (path: string, as?: string) => {
  const { status, headers } = await shop.visit(path, as === undefined ? {} : { as });
  return status === 302 ? headers['location'] : status;
};

describe('visitors', () => {
  it('C22 NAV-53 are sent home from every page of the account, and see nothing of it', async () => {
    expect(accountPages.length).toBeGreaterThanOrEqual(20);
    for (const path of ['/customer', ...accountPages]) {
      const page = await shop.visit(path);
      expect([path, page.status, page.headers['location']]).toEqual([path, 302, '/']);
      expect(page.html).toBe('');
    }
  });

  it.each([
    ['//customer/dashboard', '/'],
    ['/customer//dashboard', 404],
    ['/customer/dashboard/', '/'],
    ['/CUSTOMER/dashboard', 404],
    ['/custo%6der/dashboard', '/'],
    ['/customer/dashboard.', 404],
    ['/customer/./dashboard', '/'],
    ['/x/../customer/dashboard', '/'],
    ['/customer/dashboard.data', 202],
    ['/customer/dashboard.data?_routes=customer-dashboard', 202],
    ['/customer/dashboard.data?_routes=root', 202],
  ])('H09 do not come in by another spelling: %s gets %s', async (path, answer) => {
    expect(await landing(path)).toBe(answer);
    const { html } = await shop.visit(path);
    expect(html).not.toMatch(/Bonjour |Menu du compte|storeCode/);
  });

  it('H09 a request of the router for data is sent home as well', async () => {
    const { html } = await shop.visit('/customer/dashboard.data');
    expect(html).toMatch(/SingleFetchRedirect.*"redirect","\/"/);
  });

  it('NAV-54 NAV-55 are sent home from the pages of a role', async () => {
    expect(await landing('/customer/my-sub-accounts')).toBe('/');
    expect(await landing('/approval-confirmation')).toBe('/');
  });
});

describe('a page asked for before signing in', () => {
  const REQUEST = '/customer/orders-to-approve-detail/V26-7?vue=1';
  const post = (fields: Record<string, string>) =>
    shop.visit('/sign-in', {
      method: 'POST',
      headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const asking = (html: string) =>
    /<noscript>(?:(?!<\/noscript>).)*name="password".*?<\/noscript>/s.exec(html)?.[0] ?? '';
  const mainOf = (html: string) => html.slice(html.indexOf('<main'));
  const backOf = (html: string) => /name="back" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const kept = ({ cookies }: { cookies: readonly string[] }) =>
    cookies.find((cookie) => cookie.startsWith('nuancier-asked-page=')) ?? '';
  const homeWith = (cookie: string) => shop.visit('/', { headers: { cookie: cookie.split(';')[0] ?? '' } });

  it.each([
    [REQUEST, REQUEST],
    ['/customer/order-history/VB26-1', '/customer/order-history/VB26-1'],
    ['/customer/my-quotations/D26-1', '/customer/my-quotations/D26-1'],
    ['/customer/my-invoices-and-credit-notes', '/customer/my-invoices-and-credit-notes'],
    ['/customer/addresses-details/edit/7', '/customer/addresses-details/edit/7'],
    ['/customer/panier', '/customer/panier'],
    ['/customer/dashboard.data?_routes=customer-dashboard', '/customer/dashboard'],
    [`/customer/dashboard?${'a'.repeat(300)}`, '/customer/dashboard'],
  ])('NAV-53 %s: home asks who it is and would lead to %s', async (path, back) => {
    const home = await homeWith(kept(await shop.visit(path)));
    expect(backOf(asking(home.html))).toBe(back);
    expect(home.html).toContain('la page demandée s’ouvrira aussitôt');
  });

  it('is asked at home only: whoever goes elsewhere instead is left in peace, there and afterwards', async () => {
    const cookie = kept(await shop.visit(REQUEST)).split(';')[0] ?? '';
    expect(kept(await homeWith(cookie))).toBe('');
    // Where the router asks for home's data alone: a session that ended while one looked around.
    const moved = await shop.visit('/_.data', { headers: { cookie } });
    expect([moved.status, kept(moved)]).toEqual([200, '']);
    expect(moved.html).toContain(REQUEST);
    const elsewhere = await shop.visit('/livraison', { headers: { cookie } });
    expect(asking(elsewhere.html)).toBe('');
    expect(kept(elsewhere)).toContain('Max-Age=0');
    expect(asking((await shop.visit('/')).html)).toBe('');
  });

  it('also after the session has ended, with the warning; not for home itself', async () => {
    const dead = (path: string) => shop.visit(path, { headers: { cookie: 'vsf-customer=dead' } });
    const page = await dead('/customer/order-history/VB26-1');
    expect(page.headers['location']).toBe('/');
    expect(backOf(asking((await homeWith(kept(page))).html))).toBe('/customer/order-history/VB26-1');
    expect(kept(await dead('/?utm=1'))).toBe('');
  });

  it('is where signing in leads, also after a refusal', async () => {
    const back = backOf(asking((await homeWith(kept(await shop.visit(REQUEST)))).html)) ?? '';
    const refused = await post({ email: people.dirigeant, password: 'Faux!2026', back });
    expect([refused.status, backOf(mainOf(refused.html))]).toEqual([422, REQUEST]);
    const entered = await post({ email: people.dirigeant, password: 'Demo!2026', back });
    expect([entered.status, entered.headers['location']]).toEqual([302, REQUEST]);
  });

  it.each([
    '//evil.example/a',
    'https://evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/sign-in',
    'é',
    '',
  ])('H05 a cookie of a stranger’s making leads nowhere: %s', async (target) => {
    const home = await homeWith(`nuancier-asked-page=${Buffer.from(target).toString('base64url')}`);
    expect([home.status, asking(home.html)]).toEqual([200, '']);
  });

  it('is nobody’s business once signed in, and a mail’s link to the cart opens it', async () => {
    const cookie = kept(await shop.visit(REQUEST)).split(';')[0] ?? '';
    const home = await shop.visit('/', { as: people.dirigeant, headers: { cookie } });
    expect(asking(home.html)).toBe('');
    expect(await landing('/customer/panier', people.subAccount)).toBe('/cart');
  });
});

describe('customers', () => {
  it('NAV-53 enter their account, which begins with the dashboard', async () => {
    expect(await landing('/customer', people.privately)).toBe('/customer/dashboard');
    expect(await landing('/customer/dashboard', people.privately)).toBe(200);
  });

  it.each([
    ['dirigeant', 200],
    ['subAccount', PROFILE],
    ['commercial', PROFILE],
    ['privately', PROFILE],
  ] as const)('NAV-54 is-dirigeant-account: %s gets %s', async (who, answer) => {
    expect(await landing('/customer/create-sub-accounts', people[who])).toBe(answer);
  });

  it.each([
    ['dirigeant', PROFILE],
    // past the guard: with nothing that waits, the page leads on to the cart
    ['subAccount', '/cart'],
    ['privately', PROFILE],
  ] as const)('NAV-55 is-sub-account: %s gets %s', async (who, answer) => {
    expect(await landing('/approval-confirmation', people[who])).toBe(answer);
  });

  it.each(['/sign-in', '/acces-espace-pro', '/mot-de-passe-oublie', '/registration-confirmed'])(
    'A23 NAV-56 is-guest: %s sends them to their profile',
    async (path) => {
      expect(await landing(path, people.dirigeant)).toBe(PROFILE);
    },
  );

  it.each([
    ['/customer/my-invoices-and-credit-notes', 'subAccount', PROFILE],
    ['/customer/my-frequent-purchases', 'withoutLists', PROFILE],
    ['/customer/order-history/7', 'subAccount', 404],
    ['/customer/my-tints', 'subAccount', 200],
    ['/customer/my-tints', 'dirigeant', 200],
    ['/customer/my-quotations', 'dirigeant', 200],
  ] as const)('%s asks for its right: %s gets %s', async (path, who, answer) => {
    expect(await landing(path, people[who])).toBe(answer);
  });

  it('C14 the role is the API’s word, never the cookie’s', async () => {
    const page = await shop.visit('/customer/my-sub-accounts', {
      as: people.subAccount,
      headers: { cookie: 'vsf-role=Dirigeant' },
    });
    expect([page.status, page.headers['location']]).toEqual([302, PROFILE]);
    expect(page.cookies.some((cookie) => cookie.startsWith('vsf-role=Subaccount;'))).toBe(true);
  });

  it('meet the error page, not the door, while the API cannot say who they are', async () => {
    apiIsDown = true;
    const page = await shop.visit('/customer/dashboard', { as: people.dirigeant });
    const open = await shop.visit('/livraison', { as: people.dirigeant });
    apiIsDown = false;
    expect(page.status).toBe(500);
    expect(open.status).toBe(200);
    for (const { cookies } of [page, open])
      expect(cookies.filter((cookie) => cookie.includes('Max-Age=0'))).toEqual([]);
  });
});

describe('the table of guards', () => {
  it('NAV-52 a guard that nobody wrote answers 500 to everybody', () => {
    expect(guardFile('is-king')).toBe('guards/unknown-guard.ts');
    expect(guardFile('constructor')).toBe('guards/unknown-guard.ts');
    expect(() => middleware[0]?.()).toThrow(expect.objectContaining({ init: { status: 500 } }));
  });

  it('names files that are there', () => {
    const names = new Set(routeTable.flatMap((row) => row.guard ?? []));
    expect(names.size).toBe(12);
    for (const name of names) {
      expect(guardFile(name)).toBe(`guards/${name}.ts`);
      expect(existsSync(new URL(`../${guardFile(name)}`, import.meta.url))).toBe(true);
    }
  });
});

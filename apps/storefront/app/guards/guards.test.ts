import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, outOfOrder } from '../../testing/answering.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';
import { guardFile } from '../guard-file.ts';
import { routeTable } from '../route-table.ts';
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
    expect(names.size).toBe(8);
    for (const name of names) {
      expect(guardFile(name)).toBe(`guards/${name}.ts`);
      expect(existsSync(new URL(`../${guardFile(name)}`, import.meta.url))).toBe(true);
    }
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPageCache } from '../../../server/pages/page-cache.ts';
import { answering, outOfOrder } from '../../../testing/answering.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import type { ApiAnswer } from '../transport.server.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const refused: ApiAnswer = {
  data: { requestLoginByToken: null },
  errors: [{ message: 'non', extensions: { category: 'graphql-authentication' } }],
};

let shop: TestShop;
let yannsToken = '';
let attempts: unknown[] = [];
let exchange: ApiAnswer = refused;
let viewerAnswer: ApiAnswer | null = null;

const connected = (token: string, persistentLoginToken: string): ApiAnswer => ({
  data: { requestLoginByToken: { token, persistentLoginToken } },
});
const direct = { 'sec-fetch-site': 'none' };
const names = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split('=')[0]);
const visit = (path: string, cookie: string) => shop.visit(path, { headers: { cookie } });

beforeAll(async () => {
  const spoilExchange = answering('AutoConnect', ({ variables }) => {
    attempts.push(variables['token']);
    return exchange;
  });
  const spoilViewer = answering('Viewer', ({ headers }) => {
    yannsToken ||= headers['authorization']?.replace('Bearer ', '') ?? '';
    return viewerAnswer;
  });
  shop = await testShop({
    production: true,
    cache: createPageCache({ mostBytes: 10_000_000, mostMs: 60_000, now: Date.now }),
    spoil: (transport) => spoilExchange(spoilViewer(transport)),
  });
  await shop.visit('/livraison', { as: YANN });
});
afterAll(() => shop.close());
beforeEach(() => {
  attempts = [];
  exchange = refused;
  viewerAnswer = null;
});

describe('auto-connect', () => {
  it('A22 a persistent token that nobody knows is tried once, and the page is shown as to any visitor', async () => {
    const first = await visit('/livraison', 'persistent_token=x; vsf-cart=c1');
    expect([first.status, attempts]).toEqual([200, ['x']]);
    expect(first.html).not.toContain('data-action="favourites"');
    const mark = first.cookies.filter((cookie) => cookie.startsWith('nuancier-auto-connect='));
    expect(mark).toEqual(['nuancier-auto-connect=failed; Path=/; HttpOnly; SameSite=Lax; Secure']);
    // Nothing else is dropped.
    expect(first.cookies.filter((cookie) => cookie.includes('Max-Age=0'))).toEqual([]);

    const second = await visit('/livraison', 'persistent_token=x; nuancier-auto-connect=failed');
    expect([second.status, attempts]).toEqual([200, ['x']]);
  });

  it('AUT-06 AUT-07 the very token that was sent opens a session, on the page that was asked for', async () => {
    exchange = connected(yannsToken, 'p1');
    const page = await visit('/livraison', 'persistent_token=p1');
    expect(page.status).toBe(200);
    expect(page.html).toContain('data-action="favourites"');
    expect(page.cookies).toContain(`vsf-customer=${yannsToken}; Path=/; HttpOnly; SameSite=Lax; Secure`);
  });

  it('AUT-07 a session that comes with another persistent token is not taken', async () => {
    exchange = connected(yannsToken, 'p2');
    const page = await visit('/livraison', 'persistent_token=p1');
    expect(page.html).not.toContain('data-action="favourites"');
    expect(names(page.cookies)).not.toContain('vsf-customer');
    expect(names(page.cookies)).toContain('nuancier-auto-connect');
  });

  it('AUT-07 is not tried for whoever is signed in', async () => {
    await visit('/livraison', `vsf-customer=${yannsToken}; persistent_token=p1`);
    expect(attempts).toEqual([]);
  });

  it('AUT-07 takes the token from the address too, and takes it off the address at once', async () => {
    exchange = connected(yannsToken, 'p1');
    const page = await shop.visit('/livraison?a=1&persistent_token=p1&b=2', { headers: direct });
    expect([page.status, page.headers['location']]).toEqual([302, '/livraison?a=1&b=2']);
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(names(page.cookies)).toContain('vsf-customer');
    exchange = refused;
    const bad = await shop.visit('//evil.example/?persistent_token=x', { headers: direct });
    expect([bad.status, bad.headers['location']]).toEqual([302, '/evil.example/']);
    expect(names(bad.cookies)).not.toContain('vsf-customer');
  });

  it('gives nobody up while the API is out of order: the next page tries again', async () => {
    exchange = outOfOrder;
    const page = await visit('/livraison', 'persistent_token=p1');
    expect(page.status).toBe(200);
    expect(names(page.cookies)).not.toContain('nuancier-auto-connect');
  });

  it('renews a session that has gone to sleep, also for a page of the account', async () => {
    exchange = connected(yannsToken, 'p1');
    const page = await visit('/customer/dashboard', 'vsf-customer=asleep; persistent_token=p1');
    expect(page.status).toBe(200);
    expect(page.html).toContain('Bonjour Yann');
    expect(names(page.cookies)).toContain('vsf-customer');
  });
});

describe('a session that has ended', () => {
  it('AUT-11 AUT-12 a token nobody knows is forgotten with cart id and role, one warning is shown, home', async () => {
    const page = await visit('/livraison', 'vsf-customer=dead; vsf-cart=c1');
    expect([page.status, page.headers['location']]).toEqual([302, '/']);
    expect(names(page.cookies)).toEqual([
      'vsf-customer',
      'persistent_token',
      'vsf-cart',
      'vsf-role',
      'nuancier-viewer',
      'nuancier-desk',
      'nuancier-order',
      'vsf-message',
      'nuancier-asked-page',
    ]);
    const home = await visit('/', 'vsf-message=not-authorized');
    expect(home.html).toContain('You are not authorized, please log in.');
    expect(home.cookies.find((cookie) => cookie.startsWith('vsf-message='))).toContain('Max-Age=0');
  });

  it('AUT-12 a customer the API cannot find is signed out; an API that is out of order signs nobody out', async () => {
    viewerAnswer = {
      errors: [{ message: 'absent', extensions: { category: 'graphql-no-such-entity' } }],
    };
    const gone = await visit('/livraison', `vsf-customer=${yannsToken}`);
    expect(gone.headers['location']).toBe('/');
    viewerAnswer = outOfOrder;
    const page = await visit('/livraison', `vsf-customer=${yannsToken}; vsf-cart=c1`);
    expect(page.status).toBe(200);
    expect(page.cookies.filter((cookie) => cookie.includes('Max-Age=0'))).toEqual([]);
  });
});

describe('what a signed-in customer is shown', () => {
  it('H14 is kept from everybody else: private, never stored, and the next visitor sees no name', async () => {
    const own = await shop.visit('/livraison', { as: YANN });
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.html).toContain('Kermarrec');
    const account = await shop.visit('/customer/dashboard', { as: YANN });
    expect(account.headers['cache-control']).toBe('private, no-store');
    for (const path of ['/livraison', '/livraison', '/'])
      expect((await shop.visit(path)).html).not.toContain('Kermarrec');
  });

  it('AUT-09 CFG-12 H12 the role is saved after the user has loaded, for display', async () => {
    const page = await shop.visit('/livraison', { as: YANN });
    expect(page.cookies).toContain('vsf-role=Dirigeant; Path=/; HttpOnly; SameSite=Lax; Secure');
    const again = await shop.visit('/livraison', { as: YANN, headers: { cookie: 'vsf-role=Dirigeant' } });
    expect(names(again.cookies)).not.toContain('vsf-role');
    // A user who has not loaded has no role yet.
    viewerAnswer = outOfOrder;
    const waiting = await shop.visit('/livraison', { as: YANN });
    expect([waiting.status, names(waiting.cookies).includes('vsf-role')]).toEqual([200, false]);
  });
});

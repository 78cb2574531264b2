import { issueConnectAs } from '@nuancier/api/customers/connect-as.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

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
  const token = await issueConnectAs(shop.db, { ...place, now: () => new Date() }, emails);
  return `/connect-as/${token}`;
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

it('a representative who asks for the head of company’s own pages stays signed in', async () => {
  const entered = await shop.visit(await link());
  const headers = { cookie: cookieOf(entered.cookies, 'vsf-customer')?.split(';')[0] ?? '' };
  for (const path of [
    '/customer/orders-to-approve',
    '/customer/my-sub-accounts',
    '/customer/create-sub-accounts',
  ]) {
    const { status, headers: told } = await shop.visit(path, { headers });
    expect([path, status, told['location']]).toEqual([path, 302, '/customer/my-profile']);
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

import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laneOf } from './lane-of.ts';
import type { AskedOf } from './lane-of.ts';

/** The shop's routes, as its host has them: whatever they do not know, the pages answer. */
const ROUTES = [
  '/healthz',
  '/readyz',
  '/readyz/write',
  '/metrics',
  '/graphql',
  '/gestion',
  '/gestion/*',
  '/gestion/graphql',
  '/integration/v1/*',
  '/media/*',
  '/assets/*',
  '/documents/:sku/:file',
  '/paiement/notification',
  '/checkout-externe/echange',
  '/*',
];
const READ_ONLY = /^\/(?:healthz|readyz|metrics)/;
const host = fastify();
host.removeAllContentTypeParsers();
host.addContentTypeParser('*', (_request, _payload, done) => done(null));
for (const url of ROUTES)
  host.route({
    method: READ_ONLY.test(url) ? ['GET'] : ['GET', 'POST'],
    url,
    handler: async ({ routeOptions }) => routeOptions.url,
  });
beforeAll(async () => {
  await host.ready();
});
afterAll(() => host.close());

type More = Omit<Partial<AskedOf>, 'method'> & { method?: 'GET' | 'POST' | 'HEAD' };
async function asked(url: string, { method = 'GET', ...more }: More = {}) {
  const found = await host.inject({ method: method === 'HEAD' ? 'GET' : method, url });
  const nothing = { cookie: undefined, authorization: undefined, body: undefined };
  return laneOf({ method, url, route: found.body, ...nothing, ...more });
}
const post = { method: 'POST' } as const;
const graphql = (query: string, more: More = {}) =>
  asked('/graphql', { ...post, body: JSON.stringify({ query }), ...more });
const token = { authorization: 'Bearer abc' };

describe('the lane of a request', () => {
  // As it is written by the route that answers, in whatever letters.
  it.each([
    ['/gesti%6Fn/commandes', {}, 'account'],
    ['/grap%68ql', { ...post, body: '{"query":"{ products { total_count } }"}' }, 'browsing'],
    ['/integrati%6Fn/v1/events', token, 'account'],
    ['/%6Dedia/catalog/a.webp', {}, 'pictures'],
    ['/paiement/notificati%6Fn', post, 'checkout'],
    ['/health%7A', {}, 'health'],
    // Not the back office: the shop answers that there is no such page.
    ['//gestion/commandes', {}, 'browsing'],
    ['/Gestion/commandes', {}, 'browsing'],
    ['/media', {}, 'browsing'],
    ['/check%6Fut/payment', { cookie: 'vsf-cart=abc' }, 'checkout'],
    ['/%63heckout%2fpayment', { cookie: 'vsf-cart=abc' }, 'checkout'],
    ['//checkout/payment', { cookie: 'vsf-cart=abc' }, 'checkout'],
    ['/Checkout/Payment/', { cookie: 'vsf-cart=abc' }, 'checkout'],
    ['/cust%6Fmer/dashboard', {}, 'account'],
    ['/commande-r%61pide', post, 'files'],
    ['/commande-rapide/', post, 'files'],
    ['/%', {}, 'browsing'],
  ] as const)('%s %o is that of what answers: %s', async (url, more, lane) => {
    expect(await asked(url, more)).toBe(lane);
  });

  it.each([
    ['/healthz', {}, 'health'],
    ['/readyz?x=1', {}, 'health'],
    ['/metrics', {}, 'health'],
    ['/readyz/write', { method: 'HEAD' }, 'health'],
    ['//healthz', {}, 'browsing'],
    ['/healthz.data', {}, 'browsing'],
    ['/metrics.data?x=1', {}, 'browsing'],
    ['/readyz', post, 'browsing'],
    ['/healthz/', {}, 'browsing'],
    ['/healthzz', {}, 'browsing'],
    ['/', {}, 'browsing'],
    ['/search?q=/checkout', {}, 'browsing'],
    ['/produit/serena', { cookie: 'vsf-cart=abc' }, 'browsing'],
    ['/produit/serena', { cookie: 'vsf-customer=abc' }, 'account'],
    ['/produit/serena', { cookie: 'a=b; vsf-customer =abc' }, 'account'],
    ['/produit/serena', { cookie: 'persistent_token=abc' }, 'account'],
    ['/produit/serena.data', { cookie: 'vsf-customer=abc' }, 'account'],
    ['/sign-in', post, 'account'],
    ['/customer/dashboard', {}, 'account'],
    ['/customers', {}, 'browsing'],
    ['/gestion/graphql', post, 'account'],
    ['/gestion/commandes', {}, 'account'],
    ['/integration/v1/events', token, 'account'],
    ['/cart', {}, 'browsing'],
    ['/cart', post, 'checkout'],
    ['/cart.data', { cookie: 'vsf-cart=abc' }, 'checkout'],
    ['/cart', { cookie: "vsf-cart='" }, 'browsing'],
    ['/checkout/payment', { cookie: 'vsf-customer=abc' }, 'checkout'],
    ['/checkout/payment', {}, 'browsing'],
    ['//checkout/payment', { cookie: 'vsf-cart=abc' }, 'checkout'],
    ['/thankcb-you?order=1', {}, 'checkout'],
    ['/paiement/notification', post, 'checkout'],
    ['/checkout-externe/echange', post, 'checkout'],
    ['/media/catalog/a.webp', { cookie: 'vsf-customer=abc' }, 'pictures'],
    ['/assets/a.js', {}, 'pictures'],
    ['/documents/10100002/ft.pdf', {}, 'pictures'],
    ['/commande-rapide', post, 'files'],
    ['/commande-rapide', { ...post, cookie: 'vsf-customer=abc' }, 'files'],
    ['/commande-rapide', {}, 'browsing'],
    ['/commande-rapide/verification', post, 'browsing'],
  ] as const)('%s %o: %s', async (url, more, lane) => {
    expect(await asked(url, more)).toBe(lane);
  });

  it.each([
    ['{ products(search: "laque") { total_count } }', {}, 'browsing'],
    ['query Products { products { total_count } }', token, 'account'],
    ['mutation { createEmptyCart }', {}, 'checkout'],
    [
      'mutation P($c: String!) { placeOrder(input: { cart_id: $c }) { order { order_number } } }',
      token,
      'checkout',
    ],
    ['mutation { addProductsToWishlist(items: []) { user_errors { code } } }', token, 'account'],
    ['mutation { generateCustomerToken(email: "a", password: "b") { token } }', {}, 'browsing'],
    ['query { customerCart { id } }', {}, 'browsing'],
  ] as const)('of GraphQL: %s', async (query, more, lane) => {
    expect(await graphql(query, more)).toBe(lane);
  });

  it('of GraphQL by GET', async () => {
    expect(await asked('/graphql?query=%7B%20products%20%7D')).toBe('browsing');
    expect(await asked('/graphql?query=%7B%20products%20%7D', token)).toBe('account');
  });
});

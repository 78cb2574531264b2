import { describe, expect, it } from 'vitest';
import { laneOf } from './lane-of.ts';
import type { AskedOf } from './lane-of.ts';

const asked = (url: string, more: Partial<AskedOf> = {}) =>
  laneOf({ method: 'GET', url, cookie: undefined, authorization: undefined, body: undefined, ...more });
const post = { method: 'POST' };
const graphql = (query: string, more: Partial<AskedOf> = {}) =>
  asked('/graphql', { ...post, body: JSON.stringify({ query }), ...more });
const token = { authorization: 'Bearer abc' };

describe('the lane of a request', () => {
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
  ] as const)('%s %o: %s', (url, more, lane) => {
    expect(asked(url, more)).toBe(lane);
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
  ] as const)('of GraphQL: %s', (query, more, lane) => {
    expect(graphql(query, more)).toBe(lane);
  });

  it('of GraphQL by GET', () => {
    expect(asked('/graphql?query=%7B%20products%20%7D')).toBe('browsing');
    expect(asked('/graphql?query=%7B%20products%20%7D', token)).toBe('account');
  });
});

import { readSession } from '../../app/backend/session.server.ts';
import type { Lane } from './lanes.ts';
import { account, buying, files, isHealth, isOfPages, lists, money, pageOf, under, wings } from './places.ts';

/** What decides the lane, before the request is processed. */
export type AskedOf = {
  method: string;
  url: string;
  /** what answers, as the host has found it: an address may be written in many ways */
  route: string;
  cookie: string | undefined;
  authorization: string | undefined;
  /** Of /graphql: the request's text as it came. */
  body: unknown;
};

/** `health` is never made to wait. */
export function laneOf({ method, url, route, cookie, authorization, body }: AskedOf): Lane | 'health' {
  if (isHealth(method, route)) return 'health';
  if (under(route, files)) return 'pictures';
  if (under(route, wings)) return 'account';
  if (route === '/graphql') return graphqlLane(typeof body === 'string' ? body : url, authorization);
  const path = isOfPages(route) ? pageOf(url) : route;
  if (method === 'POST' && lists.has(path)) return 'files';
  if (under(path, money)) return 'checkout';
  const { customerToken, persistentToken, cartId } = readSession(cookie ?? null);
  const isKnown = customerToken !== null || persistentToken !== null;
  // The first article makes the cart; without a cart or an account there is nothing to order.
  if (under(path, buying) && (isKnown || cartId !== null || method === 'POST')) return 'checkout';
  return isKnown || under(path, account) ? 'account' : 'browsing';
}

// The document is searched for words, not parsed: a client that fakes them gains no more than one that really buys.
const LOOKED_AT = 8_192;
const changes = /\bmutation\b/;
const buys = /\w*(?:Cart|Order|Payment|Shipping|Billing|Coupon|Checkout)\w*/;

function graphqlLane(text: string, authorization: string | undefined): Lane {
  const opening = text.slice(0, LOOKED_AT);
  if (changes.test(opening) && buys.test(opening)) return 'checkout';
  return authorization === undefined ? 'browsing' : 'account';
}

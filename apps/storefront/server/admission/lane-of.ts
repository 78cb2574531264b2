import { DEMO_BANK_PATH } from '@nuancier/api/payments/demo-bank/demo-bank.ts';
import { NOTICE_PATH } from '@nuancier/api/payments/payments.ts';
import { readSession } from '../../app/backend/session.server.ts';
import type { Lane } from './lanes.ts';

/** What decides the lane, before the request is processed. */
export type AskedOf = {
  method: string;
  url: string;
  cookie: string | undefined;
  authorization: string | undefined;
  /** Of /graphql: the request's text as it came. */
  body: unknown;
};

/** `health` is never made to wait. */
export function laneOf({ method, url, cookie, authorization, body }: AskedOf): Lane | 'health' {
  const path = pathOf(url);
  if (health.has(path)) return 'health';
  if (under(path, files)) return 'pictures';
  if (path === '/graphql') return graphqlLane(typeof body === 'string' ? body : url, authorization);
  if (method === 'POST' && lists.has(path)) return 'files';
  if (under(path, money)) return 'checkout';
  const { customerToken, persistentToken, cartId } = readSession(cookie ?? null);
  const isKnown = customerToken !== null || persistentToken !== null;
  // The first article makes the cart; without a cart or an account there is nothing to order.
  if (under(path, buying) && (isKnown || cartId !== null || method === 'POST')) return 'checkout';
  return isKnown || under(path, account) ? 'account' : 'browsing';
}

const health = new Set(['/healthz', '/readyz', '/readyz/write', '/metrics']);
const files = ['/media', '/assets', '/documents'];
const lists = new Set(['/commande-rapide']);
const money = [NOTICE_PATH, DEMO_BANK_PATH, '/checkout-externe', '/thank-you', '/thankcb-you'];
const buying = ['/cart', '/checkout', '/adresse-de-livraison', '/approval-confirmation'];
// The people who serve the others are served before those who browse.
const account = [
  '/gestion',
  '/customer',
  '/integration',
  '/sign-in',
  '/deconnexion',
  '/connect-as',
  '/verification',
];

// The document is searched for words, not parsed: a client that fakes them gains no more than one that really buys.
const LOOKED_AT = 8_192;
const changes = /\bmutation\b/;
const buys = /\w*(?:Cart|Order|Payment|Shipping|Billing|Coupon|Checkout)\w*/;

function graphqlLane(text: string, authorization: string | undefined): Lane {
  const opening = text.slice(0, LOOKED_AT);
  if (changes.test(opening) && buys.test(opening)) return 'checkout';
  return authorization === undefined ? 'browsing' : 'account';
}

function under(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}

// The client router asks for a page's data at its address with `.data` behind it.
function pathOf(url: string): string {
  const path = (url.split('?', 1)[0] ?? url).replace(/^\/{2,}/, '/');
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;
}

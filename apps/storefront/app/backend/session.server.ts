// The cookies that make a session, their names and lives, and the headers they become on the way to the API.
import type { ApiHeaders } from './transport.server.ts';

const DAY_SECONDS = 86_400;

export const cookieLives = {
  'vsf-currency': 365 * DAY_SECONDS,
  'vsf-country': 365 * DAY_SECONDS,
  'vsf-locale': 365 * DAY_SECONDS,
  'vsf-store': 365 * DAY_SECONDS,
  'vsf-cart': 30 * DAY_SECONDS,
  'vsf-customer': null,
  'vsf-message': null,
  'vsf-role': null,
  shop_token_id: 86_400,
  persistent_token: 31_536_000,
  // The visitor's comparison.
  'nuancier-compare': 30 * DAY_SECONDS,
  'nuancier-consent': 182 * DAY_SECONDS,
  // The theme looked at, outside production.
  'nuancier-theme': null,
  // Recognises the device, so that its owner is warned of unknown ones; grants no access.
  'nuancier-device': 365 * DAY_SECONDS,
  // The persistent token was refused in this browser session: not tried again.
  'nuancier-auto-connect': null,
  // Whose session it is, or was: no secret, and grants no access.
  'nuancier-viewer': null,
  // The page requested before signing in, until it was shown.
  'nuancier-asked-page': 600,
  // The representative's own session, while it is in a customer's shop: leaving leads back to its desk.
  'nuancier-desk': null,
  // The order placed last, for as long as its card is waited for: going back after it shows what became of it.
  'nuancier-order': 2 * 3_600,
  // A persistent token from a link of another site, until it is confirmed or declined.
  'nuancier-offered-login': 600,
} as const;

/** The same token on an address, as mails and other sites give it. */
export const TOKEN_PARAMETER = 'persistent_token';

export type CookieName = keyof typeof cookieLives;

export type Consent = 'unknown' | 'accepted' | 'refused';

export type Session = {
  store: string;
  locale: string;
  currency: string;
  country: string;
  customerToken: string | null;
  persistentToken: string | null;
  shopToken: string | null;
  cartId: string | null;
  compareList: string | null;
  consent: Consent;
  message: string | null;
  /** The theme chosen by `?theme=`; means nothing in production. */
  theme: string | null;
  /** What the browser says of the role: for display, never for a decision. */
  shownRole: string | null;
  autoConnectFailed: boolean;
  offeredLogin: string | null;
  /** The token of a sales representative's own session, while it acts in a customer's name. */
  deskToken: string | null;
  /** As the cookie has it: `asked-page.server.ts` reads it. */
  askedPage: string | null;
  /** As the cookie has it: `last-order.server.ts` reads it. */
  lastOrder: string | null;
  /** Whose session it is, or was: recognises a returning account, grants no access. */
  viewerMark: string | null;
};

/** The single French locale of the shop: no address prefix, euros. */
export const frenchLocale = {
  code: 'fr',
  iso: 'fr-FR',
  defaultCurrency: 'EUR',
  country: 'FR',
  domain: null,
} as const;

// What a cookie may hold: anything else was not written by us and counts as absent.
const plainValue = /^[\w.-]{1,200}$/;

export function isPlainValue(text: string): boolean {
  return plainValue.test(text);
}

export function readSession(cookieHeader: string | null): Session {
  const cookies = readCookies(cookieHeader);
  const value = (name: CookieName) => {
    const found = cookies.get(name);
    return found !== undefined && isPlainValue(found) ? found : null;
  };
  return {
    store: value('vsf-store') ?? 'default',
    locale: frenchLocale.code,
    currency: value('vsf-currency') ?? frenchLocale.defaultCurrency,
    country: frenchLocale.country,
    customerToken: value('vsf-customer'),
    persistentToken: value('persistent_token'),
    shopToken: value('shop_token_id'),
    cartId: value('vsf-cart'),
    compareList: value('nuancier-compare'),
    consent: consentOf(value('nuancier-consent')),
    message: value('vsf-message'),
    theme: value('nuancier-theme'),
    shownRole: value('vsf-role'),
    autoConnectFailed: value('nuancier-auto-connect') !== null,
    offeredLogin: value('nuancier-offered-login'),
    deskToken: value('nuancier-desk'),
    askedPage: value('nuancier-asked-page'),
    lastOrder: value('nuancier-order'),
    viewerMark: value('nuancier-viewer'),
  };
}

/** Not of the session: no page depends on it, and it says nothing about who asks. */
export function readDeviceToken(cookieHeader: string | null): string | null {
  const found = readCookies(cookieHeader).get('nuancier-device');
  return found !== undefined && isPlainValue(found) ? found : null;
}

/**
 * What of a session changes a public page, as the cookies of a plain visitor. A session that these cookies do not
 * reproduce is personal, and its pages are not shared.
 */
export function publicCookies({ store, currency, consent }: Session): string {
  return `vsf-store=${store}; vsf-currency=${currency}; nuancier-consent=${consent}`;
}

/** Every request to the API carries store, locale, currency, country, customer token, shop token and cart id. */
export function apiHeaders(session: Session): ApiHeaders {
  return {
    store: session.store,
    'content-currency': session.currency,
    'x-locale': session.locale,
    'x-country': session.country,
    ...(session.customerToken ? { authorization: `Bearer ${session.customerToken}` } : {}),
    ...(session.shopToken ? { 'x-shop-token': session.shopToken } : {}),
    ...(session.cartId ? { 'x-cart-id': session.cartId } : {}),
  };
}

export function setCookie(name: CookieName, value: string, options: { secure: boolean }): string {
  const life = cookieLives[name];
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (life !== null) parts.push(`Max-Age=${life}`);
  if (options.secure) parts.push('Secure');
  return parts.join('; ');
}

export function dropCookie(name: CookieName, options: { secure: boolean }): string {
  const parts = [`${name}=`, 'Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=0'];
  if (options.secure) parts.push('Secure');
  return parts.join('; ');
}

/** The configuration cookies a first visit still lacks. */
export function missingCookies(cookieHeader: string | null, options: { secure: boolean }): string[] {
  const present = readCookies(cookieHeader);
  const session = readSession(cookieHeader);
  const wanted = [
    ['vsf-store', session.store],
    ['vsf-locale', session.locale],
    ['vsf-currency', session.currency],
    ['vsf-country', session.country],
  ] as const;
  return wanted
    .filter(([name]) => !present.has(name))
    .map(([name, value]) => setCookie(name, value, options));
}

function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals < 1) continue;
    cookies.set(part.slice(0, equals).trim(), decoded(part.slice(equals + 1).trim()));
  }
  return cookies;
}

function decoded(text: string): string {
  // A malformed escape is invalid input, not a fault: left as it came.
  return /%(?![0-9a-fA-F]{2})/.test(text) || !isUtf8(text) ? text : decodeURIComponent(text);
}

function isUtf8(text: string): boolean {
  const bytes = text.match(/(%[0-9a-fA-F]{2})+/g) ?? [];
  return bytes.every((run) => !Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8').includes('�'));
}

function consentOf(value: string | null): Consent {
  return value === 'accepted' || value === 'refused' ? value : 'unknown';
}

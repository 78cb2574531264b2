import { describe, expect, it } from 'vitest';
import {
  apiHeaders,
  dropCookie,
  frenchLocale,
  missingCookies,
  readSession,
  setCookie,
} from './session.server.ts';

describe('cookies', () => {
  it('CFG-12 reads the session from the cookies of the specification', () => {
    const session = readSession(
      'vsf-store=default; vsf-currency=EUR; vsf-cart=c1; vsf-customer=t1; shop_token_id=s1; persistent_token=p1; nuancier-consent=refused; vsf-message=not-authorized',
    );
    expect(session).toEqual({
      store: 'default',
      locale: 'fr',
      currency: 'EUR',
      country: 'FR',
      customerToken: 't1',
      persistentToken: 'p1',
      shopToken: 's1',
      cartId: 'c1',
      compareList: null,
      consent: 'refused',
      message: 'not-authorized',
      shownRole: null,
      autoConnectFailed: false,
      offeredLogin: null,
      deskToken: null,
      askedPage: null,
      viewerMark: null,
      lastOrder: null,
      theme: null,
    });
  });

  it.each([
    ['persistent_token', 'Max-Age=31536000'],
    ['shop_token_id', 'Max-Age=86400'],
    ['vsf-locale', `Max-Age=${365 * 86_400}`],
  ] as const)('CFG-13 %s lives as specified, on path /', (name, life) => {
    const cookie = setCookie(name, 'x', { secure: true });
    expect(cookie.split('; ')).toEqual(
      expect.arrayContaining([life, 'Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']),
    );
  });

  it('keeps the customer token for the browser session only', () => {
    expect(setCookie('vsf-customer', 'x', { secure: false })).toBe(
      'vsf-customer=x; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it('drops a cookie by ending its life', () => {
    expect(dropCookie('vsf-cart', { secure: false })).toContain('Max-Age=0');
  });

  it('CFG-07 CFG-09 the first visit is French, in euros, without a choice to make', () => {
    expect(frenchLocale).toEqual({
      code: 'fr',
      iso: 'fr-FR',
      defaultCurrency: 'EUR',
      country: 'FR',
      domain: null,
    });
    expect(missingCookies(null, { secure: false }).map((cookie) => cookie.split(';')[0])).toEqual([
      'vsf-store=default',
      'vsf-locale=fr',
      'vsf-currency=EUR',
      'vsf-country=FR',
    ]);
    expect(
      missingCookies('vsf-store=default; vsf-locale=fr; vsf-currency=EUR; vsf-country=FR', { secure: false }),
    ).toEqual([]);
  });

  it.each(['%', '%zz', '%E0%A4%A', '"><script>', 'a'.repeat(201), 'é'])(
    'counts junk as absent: %s',
    (value) => {
      expect(readSession(`vsf-customer=${value}; vsf-cart=ok`)).toMatchObject({
        customerToken: null,
        cartId: 'ok',
      });
    },
  );
});

it('CFG-14 every API request carries store, locale, currency, country, customer token and cart id', () => {
  const session = readSession('vsf-customer=t1; vsf-cart=c1');
  expect(apiHeaders(session)).toEqual({
    store: 'default',
    'content-currency': 'EUR',
    'x-locale': 'fr',
    'x-country': 'FR',
    authorization: 'Bearer t1',
    'x-cart-id': 'c1',
  });
});

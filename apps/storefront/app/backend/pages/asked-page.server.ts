// The page requested before signing in: the guard redirects home as specified, the sign-in panel opens there, and
// signing in leads to that page. It travels in a cookie of our own, never on an address.
import { backPath } from './came-from.server.ts';
import { pageUrl } from './page-url.server.ts';
import { isPlainValue, setCookie } from '../session.server.ts';

/** Nothing for home, which needs no session, for guests' pages and for an address too long for a cookie. */
export function rememberPage(request: Request, secure: boolean): string[] {
  if (request.method !== 'GET') return [];
  const { pathname, search } = pageUrl(request);
  for (const page of [pathname + search, pathname]) {
    const value = Buffer.from(page).toString('base64url');
    if (askedPage(value) !== null && isPlainValue(value))
      return [setCookie('nuancier-asked-page', value, { secure })];
  }
  return [];
}

/** The cookie is the browser's: only a page of our own comes out of it. */
export function askedPage(value: string | null): string | null {
  const page = value === null ? null : backPath(Buffer.from(value, 'base64url').toString('utf8'));
  return page === null || page === '/' || page.startsWith('/?') ? null : page;
}

// A persistent token on the address: taken off at once, for it would stay in histories and logs.
import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { autoConnect, refusedMark } from './auto-connect.server.ts';
import { enterSession } from './enter-session.server.ts';
import { pageUrl } from '../pages/page-url.server.ts';
import { backendContext, pageContext, sessionContext } from '../request-context.server.ts';
import { isPlainValue, setCookie, TOKEN_PARAMETER } from '../session.server.ts';

export function givenToken(request: Request): string | null {
  return new URL(request.url).searchParams.get(TOKEN_PARAMETER);
}

/** A link on another site must not sign a browser in behind its owner's back: there it asks for a press. */
export async function takeGivenToken(
  request: Request,
  given: string,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const url = pageUrl(request);
  url.searchParams.delete(TOKEN_PARAMETER);
  const path = url.pathname.replace(/^\/+/, '/') + url.search;
  const { origin, secureCookies: secure } = context.get(pageContext);
  const { customerToken, autoConnectFailed } = context.get(sessionContext);
  if (customerToken !== null || autoConnectFailed || !isPlainValue(given)) return leadOn(path, []);
  if (!isOwnDoing(request, origin))
    return leadOn(paths['offered-login'](path), [setCookie('nuancier-offered-login', given, { secure })]);
  return leadOn(path, await entryCookies(context, given));
}

/** What the browser has to remember after an exchange, whether it went well or not. */
export async function entryCookies(
  context: Readonly<RouterContextProvider>,
  token: string,
): Promise<string[]> {
  const attempt = await autoConnect(context.get(backendContext), token);
  const { persistentToken } = context.get(sessionContext);
  // Another account's must not come back by itself; the token of the address is not kept.
  const persistent = persistentToken === token ? undefined : null;
  if (attempt.kind === 'connected')
    return enterSession(context, { token: attempt.token, persistent, as: 'oneself' });
  return attempt.kind === 'refused' ? [refusedMark(context.get(pageContext).secureCookies)] : [];
}

/** Typed, bookmarked, or a link of our own pages. Without Sec-Fetch-Site the referer decides. */
function isOwnDoing(request: Request, origin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return URL.parse(request.headers.get('referer') ?? '')?.origin === origin;
}

function leadOn(path: string, cookies: readonly string[]): Response {
  const headers = new Headers({ 'referrer-policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect(path, { headers });
}

// The root's middleware: finds out who asks before any loader runs, so that frame and screen never disagree.
import { redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { autoConnect } from './auto-connect.server.ts';
import { mergeCart } from './cart/merge-cart.server.ts';
import { loadViewer } from './load-viewer.server.ts';
import {
  backendContext,
  openBackendContext,
  pageContext,
  sessionContext,
  viewerContext,
} from './request-context.server.ts';
import { dropCookie, isPlainValue, setCookie } from './session.server.ts';
import type { Session } from './session.server.ts';
import { forgottenSession, signedOut } from './signed-out.server.ts';

type Arguments = Parameters<MiddlewareFunction<Response>>[0];

export const meetVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const secure = context.get(pageContext).secureCookies;
  const url = new URL(request.url);
  const given = url.searchParams.get('persistent_token');
  if (given !== null) return withoutToken(url, given, context);

  const cookies: string[] = [];
  let viewer = await loadViewer(context.get(backendContext), context.get(sessionContext));
  const { persistentToken, autoConnectFailed } = context.get(sessionContext);
  if (viewer.kind === 'signed-out' && persistentToken && !autoConnectFailed) {
    const attempt = await autoConnect(context.get(backendContext), persistentToken, secure);
    cookies.push(...attempt.cookies);
    if (attempt.token !== null) {
      cookies.push(...(await mergeCart(context, attempt.token)));
      viewer = await enter(context, attempt.token);
    }
  }
  const { customerToken, shownRole } = context.get(sessionContext);
  if (viewer.kind === 'signed-out' && customerToken !== null) {
    // A form that was sent is still answered, as a visitor's: what was typed is not lost. So is a link that works once.
    if (request.method === 'GET' && !url.pathname.startsWith('/connect-as/')) return signedOut(secure);
    cookies.push(...forgottenSession(secure));
    enterAs(context, null);
  }
  if (viewer.kind === 'signed-in' && viewer.role !== shownRole) cookies.push(roleCookie(viewer.role, secure));
  if (viewer.kind === 'unknown') context.get(pageContext).reportFault(viewer.fault);
  context.set(viewerContext, viewer);

  const response = await next();
  // What the screen itself sets wins.
  const own = new Set(response.headers.getSetCookie().map(cookieName));
  for (const cookie of cookies)
    if (!own.has(cookieName(cookie))) response.headers.append('set-cookie', cookie);
  return response;
};

// A token on the address would stay in histories and logs: it is taken off at once.
async function withoutToken(url: URL, given: string, context: Arguments['context']): Promise<Response> {
  const headers = new Headers({ 'referrer-policy': 'no-referrer' });
  const { customerToken, autoConnectFailed } = context.get(sessionContext);
  if (customerToken === null && !autoConnectFailed && isPlainValue(given)) {
    const { secureCookies } = context.get(pageContext);
    const attempt = await autoConnect(context.get(backendContext), given, secureCookies);
    for (const cookie of attempt.cookies) headers.append('set-cookie', cookie);
  }
  url.searchParams.delete('persistent_token');
  return redirect(url.pathname.replace(/^\/+/, '/') + url.search, { headers });
}

function enter(context: Arguments['context'], token: string) {
  const session = enterAs(context, token);
  return loadViewer(context.get(backendContext), session);
}

/** From here on the request goes on in this session. */
function enterAs(context: Arguments['context'], customerToken: string | null): Session {
  const session = { ...context.get(sessionContext), customerToken };
  context.set(sessionContext, session);
  context.set(backendContext, context.get(openBackendContext)(session));
  return session;
}

function roleCookie(role: string | null, secure: boolean): string {
  return role === null ? dropCookie('vsf-role', { secure }) : setCookie('vsf-role', role, { secure });
}

function cookieName(cookie: string): string {
  return cookie.slice(0, cookie.indexOf('='));
}

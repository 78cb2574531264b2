// The root's middleware: finds out who asks before any loader runs, so that frame and screen never disagree.
import type { MiddlewareFunction } from 'react-router';
import { rememberPage } from './asked-page.server.ts';
import { autoConnect, refusedMark } from './auto-connect.server.ts';
import { enterSession, roleCookie } from './enter-session.server.ts';
import { loadViewer } from './load-viewer.server.ts';
import { ownerOfForm } from './owner-of-form.server.ts';
import { pageUrl } from './page-url.server.ts';
import { givenToken, takeGivenToken } from './given-token.server.ts';
import {
  backendContext,
  openBackendContext,
  pageContext,
  sessionContext,
  viewerContext,
} from './request-context.server.ts';
import { isAnybodys, toOwner, toResume } from './resume-form.server.ts';
import { setCookie } from './session.server.ts';
import { forgottenSession, signedOut } from './signed-out.server.ts';
import { viewerMark } from './viewer-mark.server.ts';

type Context = Parameters<MiddlewareFunction<Response>>[0]['context'];

export const meetVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const secure = context.get(pageContext).secureCookies;
  const given = givenToken(request);
  if (given !== null) return takeGivenToken(request, given, context);

  const cookies: string[] = [];
  let viewer = await loadViewer(context.get(backendContext), context.get(sessionContext));
  if (viewer.kind === 'signed-out') {
    cookies.push(...(await connectByCookie(context)));
    viewer = context.get(viewerContext);
  }
  const { customerToken, shownRole } = context.get(sessionContext);
  const { pathname } = pageUrl(request);
  const writes = request.method !== 'GET' && request.method !== 'HEAD';
  if (viewer.kind === 'signed-out' && customerToken !== null) {
    // A link that works once is still answered.
    if (!writes && !pathname.startsWith('/connect-as/'))
      return signedOut(secure, rememberPage(request, secure));
    if (writes && !isAnybodys(pathname)) return toResume(request, context);
    cookies.push(...forgottenSession(secure));
    goOnAsVisitor(context);
  }
  if (writes && !isAnybodys(pathname)) {
    const owner = await ownerOfForm(request, viewer);
    if (owner !== null) return withCookies(toOwner(request, context, owner), cookies);
  }
  if (viewer.kind === 'signed-in' && viewer.role !== shownRole) cookies.push(roleCookie(viewer.role, secure));
  if (viewer.kind === 'signed-in' && viewerMark(viewer) !== context.get(sessionContext).viewerMark)
    cookies.push(setCookie('nuancier-viewer', viewerMark(viewer), { secure }));
  if (viewer.kind === 'unknown') {
    context.get(pageContext).reportFault(viewer.fault);
    if (request.method === 'GET' && isPublicPlace(request.url)) readAsVisitor(context);
  }
  context.set(viewerContext, viewer);

  return withCookies(await next(), cookies);
};

function withCookies(response: Response, cookies: readonly string[]): Response {
  // What the screen itself sets wins.
  const own = new Set(response.headers.getSetCookie().map(cookieName));
  for (const cookie of cookies)
    if (!own.has(cookieName(cookie))) response.headers.append('set-cookie', cookie);
  return response;
}

/** The token of whoever chose to stay signed in, tried once in a browser session. */
async function connectByCookie(context: Context): Promise<string[]> {
  const { persistentToken, autoConnectFailed } = context.get(sessionContext);
  if (persistentToken === null || autoConnectFailed) return [];
  const attempt = await autoConnect(context.get(backendContext), persistentToken);
  if (attempt.kind === 'connected') return enterSession(context, { token: attempt.token, as: 'oneself' });
  return attempt.kind === 'refused' ? [refusedMark(context.get(pageContext).secureCookies)] : [];
}

// What everybody may read stands in memory. A cart or an account asked for without a name would look lost.
const publicPlaces =
  /^\/(?:home|catalogue|search|promo|nuancier|plan-du-site|produit\/[^/]+)?\/?$|^\/catalogue\//i;

function isPublicPlace(url: string): boolean {
  return publicPlaces.test(new URL(url).pathname.replace(/(?:_(?:root)?)?\.data$/, ''));
}

/** Nobody can say whose token it is: the page is read without it, the session stays as it is. */
function readAsVisitor(context: Context): void {
  const session = { ...context.get(sessionContext), customerToken: null, cartId: null };
  context.set(backendContext, context.get(openBackendContext)(session));
}

function goOnAsVisitor(context: Context): void {
  const session = { ...context.get(sessionContext), customerToken: null };
  context.set(sessionContext, session);
  context.set(backendContext, context.get(openBackendContext)(session));
}

function cookieName(cookie: string): string {
  return cookie.slice(0, cookie.indexOf('='));
}

// The root's middleware: finds out who asks before any loader runs, so that frame and screen never disagree.
import type { MiddlewareFunction } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { rememberPage } from '../pages/asked-page.server.ts';
import { autoConnect, refusedMark } from './auto-connect.server.ts';
import { backAtDesk, deskOf, toDesk } from '../desk.server.ts';
import { enterSession, roleCookie } from './enter-session.server.ts';
import { loadViewer } from '../viewer/load-viewer.server.ts';
import { ownerOfForm } from '../forms/owner-of-form.server.ts';
import { pageUrl } from '../pages/page-url.server.ts';
import { givenToken, takeGivenToken } from './given-token.server.ts';
import {
  backendContext,
  openBackendContext,
  pageContext,
  sessionContext,
  viewerContext,
} from '../request-context.server.ts';
import { isAnybodys, toOwner, toResume } from '../forms/resume-form.server.ts';
import { dropCookie, setCookie } from '../session.server.ts';
import type { Session } from '../session.server.ts';
import { leftSession, signedOut } from '../signed-out.server.ts';
import { viewerMark } from '../viewer/viewer-mark.server.ts';

type Context = Parameters<MiddlewareFunction<Response>>[0]['context'];

export const identifyVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const secure = context.get(pageContext).secureCookies;
  const given = givenToken(request);
  if (given !== null) return takeGivenToken(request, given, context);

  const cookies: string[] = [];
  let viewer = await loadViewer(context.get(backendContext), context.get(sessionContext));
  if (viewer.kind === 'signed-out') {
    cookies.push(...(await connectByCookie(context)));
    viewer = context.get(viewerContext);
  }
  const session = context.get(sessionContext);
  const { customerToken, shownRole } = session;
  const desk = deskOf(session);
  const { pathname } = pageUrl(request);
  const writes = request.method !== 'GET' && request.method !== 'HEAD';
  if (viewer.kind === 'signed-out' && customerToken !== null) {
    // A link that works once is still answered.
    const isLink = pathname.startsWith('/connect-as/');
    if (!writes && !isLink) return signedOut(session, secure, rememberPage(request, secure));
    if (desk !== null && pathname === paths['sign-out']()) return toDesk(backAtDesk(desk, secure));
    if (writes && !isAnybodys(pathname)) return toResume(request, context);
    cookies.push(...leftSession(session, secure));
    if (isLink && desk !== null) {
      goOn(context, { ...session, customerToken: desk, deskToken: null });
      viewer = await loadViewer(context.get(backendContext), context.get(sessionContext));
    }
    if (viewer.kind === 'signed-out') goOn(context, { ...session, customerToken: null, deskToken: null });
  }
  // Only who is in a customer's name has left a desk behind.
  if (viewer.kind === 'signed-in' && viewer.representative === null && deskOf(context.get(sessionContext))) {
    cookies.push(dropCookie('nuancier-desk', { secure }));
    goOn(context, { ...context.get(sessionContext), deskToken: null });
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

/** The persistent token, tried once per browser session. */
async function connectByCookie(context: Context): Promise<string[]> {
  const session = context.get(sessionContext);
  const { persistentToken, autoConnectFailed } = session;
  // In a customer's shop it is the representative's, and the desk comes first.
  if (persistentToken === null || autoConnectFailed || deskOf(session) !== null) return [];
  const attempt = await autoConnect(context.get(backendContext), persistentToken);
  if (attempt.kind === 'connected') return enterSession(context, { token: attempt.token, as: 'oneself' });
  return attempt.kind === 'refused' ? [refusedMark(context.get(pageContext).secureCookies)] : [];
}

// Public pages are answered from memory. A cart or an account read anonymously would look lost.
const publicPlaces =
  /^\/(?:home|catalogue|search|promo|nuancier|plan-du-site|produit\/[^/]+)?\/?$|^\/catalogue\//i;

function isPublicPlace(url: string): boolean {
  return publicPlaces.test(new URL(url).pathname.replace(/(?:_(?:root)?)?\.data$/, ''));
}

/** The token cannot be checked: the page is read without it, the session stays as it is. */
function readAsVisitor(context: Context): void {
  const session = { ...context.get(sessionContext), customerToken: null, cartId: null };
  context.set(backendContext, context.get(openBackendContext)(session));
}

function goOn(context: Context, session: Session): void {
  context.set(sessionContext, session);
  context.set(backendContext, context.get(openBackendContext)(session));
}

function cookieName(cookie: string): string {
  return cookie.slice(0, cookie.indexOf('='));
}

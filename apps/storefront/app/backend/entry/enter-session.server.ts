// The one way into a session, for every kind of sign-in.
import type { RouterContextProvider } from 'react-router';
import { mergeCart } from './merge-cart.server.ts';
import { deskBehind } from '../desk.server.ts';
import { flashCookie } from '../flashes.server.ts';
import { loadViewer } from '../viewer/load-viewer.server.ts';
import {
  backendContext,
  deviceContext,
  openBackendContext,
  pageContext,
  sessionContext,
  viewerContext,
} from '../request-context.server.ts';
import { dropCookie, setCookie } from '../session.server.ts';
import { viewerMark } from '../viewer/viewer-mark.server.ts';
import type { Flash } from '../flash-copy.ts';

type Context = Readonly<RouterContextProvider>;

export type Entry = {
  token: string;
  /** Token to stay signed in for a year; null when not wanted; absent when unchanged. */
  persistent?: string | null | undefined;
  /** A representative's browser is not the customer's: neither its cart nor its store come along. */
  as: 'oneself' | 'representative';
  says?: readonly Flash[];
};

/**
 * From here on the request goes on in this session. What a visitor had put together goes into the customer's cart,
 * the chosen store stays chosen, and the role is kept for display. Answers what the browser has to remember.
 */
export async function enterSession(context: Context, entry: Entry): Promise<string[]> {
  const { secureCookies: secure } = context.get(pageContext);
  const before = context.get(sessionContext);
  const viewerBefore = context.get(viewerContext);
  const own = entry.as === 'oneself';
  const session = {
    ...before,
    customerToken: entry.token,
    deskToken: null,
    ...(own ? {} : { cartId: null, shopToken: null }),
  };
  context.set(sessionContext, session);
  context.set(backendContext, context.get(openBackendContext)(session));
  const merged = own && session.cartId !== null ? await mergeCart(context, session.cartId) : null;
  const says = [...(entry.says ?? []), ...(merged?.says ?? [])];
  // A page rendered in this request shows the messages; otherwise the next one does.
  const message = [before.message ?? [], says].flat().join('.') || null;
  const viewer = await loadViewer(context.get(backendContext), session);
  const cartId = merged ? merged.cartId : session.cartId;
  const shown = viewer.kind === 'signed-in' ? { shownRole: viewer.role, viewerMark: viewerMark(viewer) } : {};
  const deskToken =
    own || viewer.kind !== 'signed-in' ? null : deskBehind({ viewer: viewerBefore, session: before }, viewer);
  context.set(sessionContext, { ...session, cartId, message, deskToken, ...shown });
  context.set(viewerContext, viewer);
  return [
    setCookie('vsf-customer', entry.token, { secure }),
    dropCookie('nuancier-auto-connect', { secure }),
    ...(own ? [setCookie('nuancier-device', context.get(deviceContext).token, { secure })] : []),
    // With the desk waits the representative's own persistent login, which is not asked while it does.
    ...(deskToken === null ? persistentCookie(entry.persistent, secure) : []),
    deskToken === null
      ? dropCookie('nuancier-desk', { secure })
      : setCookie('nuancier-desk', deskToken, { secure }),
    ...(own ? [] : [dropCookie('vsf-cart', { secure }), dropCookie('shop_token_id', { secure })]),
    ...(merged ? [cartCookie(merged.cartId, secure)] : []),
    ...(viewer.kind === 'signed-in'
      ? [roleCookie(viewer.role, secure), setCookie('nuancier-viewer', viewerMark(viewer), { secure })]
      : []),
    ...(says.length > 0 ? [flashCookie(says, secure)] : []),
  ];
}

export function roleCookie(role: string | null, secure: boolean): string {
  return role === null ? dropCookie('vsf-role', { secure }) : setCookie('vsf-role', role, { secure });
}

// One that is left from another account must not bring that account back.
function persistentCookie(token: string | null | undefined, secure: boolean): string[] {
  if (token === undefined) return [];
  return [
    token === null
      ? dropCookie('persistent_token', { secure })
      : setCookie('persistent_token', token, { secure }),
  ];
}

function cartCookie(cartId: string | null, secure: boolean): string {
  return cartId === null ? dropCookie('vsf-cart', { secure }) : setCookie('vsf-cart', cartId, { secure });
}

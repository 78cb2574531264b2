// The last order of this browser: going back after ordering shows its outcome, instead of an empty cart.
import type { RouterContextProvider } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { pageContext, sessionContext } from '../../backend/request-context.server.ts';
import { dropCookie, setCookie } from '../../backend/session.server.ts';

type Context = Readonly<RouterContextProvider>;

export type SignedOrder = { number: string; signature: string };

export function lastOrderCookie(context: Context, { number, signature }: SignedOrder): string {
  const { secureCookies: secure } = context.get(pageContext);
  return setCookie('nuancier-order', `${number}.${signature}`, { secure });
}

export function forgottenOrder(context: Context): string {
  return dropCookie('nuancier-order', { secure: context.get(pageContext).secureCookies });
}

export function lastOrder(context: Context): SignedOrder | null {
  const [number, signature] = context.get(sessionContext).lastOrder?.split('.') ?? [];
  return number && signature ? { number, signature } : null;
}

/** Its page; null when none was placed recently. */
export function lastOrderPath(context: Context): string | null {
  const order = lastOrder(context);
  return order && paths['thank-you'](order.number, order.signature);
}

import type { RouterContextProvider } from 'react-router';
import { pageContext } from './request-context.server.ts';
import { setCookie } from './session.server.ts';

/** The browser keeps the cart's id, for 30 days from the last change. */
export function cartCookie(context: Readonly<RouterContextProvider>, id: string): string {
  return setCookie('vsf-cart', id, { secure: context.get(pageContext).secureCookies });
}

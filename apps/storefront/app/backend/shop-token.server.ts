// The current shop in the frame's query: which token to send, and which to store.
import type { LayoutQuery, LayoutQueryVariables } from '../../generated/documents.ts';
import type { Page } from './request-context.server.ts';
import { setCookie } from './session.server.ts';
import type { Session } from './session.server.ts';

/** A visitor without a token has chosen nothing: its pages stay the same for all. */
export function shopQuestion({ shopToken, customerToken }: Session): LayoutQueryVariables {
  return { hasShop: shopToken !== null || customerToken !== null, shopToken };
}

/** The API gives a new token when the old one has ended. */
export function shopTokenHeaders(
  { getCurrentShop: current }: LayoutQuery,
  { shopToken }: Session,
  { secureCookies }: Page,
): Headers {
  const headers = new Headers();
  if (current && current.token_id !== shopToken)
    headers.append('set-cookie', setCookie('shop_token_id', current.token_id, { secure: secureCookies }));
  return headers;
}

// A visitor's details belong to the browser that wrote them, identified by the shop token.
import type { RouterContextProvider } from 'react-router';
import { CheckoutShopDocument } from '../../../generated/documents.ts';
import type { Backend } from '../../backend/backend.server.ts';
import {
  backendContext,
  openBackendContext,
  pageContext,
  sessionContext,
} from '../../backend/request-context.server.ts';
import { setCookie } from '../../backend/session.server.ts';

type WithToken = { backend: Backend; headers: Headers };

/** A visitor who has not chosen a store yet is given a token before the first thing is written. */
export async function withShopToken(context: Readonly<RouterContextProvider>): Promise<WithToken> {
  const session = context.get(sessionContext);
  const headers = new Headers();
  const backend = context.get(backendContext);
  if (session.shopToken !== null) return { backend, headers };
  const { getCurrentShop: shop } = await backend.query(CheckoutShopDocument, { token: null });
  if (!shop) return { backend, headers };
  const { secureCookies: secure } = context.get(pageContext);
  headers.append('set-cookie', setCookie('shop_token_id', shop.token_id, { secure }));
  return { backend: context.get(openBackendContext)({ ...session, shopToken: shop.token_id }), headers };
}

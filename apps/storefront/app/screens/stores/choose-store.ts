import { data, redirect } from 'react-router';
import { ChooseStoreDocument } from '../../../generated/documents.ts';
import type { ChooseStoreMutation } from '../../../generated/documents.ts';
import { notFound, orMissing } from '../../backend/not-found.server.ts';
import { ownPath } from '../../backend/own-path.ts';
import { readForm } from '../../backend/read-form.server.ts';
import { backendContext, pageContext, sessionContext } from '../../backend/request-context.server.ts';
import { setCookie } from '../../backend/session.server.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/choose-store.ts';

export function loader() {
  return redirect(paths.stores());
}

/** Ties the shop to the visitor, then the page one was on comes again with that shop's prices. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { shopToken, cartId } = context.get(sessionContext);
  const once = form.get('once') === '1';
  const variables = { shopCode: textOf(form.get('shopCode')), token: shopToken, cartId, once };
  const chosen = await orMissing(context.get(backendContext).mutate(ChooseStoreDocument, variables));
  const quiet = form.has('quiet');
  if (chosen === null && !quiet) throw notFound('Page not found');
  const headers = chosen ? cookies(chosen, context.get(pageContext).secureCookies) : new Headers();
  // The remembered favourite is applied behind the page one reads, and that page stands when the store is gone.
  if (quiet) return data(null, { headers });
  // The page goes on by script, with what is written on it.
  if (form.has('stay')) return data(null, { headers });
  return redirect(ownPath(textOf(form.get('back'))) ?? paths.stores(), { headers });
}

function cookies({ setCurrentShop: { token_id, cart_id } }: ChooseStoreMutation, secure: boolean): Headers {
  const headers = new Headers([['set-cookie', setCookie('shop_token_id', token_id, { secure })]]);
  if (cart_id) headers.append('set-cookie', setCookie('vsf-cart', cart_id, { secure }));
  return headers;
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

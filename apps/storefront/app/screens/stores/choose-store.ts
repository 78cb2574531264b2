import { data, redirect } from 'react-router';
import { ChooseStoreDocument } from '../../../generated/documents.ts';
import type { ChooseStoreMutation } from '../../../generated/documents.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { notFound, orMissing } from '../../backend/not-found.server.ts';
import { ownPath } from '../../backend/pages/own-path.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext, pageContext, sessionContext } from '../../backend/request-context.server.ts';
import { setCookie } from '../../backend/session.server.ts';
import type { StoreChoice } from '../../features/stores/choice/store-choice.ts';
import { paths } from '../../addresses/paths.ts';
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
  const { secureCookies } = context.get(pageContext);
  const asked = context.get(backendContext).mutate(ChooseStoreDocument, variables);
  // The page goes on by script, with what is written on it: a no must not take its place.
  if (form.has('stay'))
    return asked
      .then((choice) =>
        data<StoreChoice>({ kind: 'chosen', once }, { headers: cookies(choice, secureCookies) }),
      )
      .catch(refused);
  const chosen = await orMissing(asked);
  const quiet = form.has('quiet');
  if (chosen === null && !quiet) throw notFound('Page not found');
  const headers = chosen ? cookies(chosen, secureCookies) : new Headers();
  // The remembered favourite is applied in the background, and the page stays when the store is gone.
  if (quiet) return data(null, { headers });
  return redirect(ownPath(textOf(form.get('back'))) ?? paths.stores(), { headers });
}

function refused(error: unknown) {
  if (!(error instanceof BackendRefusal)) throw error;
  return data<StoreChoice>({ kind: 'refused', message: error.message }, { status: 422 });
}

function cookies({ setCurrentShop: { token_id, cart_id } }: ChooseStoreMutation, secure: boolean): Headers {
  const headers = new Headers([['set-cookie', setCookie('shop_token_id', token_id, { secure })]]);
  if (cart_id) headers.append('set-cookie', setCookie('vsf-cart', cart_id, { secure }));
  return headers;
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

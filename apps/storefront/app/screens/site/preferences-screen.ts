import { redirect } from 'react-router';
import { ChoicesDocument } from '../../../generated/documents.ts';
import { ownPath } from '../../backend/pages/own-path.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { setCookie } from '../../backend/session.server.ts';
import type { Route } from './+types/preferences-screen.ts';

export function loader() {
  return redirect('/');
}

/** Site and currency: only what the shop offers is kept, then the page one was on comes again. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const offered = await context.get(backendContext).query(ChoicesDocument, {});
  const secure = context.get(pageContext).secureCookies;
  const headers = new Headers();
  for (const [field, cookie, values] of [
    ['store', 'vsf-store', offered.availableStores?.map((store) => store?.store_code)],
    ['currency', 'vsf-currency', offered.currency?.available_currency_codes],
  ] as const) {
    const chosen = form.get(field);
    if (typeof chosen === 'string' && values?.includes(chosen))
      headers.append('set-cookie', setCookie(cookie, chosen, { secure }));
  }
  const back = form.get('back');
  return redirect(ownPath(typeof back === 'string' ? back : null) ?? '/', { headers });
}

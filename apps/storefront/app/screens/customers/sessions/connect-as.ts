import { redirect } from 'react-router';
import { ConnectAsDocument } from '../../../../generated/documents.ts';
import { BackendRefusal } from '../../../backend/backend.server.ts';
import { enterSession } from '../../../backend/entry/enter-session.server.ts';
import { flashCookie } from '../../../backend/flashes.server.ts';
import { backendContext, pageContext } from '../../../backend/request-context.server.ts';
import {
  pageOfTarget,
  readConnectAsTarget,
} from '../../../features/customers/representatives/connect-as-target.ts';
import type { Route } from './+types/connect-as.ts';
import type { Flash } from '../../../backend/flash-copy.ts';

type Exchange = { token: string } | { says: Flash };

/** The token is used up by the first visit; the way leads to the paper it is for, or home, and leaves no trace. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { secureCookies: secure, reportFault } = context.get(pageContext);
  // A mail program that only looks where the link leads must not use it up.
  const exchange: Exchange = request.method === 'GET' ? await exchanged() : { says: 'connect-as-refused' };
  const cookies =
    'says' in exchange
      ? [flashCookie([exchange.says], secure)]
      : await enterSession(context, { token: exchange.token, persistent: null, as: 'representative' });
  const headers = new Headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const target = 'says' in exchange ? null : readConnectAsTarget(new URL(request.url).searchParams);
  return redirect(pageOfTarget(target), { status: 303, headers });

  async function exchanged(): Promise<Exchange> {
    try {
      const backend = context.get(backendContext);
      const asked = await backend.mutate(ConnectAsDocument, { token: params.token }, { keepsSession: true });
      if (asked.connectAs?.token) return { token: asked.connectAs.token };
    } catch (trouble) {
      if (!(trouble instanceof BackendRefusal)) reportFault(trouble);
      else if (trouble.category === 'rate-limit') return { says: 'too-many-attempts' };
    }
    return { says: 'connect-as-refused' };
  }
}

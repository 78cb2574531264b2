import { guardVerdict } from '@nuancier/domain/customers/route-guard.ts';
import { redirect } from 'react-router';
import { ConnectAsDocument } from '../../../generated/documents.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { enterSession } from '../../backend/enter-session.server.ts';
import { flashCookie } from '../../backend/flashes.server.ts';
import {
  backendContext,
  pageContext,
  sessionContext,
  viewerContext,
} from '../../backend/request-context.server.ts';
import type { Viewer } from '../../backend/request-context.server.ts';
import { setCookie } from '../../backend/session.server.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/connect-as.ts';

/** The token is used up by the first visit; whatever comes of it, the way leads home and leaves no trace. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { secureCookies: secure, reportFault } = context.get(pageContext);
  // A mail program that only looks where the link leads must not use it up.
  const token = request.method === 'GET' ? await exchanged() : null;
  const before = context.get(viewerContext);
  const desk = isDesk(before) ? context.get(sessionContext).customerToken : null;
  const cookies =
    token === null
      ? [flashCookie(['connect-as-refused'], secure)]
      : await enterSession(context, { token, persistent: null, as: 'representative' });
  const headers = new Headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  if (token !== null && desk !== null)
    headers.append('set-cookie', setCookie('nuancier-desk', desk, { secure }));
  return redirect(paths.home(), { status: 303, headers });

  async function exchanged(): Promise<string | null> {
    const asked = context
      .get(backendContext)
      .mutate(ConnectAsDocument, { token: params.token }, { keepsSession: true });
    const answer = await asked.catch((trouble: unknown) => {
      if (!(trouble instanceof BackendRefusal)) reportFault(trouble);
      return null;
    });
    return answer?.connectAs?.token ?? null;
  }
}

/** A sales representative's own session: leaving the customer's shop leads back to it. */
function isDesk(viewer: Viewer): boolean {
  return viewer.kind === 'signed-in' && guardVerdict('is-representative', viewer) === 'enters';
}

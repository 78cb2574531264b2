import { redirect } from 'react-router';
import { SignOutDocument } from '../../../generated/documents.ts';
import {
  backendContext,
  pageContext,
  sessionContext,
  viewerContext,
} from '../../backend/request-context.server.ts';
import { setCookie } from '../../backend/session.server.ts';
import { forgottenSession } from '../../backend/signed-out.server.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/sign-out.ts';

export function loader() {
  return redirect(paths.home());
}

/** The browser forgets the session whatever the API says; a token that is dead already needs no revoking. */
export async function action({ context }: Route.ActionArgs) {
  const { reportFault, secureCookies } = context.get(pageContext);
  const { customerToken, deskToken } = context.get(sessionContext);
  const viewer = context.get(viewerContext);
  const isRepresentative = viewer.kind === 'signed-in' && viewer.representative !== null;
  if (customerToken !== null) {
    await context.get(backendContext).mutate(SignOutDocument, {}, { keepsSession: true }).catch(reportFault);
  }
  const headers = new Headers();
  for (const cookie of forgottenSession(secureCookies)) headers.append('set-cookie', cookie);
  // A sales representative leaves the customer's shop, not its own desk; a session that is over by then is asked for.
  if (!isRepresentative || deskToken === null) return redirect(paths.home(), { headers });
  headers.append('set-cookie', setCookie('vsf-customer', deskToken, { secure: secureCookies }));
  return redirect(paths['customer-portfolio'](), { headers });
}

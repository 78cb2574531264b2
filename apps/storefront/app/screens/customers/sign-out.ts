import { redirect } from 'react-router';
import { SignOutDocument } from '../../../generated/documents.ts';
import { backendContext, pageContext, sessionContext } from '../../backend/request-context.server.ts';
import { forgottenSession } from '../../backend/signed-out.server.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/sign-out.ts';

export function loader() {
  return redirect(paths.home());
}

/** The browser forgets the session whatever the API says; a token that is dead already needs no revoking. */
export async function action({ context }: Route.ActionArgs) {
  const { reportFault, secureCookies } = context.get(pageContext);
  if (context.get(sessionContext).customerToken !== null) {
    await context.get(backendContext).mutate(SignOutDocument, {}, { keepsSession: true }).catch(reportFault);
  }
  const headers = new Headers();
  for (const cookie of forgottenSession(secureCookies)) headers.append('set-cookie', cookie);
  return redirect(paths.home(), { headers });
}

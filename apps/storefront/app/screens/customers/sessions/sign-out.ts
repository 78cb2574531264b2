import { redirect } from 'react-router';
import { SignOutDocument } from '../../../../generated/documents.ts';
import { deskOf, isRepresentative, toDesk } from '../../../backend/desk.server.ts';
import { ownerOfForm } from '../../../backend/forms/owner-of-form.server.ts';
import {
  backendContext,
  pageContext,
  sessionContext,
  viewerContext,
} from '../../../backend/request-context.server.ts';
import { leftSession } from '../../../backend/signed-out.server.ts';
import { isCustomersName } from '../../../backend/viewer/viewer-mark.server.ts';
import { paths } from '../../../addresses/paths.ts';
import type { Route } from './+types/sign-out.ts';

export function loader() {
  return redirect(paths.home());
}

/** The cookies are cleared whatever the API answers; a token that has already ended needs no revoking. */
export async function action({ request, context }: Route.ActionArgs) {
  const { reportFault, secureCookies } = context.get(pageContext);
  const session = context.get(sessionContext);
  const viewer = context.get(viewerContext);
  // Another window still shows a customer's shop that was left already: there is nothing more to leave.
  const shownTo = await ownerOfForm(request, viewer);
  if (shownTo !== null && isCustomersName(shownTo) && isRepresentative(viewer)) return toDesk([]);
  if (session.customerToken !== null) {
    await context.get(backendContext).mutate(SignOutDocument, {}, { keepsSession: true }).catch(reportFault);
  }
  const cookies = leftSession(session, secureCookies);
  // A sales representative leaves the customer's shop, not its own desk.
  if (deskOf(session) !== null) return toDesk(cookies);
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect(paths.home(), { headers });
}

import { redirect } from 'react-router';
import { StaffSignOutDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { orRefusal } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import type { Route } from './+types/sign-out';

/** Nothing to see: a link or a reload must not sign anybody out. */
export function loader() {
  return redirect(paths.home());
}

export async function action({ context }: Route.ActionArgs) {
  // A session that has ended already is out as well.
  await orRefusal(context.get(backendContext).ask(StaffSignOutDocument, {}));
  return redirect(paths.signedOut());
}

import { redirect } from 'react-router';
import { DirectorySignOutDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import type { Route } from './+types/directory-sign-out';

/** To the directory's own page, where it has one. */
export async function loader({ context }: Route.LoaderArgs) {
  const { directorySignOut } = await context.get(backendContext).ask(DirectorySignOutDocument, {});
  return redirect(directorySignOut ?? paths.signIn());
}

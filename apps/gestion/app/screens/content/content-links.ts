import { ContentLinksDocument } from '../../../generated/documents.ts';
import { whoAsks } from '../../backend/admission.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import type { Route } from './+types/content-links';

/** Asked by the editor while one looks for where a link leads. Null: the session has ended; the page with its text stays where it is. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if ((await whoAsks(context)).standing !== 'signed_in') return null;
  const search = new URL(request.url).searchParams.get('q') ?? '';
  return (await context.get(backendContext).ask(ContentLinksDocument, { search })).contentLinks;
}

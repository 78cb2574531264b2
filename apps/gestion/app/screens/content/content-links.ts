import { ContentLinksDocument } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import type { Route } from './+types/content-links';

/** Asked by the editor while one looks for where a link leads. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams.get('q') ?? '';
  return (await context.get(backendContext).ask(ContentLinksDocument, { search })).contentLinks;
}

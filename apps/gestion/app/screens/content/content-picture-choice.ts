import { ContentPicturesDocument } from '../../../generated/documents.ts';
import { whoAsks } from '../../backend/admission.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import type { Route } from './+types/content-picture-choice';

/** Asked by the editor while one chooses a picture. Null: the session has ended; the page with its text stays where it is. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if ((await whoAsks(context)).standing !== 'signed_in') return null;
  const after = new URL(request.url).searchParams.get('apres');
  return (await context.get(backendContext).ask(ContentPicturesDocument, { after })).contentPictures;
}

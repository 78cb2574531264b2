import { ContentPicturesDocument } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import type { Route } from './+types/content-picture-choice';

/** Asked by the editor while one chooses a picture. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const after = new URL(request.url).searchParams.get('apres');
  return (await context.get(backendContext).ask(ContentPicturesDocument, { after })).contentPictures;
}

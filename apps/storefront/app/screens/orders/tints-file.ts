import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { TintListingDocument } from '../../../generated/documents.ts';
import { orRefusal } from '../../backend/forms/checked-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { readTintSearch, tintFilter } from '../../features/orders/tints/read-tint-search.ts';
import { tintListing } from '../../features/orders/tints/tint-listing.ts';
import { tintsCopy } from '../../features/orders/tints/tints-copy.ts';
import type { Route } from './+types/tints-file.ts';

/** What the page shows, all pages of it; a file that only this browser gets. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = tintFilter(readTintSearch(new URL(request.url).searchParams));
  const ask = (filter: typeof search) =>
    context.get(backendContext).query(TintListingDocument, { search: filter });
  const asked = await orRefusal(ask(search));
  const { customerTintListing: tints } =
    'refusal' in asked ? await ask({ ...search, near: null }) : asked.done;
  return new Response(tintListing(tints), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${tintsCopy.fileName(localMoment(new Date()).date)}"`,
      'cache-control': 'private, no-store',
    },
  });
}

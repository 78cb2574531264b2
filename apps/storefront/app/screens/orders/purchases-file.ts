import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { PurchaseListingDocument } from '../../../generated/documents.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { listingCopy } from '../../features/orders/frequent/frequent-copy.ts';
import { purchaseListing } from '../../features/orders/frequent/purchase-listing.ts';
import type { Route } from './+types/purchases-file.ts';

/** A file that only this browser gets. */
export async function loader({ context }: Route.LoaderArgs) {
  const { customerPurchases } = await context.get(backendContext).query(PurchaseListingDocument, {});
  return new Response(purchaseListing(customerPurchases, priceViewOf(context)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${listingCopy.fileName(localMoment(new Date()).date)}"`,
      'cache-control': 'private, no-store',
    },
  });
}

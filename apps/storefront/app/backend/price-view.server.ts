import type { RouterContextProvider } from 'react-router';
import { PriceRightDocument } from '../../generated/documents.ts';
import { publicPriceView } from '../features/pricing/price-view.ts';
import type { PriceView } from '../features/pricing/price-view.ts';
import { backendContext, sessionContext } from './request-context.server.ts';

/** How the viewer of this request sees amounts. The API holds back what may not be seen, whatever is said here. */
export async function priceViewOf(context: Readonly<RouterContextProvider>): Promise<PriceView> {
  if (context.get(sessionContext).customerToken === null) return publicPriceView;
  const { customer } = await context.get(backendContext).query(PriceRightDocument, {});
  return { canViewPrice: customer?.role.is_view_price ?? false, taxLabel: 'HT' };
}

import type { RouterContextProvider } from 'react-router';
import { priceViewFor } from './price-view.ts';
import type { PriceView } from './price-view.ts';
import { viewerContext } from '../request-context.server.ts';

/** How the viewer of this request sees amounts. The API withholds what may not be seen, whatever this returns. */
export function priceViewOf(context: Readonly<RouterContextProvider>): PriceView {
  const viewer = context.get(viewerContext);
  // Unresolved viewer: HT, so that no public price replaces its own; TTC large, since it may be a consumer.
  if (viewer.kind === 'unknown') return { canViewPrice: true, taxLabel: 'HT', large: ['TTC', 'HT'] };
  return priceViewFor(viewer);
}

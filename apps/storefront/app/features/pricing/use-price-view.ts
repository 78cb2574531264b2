import { useFrame } from '../site/use-frame.ts';
import { priceViewFor } from '../../backend/viewer/price-view.ts';
import type { PriceView } from '../../backend/viewer/price-view.ts';

/** How whoever looks at the page sees amounts, for pieces that no loader has told. */
export function usePriceView(): PriceView {
  return priceViewFor(useFrame().viewer);
}

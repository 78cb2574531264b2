import { useFrame } from '../site/use-frame.ts';
import { priceViewFor } from '../../backend/viewer/price-view.ts';
import type { PriceView } from '../../backend/viewer/price-view.ts';

/** How the viewer sees amounts, for components without loader data. */
export function usePriceView(): PriceView {
  return priceViewFor(useFrame().viewer);
}

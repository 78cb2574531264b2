import { largeAmounts } from '@nuancier/domain/customers/rights/permissions.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { FrameViewer } from '../frame-viewer.ts';

export type { TaxLabel };

/** How a viewer sees amounts. */
export type PriceView = {
  canViewPrice: boolean;
  /** What listings are sorted and filtered by: everybody's prices TTC, or one's own HT for whoever has signed in. */
  taxLabel: TaxLabel;
  /** Which amounts stand large, the first one first. */
  large: readonly TaxLabel[];
};

/** Visitors who are not signed in see every price, tax included. */
export const publicPriceView: PriceView = {
  canViewPrice: true,
  taxLabel: 'TTC',
  large: largeAmounts('visitor'),
};

export function priceViewFor(viewer: FrameViewer): PriceView {
  if (viewer.kind === 'signed-out') return publicPriceView;
  const large = largeAmounts({ role: viewer.role, hasCompany: viewer.company !== null });
  return { canViewPrice: viewer.rights.is_view_price, taxLabel: 'HT', large };
}

import { largeAmounts } from '@nuancier/domain/customers/rights/permissions.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { FrameViewer } from '../frame-viewer.ts';

export type { TaxLabel };

/** How a viewer sees amounts. */
export type PriceView = {
  canViewPrice: boolean;
  /** Base of sorting and filtering: public prices TTC for visitors, one's own HT for customers. */
  taxLabel: TaxLabel;
  /** Which amounts are shown large, in order. */
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

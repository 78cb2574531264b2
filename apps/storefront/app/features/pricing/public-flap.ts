import { flapLabel } from '@nuancier/domain/pricing/flap-label.ts';
import type { Flap } from '@nuancier/domain/pricing/flap-label.ts';

type PublicPrice = {
  price_type: 'SPECIAL' | 'PROMOTION' | 'DESTOCK' | null;
  discount: { percent_off: number | null } | null;
};

/** The public badge of this price. */
export function publicFlap(
  { price_type: priceType, discount }: PublicPrice,
  product: { is_new_product?: boolean | null },
): Flap | null {
  return flapLabel({ priceIncludingTax: { priceType, discountPercentage: discount?.percent_off } }, product);
}

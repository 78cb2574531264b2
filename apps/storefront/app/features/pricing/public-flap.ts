import { flapLabel } from '@nuancier/domain/pricing/flap-label.ts';
import type { Flap } from '@nuancier/domain/pricing/flap-label.ts';

type PublicPrice = {
  is_new_product: boolean | null;
  flag_promo: boolean | null;
  price_range: {
    minimum_price: {
      final_price: { value: number | null };
      regular_price: { value: number | null };
      discount: { percent_off: number | null } | null;
    };
  };
};

/**
 * The badge that everybody sees, from the public price range. A promise of a lower price needs a lower price: the
 * mark alone is not enough. A reduction without the promotion mark is the end of a series.
 */
export function publicFlap(product: PublicPrice): Flap | null {
  const { final_price: final, regular_price: regular, discount } = product.price_range.minimum_price;
  const isReduced = final.value !== null && regular.value !== null && final.value < regular.value;
  if (!isReduced) return flapLabel(null, product);
  const priceType = product.flag_promo ? 'PROMOTION' : 'DESTOCK';
  return flapLabel({ priceIncludingTax: { priceType, discountPercentage: discount?.percent_off } }, product);
}

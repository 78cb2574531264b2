export type FlapKind = 'promo' | 'remise' | 'nouveau' | 'destock';

export type Flap = { kind: FlapKind; percent: number | null };

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
 * The badge that everybody sees. A promise of a lower price needs a lower price: the mark alone is not enough.
 * A reduction without the promotion mark is the end of a series.
 */
export function publicFlap(product: PublicPrice): Flap | null {
  const { final_price, regular_price, discount } = product.price_range.minimum_price;
  const reduced =
    final_price.value !== null && regular_price.value !== null && final_price.value < regular_price.value;
  if (reduced && product.flag_promo) return { kind: 'promo', percent: wholePercent(discount?.percent_off) };
  if (reduced) return { kind: 'destock', percent: null };
  return product.is_new_product ? { kind: 'nouveau', percent: null } : null;
}

function wholePercent(percent: number | null | undefined): number | null {
  const whole = Math.round(percent ?? 0);
  return whole > 0 ? whole : null;
}

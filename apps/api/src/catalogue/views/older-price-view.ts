import type { Price, PriceRange, ProductPrices } from '@nuancier/contract/api-types.ts';

/** Magento's older form of a price range. */
export function olderPriceView({ minimum_price, maximum_price }: PriceRange): ProductPrices {
  return {
    minimalPrice: priceOf(minimum_price.final_price),
    maximalPrice: priceOf((maximum_price ?? minimum_price).final_price),
    regularPrice: priceOf(minimum_price.regular_price),
  };
}

function priceOf(amount: NonNullable<Price['amount']>): Price {
  return { amount, adjustments: [] };
}

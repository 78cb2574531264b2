import type { Money, PriceRange, ProductPrice } from '@nuancier/contract/api-types.ts';
import { cents, euros, percentOff } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import type { TaxedPrice } from '@nuancier/domain/pricing/taxed-price.ts';
import type { PriceColumns } from '../snapshot/price-columns.ts';

/** No amount where there is no price: the contract has a place for an unknown value, never for a free product. */
export function moneyView(amount: Cents | null): Money {
  return { value: amount === null ? null : euros(amount), currency: 'EUR' };
}

export function productPriceView(price: TaxedPrice | null): ProductPrice {
  if (price === null) {
    return { regular_price: moneyView(null), final_price: moneyView(null), discount: null };
  }
  const { regular, final } = price;
  return {
    regular_price: moneyView(regular),
    final_price: moneyView(final),
    discount: {
      amount_off: euros(cents(regular - final)),
      percent_off: percentOff(regular, final),
    },
  };
}

export function priceRangeView(columns: PriceColumns, product: number): PriceRange {
  return {
    minimum_price: productPriceView(
      priceOf(columns.lowestRegular[product] ?? -1, columns.lowestFinal[product] ?? -1),
    ),
    maximum_price: productPriceView(
      priceOf(columns.highestRegular[product] ?? -1, columns.highestFinal[product] ?? -1),
    ),
  };
}

function priceOf(regular: number, final: number): TaxedPrice | null {
  return regular < 0 || final < 0 ? null : { regular: cents(regular), final: cents(final) };
}

import type { Money, PriceRange, ProductPrice } from '@nuancier/contract/api-types.ts';
import { cents, euros, percentOff } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import type { TaxedPrice } from '@nuancier/domain/pricing/taxed-price.ts';
import type { PriceColumns } from '../snapshot/price-columns.ts';
import { REDUCTIONS } from '../snapshot/reductions.ts';

/** No amount where there is no price: the contract has a place for an unknown value, never for a free product. */
export function moneyView(amount: Cents | null): Money {
  return { value: amount === null ? null : euros(amount), currency: 'EUR' };
}

export function productPriceView(price: TaxedPrice | null): ProductPrice {
  if (price === null) {
    return { regular_price: moneyView(null), final_price: moneyView(null), discount: null, price_type: null };
  }
  const { regular, final, kind } = price;
  return {
    regular_price: moneyView(regular),
    final_price: moneyView(final),
    discount: {
      amount_off: euros(cents(regular - final)),
      percent_off: percentOff(regular, final),
    },
    price_type: kind,
  };
}

export function priceRangeView(columns: PriceColumns, product: number): PriceRange {
  return {
    minimum_price: productPriceView(
      priceOf(columns.lowestRegular[product], columns.lowestFinal[product], columns.lowestKind[product]),
    ),
    maximum_price: productPriceView(
      priceOf(columns.highestRegular[product], columns.highestFinal[product], columns.highestKind[product]),
    ),
  };
}

function priceOf(regular = -1, final = -1, kind = 0): TaxedPrice | null {
  if (regular < 0 || final < 0) return null;
  return { regular: cents(regular), final: cents(final), kind: REDUCTIONS[kind] ?? null };
}

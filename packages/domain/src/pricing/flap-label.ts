// The badge on a product: which one, and whether it says a percentage. Its words belong to the screens.
import { shownPercent } from './shown-percent.ts';

export type FlapKind = 'remise' | 'promo' | 'destock' | 'nouveau';

export type Flap = { kind: FlapKind; percent: number | null };

type FlapPrice = {
  priceType?: 'SPECIAL' | 'PROMOTION' | 'DESTOCK' | null | undefined;
  discountPercentage?: number | null | undefined;
  discountAmount?: number | null | undefined;
};

/** The price condition as in the contract; without prices for viewers who may not see them. */
export type FlapCondition = {
  priceExcludingTax?: FlapPrice | null | undefined;
  priceIncludingTax?: FlapPrice | null | undefined;
};

/** The first that fits, in the specification's order. */
export function flapLabel(
  condition: FlapCondition | null | undefined,
  product: { is_new_product?: boolean | null | undefined },
): Flap | null {
  const excluding = condition?.priceExcludingTax;
  const prices = [excluding, condition?.priceIncludingTax];
  const isEither = (type: FlapPrice['priceType']) => prices.some((price) => price?.priceType === type);
  if (excluding?.priceType === 'SPECIAL' && isDiscounted(excluding))
    return { kind: 'remise', percent: toldPercent([excluding]) };
  if (isEither('PROMOTION')) return { kind: 'promo', percent: toldPercent(prices) };
  if (isEither('DESTOCK')) return { kind: 'destock', percent: null };
  return product.is_new_product === true ? { kind: 'nouveau', percent: null } : null;
}

function isDiscounted({ discountPercentage, discountAmount }: FlapPrice): boolean {
  return (discountPercentage ?? 0) > 0 || (discountAmount ?? 0) > 0;
}

function toldPercent(prices: readonly (FlapPrice | null | undefined)[]): number | null {
  const told = prices.find((price) => (price?.discountPercentage ?? 0) > 0);
  return shownPercent(told?.discountPercentage ?? 0);
}

import type { UnitPrice } from '@nuancier/domain/catalogue/unit-price.ts';
import { flapLabel } from '@nuancier/domain/pricing/flap-label.ts';
import type { Flap } from '@nuancier/domain/pricing/flap-label.ts';
import type { Condition } from './conditions.ts';
import type { StruckFor } from './price-tag.tsx';

/** What one pack costs the viewer, in euros. */
export type PackPrice = {
  amount: number;
  regular: number | undefined;
  struckFor: StruckFor | undefined;
  perUnit: UnitPrice | null;
  /** Why it is lower than usual. */
  flap: Flap | null;
  /** The same with tax, where it is told besides. */
  withTax: number | null;
};

/** Null when nobody has priced it, and for whoever may not see prices. */
export function personalPrice(condition: Condition): PackPrice | null {
  const { priceExcludingTax: price, priceIncludingTax: taxed, pricingUnit } = condition;
  const amount = price?.packagingFinalPrice ?? null;
  if (!price || amount === null) return null;
  const { finalPrice, packagingRegularPrice, priceType } = price;
  // A pack that is one piece: both prices would say the same.
  const isPiece = pricingUnit === 'U' && finalPrice === amount;
  return {
    amount,
    regular: packagingRegularPrice ?? undefined,
    struckFor: priceType === 'SPECIAL' ? 'contract' : 'reduction',
    perUnit:
      finalPrice === null || !pricingUnit || isPiece ? null : { amount: finalPrice, unit: pricingUnit },
    flap: flapLabel(condition, {}),
    withTax: taxed?.packagingFinalPrice ?? null,
  };
}

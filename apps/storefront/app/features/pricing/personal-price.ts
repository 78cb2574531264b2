import { shownUnitPrice } from '@nuancier/domain/catalogue/products/unit-price.ts';
import type { UnitPrice } from '@nuancier/domain/catalogue/products/unit-price.ts';
import { flapLabel } from '@nuancier/domain/pricing/flap-label.ts';
import type { Flap } from '@nuancier/domain/pricing/flap-label.ts';
import type { Condition } from '../../backend/viewer/conditions.ts';
import type { StruckFor } from './price-tag.tsx';
import type { PriceView, TaxLabel } from '../../backend/viewer/price-view.ts';
import { largeAmountsOf, smallAmountOf } from '@nuancier/ui/text/amount-text.ts';
import type { LabelledAmount } from '@nuancier/ui/text/amount-text.ts';

/** What one pack costs the viewer, in euros. */
export type PackPrice = {
  amount: number;
  taxLabel: TaxLabel;
  regular: number | undefined;
  struckFor: StruckFor | undefined;
  perUnit: UnitPrice | null;
  /** Why it is lower than usual. */
  flap: Flap | null;
  /** The same with or without tax, where it is shown too. */
  beside: (LabelledAmount & { isLarge: boolean }) | null;
  /** Of a tinted pack: what of the amount is paint, and what is tinting. */
  parts?: { paint: number; tint: number };
};

/** Null without a price, or when the viewer may not see it. */
export function personalPrice(condition: Condition, view: Pick<PriceView, 'large'>): PackPrice | null {
  const { priceExcludingTax: untaxed, priceIncludingTax: taxed, pricingUnit } = condition;
  const amounts = { excluding: untaxed?.packagingFinalPrice, including: taxed?.packagingFinalPrice };
  const [lead, second] = largeAmountsOf(view, amounts);
  const price = lead?.taxLabel === 'TTC' ? taxed : untaxed;
  if (lead === undefined || !price) return null;
  const { finalPrice, packagingRegularPrice, priceType } = price;
  const perUnit = finalPrice === null || !pricingUnit ? null : { amount: finalPrice, unit: pricingUnit };
  const small = smallAmountOf(view, amounts);
  return {
    ...lead,
    regular: packagingRegularPrice ?? undefined,
    struckFor: priceType === 'SPECIAL' ? 'contract' : 'reduction',
    perUnit: shownUnitPrice(lead.amount, perUnit),
    flap: flapLabel(condition, {}),
    beside: second ? { ...second, isLarge: true } : small && { ...small, isLarge: false },
  };
}

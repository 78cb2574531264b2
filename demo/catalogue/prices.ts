// What a product costs before tax: its promotion, then the price of each pack.
import ecoContributions from '../data/grammar/eco-contributions.json' with { type: 'json' };
import type { PriceType } from './demo-product.ts';

export type Promotion = { type: PriceType | null; percent: number };

const PROMOTION_RATES = [10, 15, 20, 25];

/** Eight products in a hundred are in promotion, three more are sold off. */
export function promotionOf(chance: number, rate: number): Promotion {
  if (chance < 0.08) return { type: 'PROMOTION', percent: PROMOTION_RATES[Math.floor(rate * 4)] ?? 0 };
  if (chance < 0.11) return { type: 'DESTOCK', percent: rate < 0.5 ? 30 : 40 };
  return { type: null, percent: 0 };
}

export type PackPrice = {
  unit_ht: number;
  public_ht: number;
  promo_unit_ht?: number;
  promo_ht?: number;
};

export function packPrice(unitPrice: number, quantity: number, promotion: Promotion): PackPrice {
  const unit = round2(unitPrice);
  const price = { unit_ht: unit, public_ht: round2(unit * quantity) };
  if (promotion.type === null) return price;
  const reduced = round2(unit * (1 - promotion.percent / 100));
  return { ...price, promo_unit_ht: reduced, promo_ht: round2(reduced * quantity) };
}

/** The visible part of the waste contribution; none where the producer keeps it inside its price. */
export function ecoContribution(
  wasteScheme: string | null,
  group: string,
  unit: string,
  quantity: number,
): number {
  const scale = ecoContributions.find(
    (row) => row.wasteScheme === wasteScheme && row.priceGroup === group && row.unit === unit,
  );
  return scale === undefined ? 0 : round2(scale.perUnit * quantity);
}

/** Half a cent goes up, as on paper: the nudge undoes what binary fractions lose. */
export function round2(value: number): number {
  return Math.round(value * 100 + 1e-6) / 100;
}

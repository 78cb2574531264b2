import { choosePrice } from './choose-price.ts';
import type { ChosenPrice, PriceOffer } from './choose-price.ts';

export type PriceTier = { quantity: number; price: ChosenPrice };

/** From which number of packs on a pack costs less than one alone, and less than from the number before. */
export function priceTiers(offer: Omit<PriceOffer, 'quantity'>): PriceTier[] {
  const thresholds = new Set(
    offer.specials.map(({ fromQuantity }) => fromQuantity).filter((from) => from > 1),
  );
  let lowest = choosePrice({ ...offer, quantity: 1 }).final.packHt;
  return [...thresholds]
    .toSorted((a, b) => a - b)
    .flatMap((quantity) => {
      const price = choosePrice({ ...offer, quantity });
      if (price.final.packHt >= lowest) return [];
      lowest = price.final.packHt;
      return [{ quantity, price }];
    });
}

import { choosePrice } from '@nuancier/domain/pricing/choose-price.ts';
import type { PublicOffer } from './public-offers.ts';

/** An article's public price, before tax. */
export type PublicPrice = {
  /** of one pack, in cents: the price before a reduction, as it may be struck */
  packHt: number;
  /** per litre, kilogram, metre or piece, in ten-thousandths of a euro */
  unitHt: number;
  /** of one pack without any reduction, in cents: what price lists and contracts go by */
  listHt: number;
  /** the one that runs that day */
  reduction: Reduction | null;
};

export type Reduction = { kind: 'PROMOTION' | 'DESTOCK'; packHt: number; unitHt: number };

export function publicPriceOf(offer: PublicOffer): PublicPrice {
  const { final, regular, type } = choosePrice({ ...offer, list: null, specials: [], quantity: 1 });
  const isReduced = type === 'PROMOTION' || type === 'DESTOCK';
  return {
    ...regular,
    listHt: offer.publicPrice.packHt,
    reduction: isReduced ? { kind: type, ...final } : null,
  };
}
